import Diagnostics
import MarkdownReading

/// The front matter of a Markdown file as a document, and where the words behind it begin.
struct FrontMatterReading {
    private(set) var node: DocumentNode?

    /// Where the front matter stands; nil where there is none.
    private(set) var frontMatter: FrontMatter?

    /// That something stands above it; who reads the file says what follows.
    private(set) var late: Diagnostic?

    /// Offset of the first byte behind it. At the end of the file where the front matter never ends.
    private(set) var bodyStart: Int

    /// - Parameter lacks: what nobody knows where it cannot be read.
    init(_ source: MarkdownSource, lacking lacks: [Cause.Basis] = [], _ findings: inout Findings) {
        let cause = lacks.isEmpty ? nil : Cause(lacks: lacks)
        switch FrontMatter.find(in: source) {
        case .none: bodyStart = source.start
        case .unclosed(let line):
            var finding = UnclosedFrontMatter.finding(at: line)
            finding.cause = cause
            findings.add(finding)
            bodyStart = source.bytes.count
        case .found(let found):
            frontMatter = found
            bodyStart = found.range.upperBound
            if found.range.lowerBound > source.start {
                late = MissingFrontMatter.late(source.range(source.start..<found.range.lowerBound))
            }
            var faults = Findings()
            node = Self.document(source, found.content, &faults)
            if node == nil { faults = faults.caused(by: cause) }
            findings.merge(faults)
        }
    }

    /// Reads YAML wherever it stands.
    static func document(
        _ source: MarkdownSource, _ range: Range<Int>, _ findings: inout Findings
    ) -> DocumentNode? {
        let (node, faults) = YAMLReading.read(source, range)
        for fault in faults { findings.add(YAMLSyntax.finding(fault)) }
        return node.map(DocumentNode.init)
    }
}

extension DocumentNode {
    init(_ node: YAMLNode) {
        self =
            switch node {
            case .scalar(let text): .scalar(text)
            case .list(let items, let range): .list(items.map(DocumentNode.init), range)
            case .map(let pairs, let range):
                .map(pairs.map { (key: $0.key, value: DocumentNode($0.value)) }, range)
            }
    }

    /// The pairs of a map as fields; nil where it is no map.
    func rawFields(_ findings: inout Findings) -> [RawField]? {
        guard case .map(let pairs, _) = self else { return nil }
        var fields: [RawField] = []
        for (key, value) in pairs {
            var values: [SourceText] = []
            switch value {
            case .scalar(let text): values = [text]
            case .list(let items, _):
                for item in items {
                    if case .scalar(let text) = item {
                        values.append(text)
                    } else {
                        findings.add(UnknownValue.shape(key.string, expected: "a list of plain values", at: item.range))
                    }
                }
            case .map(_, let range):
                findings.add(UnknownValue.shape(key.string, expected: "a plain value", at: range))
                continue
            }
            let range = SourceRange(
                key.file, key.bytes.lowerBound..<max(key.bytes.upperBound, value.range.bytes.upperBound))
            fields.append(RawField(key: key, values: values, range: range))
        }
        return fields
    }
}

import CatalogModel
import Diagnostics
import MarkdownReading

/// Reads one file of the content folder, whatever it is.
package enum ContentParsing {
    /// The largest file that is read: 32 MiB.
    package static let largestFile = 32 << 20

    /// A pure function of the bytes and the path, so that files can be read in any order and on any thread.
    ///
    /// - Parameters:
    ///   - relativePath: the path below the content folder, which decides what the file is.
    ///   - size: the bytes of the file on disk, where it was not read because it has too many.
    package static func parse(_ file: SourceFile, at relativePath: String, size: Int? = nil) -> ParsedFile {
        var findings = Findings()
        let content = content(of: file, at: relativePath, size: size ?? file.bytes.count, &findings)
        if case .entries(nil) = content {
            // Ids that stand in the file can be seen all the same, unless it was not opened.
            let lacks: [Cause.Basis] = size == nil ? [.entries] : [.entries, .ids]
            findings = findings.caused(by: Cause(lacks: lacks))
        }
        return ParsedFile(file: file, relativePath: relativePath, content: content, findings: findings)
    }

    private static func content(
        of file: SourceFile, at relativePath: String, size: Int, _ findings: inout Findings
    ) -> ParsedFile.Content {
        guard let path = ContentPath(relativePath) else { return .unrecognised }
        let isTooLarge = size > largestFile
        if isTooLarge { findings.add(FileTooLarge.finding(file, size: size)) }
        switch path {
        case .settings(let syntax): return .settings(isTooLarge ? nil : settings(file, syntax, &findings))
        case .category(let id, let syntax):
            let record = isTooLarge ? nil : record(file, "category", FileFormats.category, syntax, &findings)
            guard let record else {
                findings = findings.caused(by: Cause(lacks: [.categories], assumption: byName))
                return .category(CategoryReading.stub(id, in: file))
            }
            return .category(CategoryReading.category(record.node, id: id, description: record.body, &findings))
        case .author(let id, let syntax):
            let record = isTooLarge ? nil : record(file, "author", FileFormats.author, syntax, &findings)
            guard let record else {
                findings = findings.caused(by: Cause(assumption: byName))
                return .author(AuthorReading.stub(id, in: file))
            }
            return .author(AuthorReading.author(record.node, id: id, life: record.body, &findings))
        case .entries(.xml):
            guard !isTooLarge else { return .entries(nil) }
            let (entries, found) = XMLParsing.entries(file, at: relativePath)
            findings.merge(found)
            return .entries(entries)
        case .entries:
            return .entries(isTooLarge ? nil : MarkdownEntries.read(file, at: relativePath, &findings))
        case .ledger: return .ledger
        case .decision(let kind): return .decision(kind)
        case .policy(let kind): return .policy(kind)
        case .pack: return file.isPack || isTooLarge ? .pack : .unknownPolicy
        case .provenance: return .provenance
        case .helpResources: return .helpResources
        case .permission: return .permission
        case .evidence(let language): return .evidence(language: language)
        case .readme, .reviewedWords: return .readme
        }
    }

    private static let byName: Wording = "checked as if only the name of the file were known"

    private static func settings(
        _ file: SourceFile, _ syntax: ContentPath.Syntax, _ findings: inout Findings
    ) -> ContentSettings? {
        if syntax == .xml {
            let record = record(file, "catalog", FileFormats.settings, .xml, &findings)
            return record.map { SettingsReading.settings($0.node, &findings) }
        }
        let source = MarkdownSource(file)
        let before = findings.counts
        let node = FrontMatterReading.document(source, source.start..<source.bytes.count, &findings)
        if node == nil, findings.counts == before { findings.add(YAMLSyntax.notAMap(at: file.range)) }
        return node.map { SettingsReading.settings($0, &findings) }
    }

    /// Keys and the text behind them; nil where there are no keys.
    private static func record(
        _ file: SourceFile, _ root: String, _ declarations: [FieldDeclaration], _ syntax: ContentPath.Syntax,
        _ findings: inout Findings
    ) -> (node: DocumentNode, body: String)? {
        if syntax == .xml {
            let (node, body, found) = XMLParsing.record(file, root: root, declarations: declarations)
            findings.merge(found)
            return node.map { ($0, body) }
        }
        let body = MarkdownRecord(file, &findings)
        return body.node.map { ($0, body.text) }
    }
}

import CatalogModel
import Diagnostics
import Identity
import TestSupport

/// Content as small as the identity rules need it, read by a reader of twenty lines: block quotes, each with its list.
struct Sample {
    let files: [EntryFile]
    let ledgerFile: SourceFile?

    /// Where the findings are expected, by path.
    let marks: [String: [Int]]

    static let ledgerPath = "ids.jsonl"

    init(_ files: [(path: String, text: String)]) {
        var marks: [String: [Int]] = [:]
        var sources: [SourceFile] = []
        for (path, text) in files.sorted(by: { $0.path < $1.path }) {
            let marked = MarkedText(text)
            sources.append(SourceFile(path: path, text: marked.text))
            if !marked.marks.isEmpty { marks[path] = marked.marks }
        }
        self.marks = marks
        ledgerFile = sources.first { $0.path == Self.ledgerPath }
        self.files = sources.filter { $0.path != Self.ledgerPath }.map(Self.read)
    }

    init(_ markdown: String, ledger: String = "") {
        self.init([("messages/a.md", markdown), (Self.ledgerPath, ledger)])
    }

    /// What all rules of identity find.
    func findings(
        unread: [SourceFile] = [], recognise: MessageRecogniser = { _, _ in RecognisedMessages() }
    ) -> [Diagnostic] {
        var findings = Findings()
        let ledger = Ledger(reading: ledgerFile, &findings)
        IdentityCheck.check(
            files, ledger: ledger, unread: unread, recognise: recognise, &findings)
        return findings.kept.sorted()
    }

    private static func read(_ file: SourceFile) -> EntryFile {
        var entries: [Entry] = []
        var text: SourceText?
        var fields: [Field] = []
        var end = 0
        func finish() {
            guard let quote = text else { return }
            let range = SourceRange(file, quote.bytes.lowerBound - 2..<end)
            entries.append(
                Entry(text: quote, attribution: nil, fields: Fields(fields), common: Fields(), range: range))
            (text, fields) = (nil, [])
        }
        for line in 1...file.lineStarts.count {
            let bytes = file.bytesOfLine(line)
            let content = file.text(bytes)
            if content.hasPrefix("> ") {
                finish()
                text = SourceText(
                    String(content.dropFirst(2)), in: file, bytes: bytes.lowerBound + 2..<bytes.upperBound)
                end = bytes.upperBound
            } else if content.hasPrefix("- "), let colon = content.utf8.firstIndex(of: UInt8(ascii: ":")) {
                let keyEnd = bytes.lowerBound + content.utf8.distance(from: content.startIndex, to: colon)
                let key = EntryField(rawValue: String(content.dropFirst(2)[..<colon]))!
                let value = keyEnd + 2..<bytes.upperBound
                fields.append(
                    Field(
                        key, at: SourceRange(file, bytes.lowerBound + 2..<keyEnd),
                        values: [SourceText(file.text(value), in: file, bytes: value)]))
                end = bytes.upperBound
            }
        }
        finish()
        return EntryFile(file: file, syntax: .markdown, common: Fields(), items: entries.map { .entry($0) })
    }
}

/// The text of a file after the edits of one solution.
func applying(_ solution: Diagnostic.Solution) -> String {
    var bytes = solution.replacements[0].range.file.bytes
    for replacement in solution.replacements.sorted(by: { $0.range > $1.range }) {
        bytes.replaceSubrange(replacement.range.bytes, with: replacement.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
}

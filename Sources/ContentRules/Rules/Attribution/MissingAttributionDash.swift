import CatalogModel
import Diagnostics

/// The line that names the author begins with a dash.
struct MissingAttributionDash: TextRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "missing-attribution-dash",
        summary: "The line under a quotation that names its author begins with a dash.",
        why: """
            Without the dash the name is read as the end of the words: apps would show an encouragement that ends \
            in 'Mark Twain', and nobody would find it among his quotations.
            """,
        severity: .warningThenError,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed\n",
            "> Ask Ada Brook. Or ask the river.\n",
            "> Begin where you are. Ada Brook did.\n",
        ],
        rejects: [
            "> Begin where you are.\n>\n> ↓Ada Brook\n",
            "> Begin where you are.\n> ↓Ada Brook, Small Lamps 3\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.attribution == nil, let tail = Self.tail(of: text) else { return }
        let name = text.part(tail)
        guard let author = Self.author(that: name, begins: catalog) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: text.range(tail), .noDash(author),
                solutions: [.init(.putDash)]))
    }

    /// What follows the last sentence or the last line break, if it is as short as a name with a work may be.
    private static func tail(of text: ScannedText) -> Range<Int>? {
        let bytes = text.bytes
        guard let last = bytes.last, last != UInt8(ascii: "."), last != UInt8(ascii: "!"), last != UInt8(ascii: "?")
        else { return nil }
        let longest = 200
        var start = bytes.count
        while start > max(0, bytes.count - longest) {
            let byte = bytes[start - 1]
            if byte == UInt8(ascii: "\n") { return start..<bytes.count }
            if byte == UInt8(ascii: " "), start > 1, isSentenceEnd(bytes[start - 2]), start < bytes.count {
                return start..<bytes.count
            }
            start -= 1
        }
        return nil
    }

    private static func isSentenceEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }

    /// Who bears the whole name, or the name in front of the first comma.
    private static func author(that name: String, begins catalog: CatalogContext) -> String? {
        let beforeComma = name.split(separator: ",", maxSplits: 1).first.map(String.init) ?? name
        for (_, author) in catalog.authors {
            let names = [author.name.value] + author.aliases.map(\.text.value)
            if names.contains(where: { $0 == name || $0 == beforeComma }) { return author.name.value }
        }
        return nil
    }
}

extension Wording {
    fileprivate static func noDash(_ author: String) -> Wording {
        "text ends with '\(author)' as if the name belonged to the words"
    }
    fileprivate static let putDash: Wording =
        "write it as a paragraph of its own that begins with a dash: '>', then '> — NAME'"
}

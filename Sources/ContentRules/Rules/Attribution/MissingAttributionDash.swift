import CatalogModel
import Diagnostics
import TextNormalisation

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
            "> Begin where you are.\\\n> Go on from there.\n",
            "> Begin where you are.\n>\n> Your Lamp\n\n- kind: message\n",
        ],
        rejects: [
            "> Begin where you are.\n>\n> ↓Ada Brook\n",
            "> Begin where you are.\n> ↓Ada Brook, Small Lamps 3\n",
            "> Begin where you are.\n>\n> ↓by Ada Brook\n",
            "> Begin where you are. ↓(Ada Brook)\n",
            "> Begin where you are.\n>\n> ↓Zeno of Citium\n",
            "> “Begin where you are.” ↓Zeno of Citium\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let tail = Tail(of: text, entry, in: catalog) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: text.range(tail.whole), .noDash(text.part(tail.name)),
                solutions: [
                    .makeAttribution(
                        text, tail.space.lowerBound..<tail.name.lowerBound,
                        end: tail.name.upperBound < tail.whole.upperBound
                            ? tail.name.upperBound..<tail.whole.upperBound : nil)
                ]))
    }

    /// Whether the rule has something to say.
    static func finds(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext) -> Bool {
        Tail(of: text, entry, in: catalog) != nil
    }

    /// A name at the end of the words.
    private struct Tail {
        /// Blanks in front of it.
        let space: Range<Int>

        /// With "by" and brackets.
        let whole: Range<Int>
        let name: Range<Int>

        /// Nil where the entry is credited to somebody, or does not end with a name.
        init?(of text: ScannedText, _ entry: Entry, in catalog: CatalogContext) {
            guard !entry.isCredited, let start = Self.start(of: text) else { return nil }
            let bytes = text.bytes
            var space = start
            while space > 0, bytes[space - 1] == 0x20 || bytes[space - 1] == 0x0A { space -= 1 }
            guard space > 0 else { return nil }
            self.space = space..<start
            whole = start..<bytes.count
            let name = Self.name(in: whole, bytes)
            self.name = name
            let words = text.part(name)
            let bearer = words.split(separator: ",", maxSplits: 1).first.map(String.init) ?? words
            if catalog.authorsByName[words] != nil || catalog.authorsByName[bearer] != nil { return }
            // A name that nobody knows is one where it stands by itself, and nobody has said what the entry is.
            guard entry.fields[.kind] == nil, NameShape.looksLikeName(bearer),
                bytes[start - 1] == 0x0A || Self.quotes(text, before: space)
            else { return nil }
        }

        /// Behind the last sentence or the last line break, where what follows is as short as a name with a work may be.
        private static func start(of text: ScannedText) -> Int? {
            let bytes = text.bytes
            guard let last = bytes.last, !isSentenceEnd(last) else { return nil }
            let longest = 200
            for start in stride(from: bytes.count - 1, to: max(1, bytes.count - longest), by: -1) {
                if bytes[start - 1] == 0x0A { return start }
                guard bytes[start - 1] == 0x20, let before = text.scalar(before: start - 1) else { continue }
                if before.isASCII ? isSentenceEnd(UInt8(before.value)) : "”»“。…".unicodeScalars.contains(before) {
                    return start
                }
            }
            return nil
        }

        private static func isSentenceEnd(_ byte: UInt8) -> Bool { ".!?\"".utf8.contains(byte) }

        /// Without "by", brackets and marks that were meant as emphasis.
        private static func name(in whole: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
            var name = whole
            for word in ["by ", "By "] where bytes[name].starts(with: word.utf8) {
                name = name.lowerBound + word.utf8.count..<name.upperBound
            }
            while name.count > 2, let first = bytes[name].first, let last = bytes[name].last,
                first == UInt8(ascii: "(") && last == UInt8(ascii: ")") || "*_".utf8.contains(first) && first == last
            {
                name = name.lowerBound + 1..<name.upperBound - 1
            }
            return name
        }

        /// Whether the words before a place are a quotation as a whole.
        private static func quotes(_ text: ScannedText, before end: Int) -> Bool {
            WholeQuotation.isOne(text.bytes[..<end])
        }
    }
}

extension Wording {
    fileprivate static func noDash(_ author: String) -> Wording {
        "text ends with '\(author)' as if the name belonged to the words"
    }
}

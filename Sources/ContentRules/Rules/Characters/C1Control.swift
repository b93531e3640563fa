import Diagnostics

/// Text holds no control characters that were meant as Windows-1252.
struct C1Control: CharacterRule {
    static let about = RuleDescription(
        id: "c1-control",
        summary: "Text holds no control characters between U+0080 and U+009F.",
        why: """
            Nobody types them: the text was Windows-1252 and was read as Latin-1. In Windows-1252 the same bytes are \
            quotation marks, dashes and the ellipsis, which readers now miss.
            """,
        accepts: ["> Acting like you don’t care is not letting it go.\n", "> Wait… what?\n"],
        rejects: [
            "> Acting like you don↓⟨U+0092⟩t care is not letting it go.\n",
            "> ↓⟨U+0093⟩Wait↓⟨U+0085⟩↓⟨U+0094⟩ is a word.\n", "> Lost↓⟨U+0081⟩.\n",
        ])

    static let needs: TextTraits = .c1Control

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var misread = MisreadUTF8.runs(in: text)[...]
        for placed in text.scalars where (0x80...0x9F).contains(placed.scalar.value) {
            // Half of a wrongly read character is reported with the other half.
            while let run = misread.first, run.bytes.upperBound <= placed.start { misread.removeFirst() }
            if misread.first?.bytes.contains(placed.start) == true { continue }
            findings.add(Self.diagnostic(placed, in: text))
        }
    }

    private static func diagnostic(_ placed: PlacedScalars.Element, in text: ScannedText) -> Diagnostic {
        let range = text.range(placed.bytes)
        let word = text.wordShowing(placed.bytes)
        let meant = Windows1252.scalar(UInt8(placed.scalar.value))
        guard meant.value >= 0xA0 else {
            return Diagnostic(
                about, at: range, .found(word), solutions: [.init(.remove, [text.replacement(placed.bytes, with: "")])])
        }
        return Diagnostic(
            about, at: range, .windows1252(word, String(meant), codePoint(meant)),
            solutions: [.init(.write(String(meant)), [text.replacement(placed.bytes, with: String(meant))])])
    }
}

extension Wording {
    fileprivate static func found(_ word: String) -> Wording { "control character in '\(word)'" }

    fileprivate static func windows1252(_ word: String, _ meant: String, _ codePoint: String) -> Wording {
        "control character in '\(word)'; in Windows-1252 it is '\(meant)' \(codePoint)"
    }

    fileprivate static func write(_ meant: String) -> Wording { "write '\(meant)'" }
    fileprivate static let remove: Wording = "remove it"
}

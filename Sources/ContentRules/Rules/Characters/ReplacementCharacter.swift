import Diagnostics

/// No character of a text has been lost.
struct ReplacementCharacter: CharacterRule {
    static let about = RuleDescription(
        id: "replacement-character",
        summary: "Text holds no replacement character.",
        why: """
            U+FFFD stands where some program met a byte it could not read. The character is gone; only somebody who \
            looks the text up can put it back.
            """,
        accepts: ["> Don’t look back.\n", "> What is this? A question mark.\n"],
        rejects: ["> Don↓⟨U+FFFD⟩t look back.\n", "> Caf↓⟨U+FFFD⟩⟨U+FFFD⟩ society.\n"])

    static let needs: TextTraits = .replacement

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: { $0.value == 0xFFFD }) {
            var solutions: [Diagnostic.Solution] = []
            if Self.isApostrophe(run, in: text) {
                solutions.append(.init(.writeApostrophe, [text.replacement(run, with: "’")]))
            }
            solutions.append(.init(.lookUp))
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.wordShowing(run)), solutions: solutions))
        }
    }

    /// Whether what is left is an English contraction: `don�t`, `it�s`, `we�re`.
    private static func isApostrophe(_ run: Range<Int>, in text: ScannedText) -> Bool {
        guard let before = text.scalar(before: run.lowerBound), before.isLatinLetter else { return false }
        let rest = text.scalars(from: run.upperBound).prefix { $0.scalar.isLetter }.map(\.scalar)
        var ending = ""
        ending.unicodeScalars.append(contentsOf: rest)
        return ["t", "s", "d", "m", "re", "ve", "ll"].contains(ending)
    }
}

extension Wording {
    fileprivate static func found(_ word: String) -> Wording { "a character was lost in '\(word)'" }
    fileprivate static let writeApostrophe: Wording = "write an apostrophe"
    fileprivate static let lookUp: Wording = "look the text up and write the character that was there"
}

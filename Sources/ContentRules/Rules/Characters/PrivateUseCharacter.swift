import Diagnostics

/// Text holds only characters that mean the same everywhere.
struct PrivateUseCharacter: CharacterRule {
    static let about = RuleDescription(
        id: "private-use-character",
        summary: "Text holds no characters of private use.",
        why: """
            What such a character looks like depends on one font on one computer: a logo on one telephone is an empty \
            box on all others. Bullets and smileys pasted from a word processor are often of this sort.
            """,
        accepts: ["> • First, breathe.\n", "> An apple 🍎 a day.\n"],
        rejects: ["> ↓⟨U+F0B7⟩ First, breathe.\n", "> Think ↓⟨U+F8FF⟩ different.\n", "> Odd ↓⟨U+100000⟩ sign.\n"])

    static let needs: TextTraits = .uncommon

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: { $0.value >= 0xE000 && $0.properties.generalCategory == .privateUse }) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.codePoints(run)),
                    solutions: [.init(.replace), .init(.remove, [text.replacement(run, with: "")])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ codePoints: String) -> Wording {
        "\(codePoints) is of private use and looks different on every device"
    }

    fileprivate static let replace: Wording = "write what it showed on your screen as a common character"
    fileprivate static let remove: Wording = "remove it"
}

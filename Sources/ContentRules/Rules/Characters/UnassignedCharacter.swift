import Diagnostics

/// Text holds only characters that exist.
struct UnassignedCharacter: CharacterRule {
    static let about = RuleDescription(
        id: "unassigned-character",
        summary: "Every code point in a text is a character.",
        why: """
            No font has a picture for a code point that Unicode has not assigned, or has set aside as no character \
            at all; it is the trace of damaged data.
            """,
        accepts: ["> 勇気は恐れの中にある。\n", "> Courage, dear heart 🫶.\n"],
        rejects: ["> Courage↓⟨U+FFFE⟩, dear heart.\n", "> Courage ↓⟨U+0378⟩ counts.\n"])

    static let needs: TextTraits = .uncommon

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: \.isUnassigned) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.codePoints(run)),
                    solutions: [.init(.remove, [text.replacement(run, with: "")])]))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isUnassigned: Bool { value >= 0x378 && properties.generalCategory == .unassigned }
}

extension Wording {
    fileprivate static func found(_ codePoints: String) -> Wording { "\(codePoints) is no character" }
    fileprivate static let remove: Wording = "remove it"
}

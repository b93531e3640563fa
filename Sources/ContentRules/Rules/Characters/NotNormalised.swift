import Diagnostics

/// Letters are written as one character where there is one.
struct NotNormalised: CharacterRule {
    static let about = RuleDescription(
        id: "not-normalised",
        summary: "A letter with its marks is written as one character where there is one.",
        why: """
            'é' can be one character or an 'e' with an accent behind it. They look the same, but search and the \
            comparison of texts see two words; the catalog keeps the composed form, Unicode's NFC.
            """,
        severity: .note,
        accepts: ["> Café society.\n", "> q⟨U+0303⟩ has no character of its own.\n"],
        rejects: ["> Caf↓e⟨U+0301⟩ society.\n", "> か↓は⟨U+3099⟩ん.\n", "> Twenty ↓⟨U+212B⟩ wide.\n"])

    static let needs: TextTraits = .combining

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var offset = 0
        for character in text.string {
            let start = offset
            offset += character.utf8.count
            guard character.utf8.count > 1, let composed = Composition.of(character) else { continue }
            let range = start..<offset
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(range), .found(String(composed), text.codePoints(range)),
                    solutions: [.init(.compose, [text.replacement(range, with: String(composed))])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ composed: String, _ points: String) -> Wording {
        "'\(composed)' is written as \(points), not as one character"
    }

    fileprivate static let compose: Wording = "write it as one character"
}

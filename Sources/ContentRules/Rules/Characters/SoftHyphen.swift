import Diagnostics

/// Text holds no soft hyphens.
struct SoftHyphen: CharacterRule {
    static let about = RuleDescription(
        id: "soft-hyphen",
        summary: "Text holds no soft hyphens.",
        why: """
            A soft hyphen is invisible until a line happens to end there; it splits the word for search and for the \
            comparison of texts. Apps hyphenate by themselves.
            """,
        severity: .warning,
        accepts: ["> A well-known path is still a path.\n", "> Unbelievable, but true.\n"],
        rejects: ["> Un↓⟨U+00AD⟩believ↓⟨U+00AD⟩able, but true.\n", "> Be brave.↓⟨U+00AD⟩\n"])

    static let needs: TextTraits = .format

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: { $0.value == 0xAD }) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.wordShowing(run)),
                    solutions: [.init(.remove, [text.replacement(run, with: "")])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ word: String) -> Wording { "soft hyphen in '\(word)'" }
    fileprivate static let remove: Wording = "remove it"
}

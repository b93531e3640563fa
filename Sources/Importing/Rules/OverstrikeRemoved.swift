import Diagnostics

/// Bold and underlined letters made by backspacing become plain letters.
enum OverstrikeRemoved {
    static let about = RuleDescription(
        id: "overstrike-removed",
        summary: "Letters printed over each other become one plain letter.",
        why: "Outside a line printer the backspaces show as boxes, and the letters twice.",
        severity: .warning,
        accepts: [RuleExample("import/fortunes", "Go on.\n%\n")],
        rejects: [RuleExample("import/fortunes", "Go ↓_⟨08⟩o_⟨08⟩n.\n%\n")])

    static func diagnostic(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range,
            count == 1 ? "letter printed over another read once" : "\(count) letters printed over others read once")
    }
}

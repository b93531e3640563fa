import Diagnostics

/// Terminal colours are no part of a text.
enum AnsiEscapeRemoved {
    static let about = RuleDescription(
        id: "ansi-escape-removed",
        summary: "Escape sequences for terminals are taken out of the text.",
        why: "Outside a terminal they show as [31m and the like.",
        severity: .warning,
        accepts: [RuleExample("import/fortunes", "Go on.\n%\n")],
        rejects: [RuleExample("import/fortunes", "Go ↓⟨1B⟩[1mon.\n%\n")])

    static func diagnostic(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range,
            count == 1 ? "terminal escape sequence taken out" : "\(count) terminal escape sequences taken out")
    }
}

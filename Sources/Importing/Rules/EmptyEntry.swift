import Diagnostics

/// Two separators do not follow each other.
enum EmptyEntry {
    static let about = RuleDescription(
        id: "empty-entry",
        summary: "Something stands between two lines of %.",
        why: "Programs that show fortunes would show an empty one.",
        severity: .warning,
        accepts: [RuleExample("import/fortunes", "Go on.\n%\nAnd on.\n%\n")],
        rejects: [RuleExample("import/fortunes", "Go on.\n%\n↓%\nAnd on.\n")])

    /// - Parameter range: the second separator with its line end.
    static func diagnostic(at range: SourceRange, removing line: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "empty entry: nothing stands between two separators",
            solutions: [.init("remove one of the two", [.init(line, with: "")])])
    }
}

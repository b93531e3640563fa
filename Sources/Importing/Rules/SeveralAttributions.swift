import Diagnostics

/// One entry has one author.
enum SeveralAttributions {
    static let about = RuleDescription(
        id: "several-attributions",
        summary: "An entry names one author.",
        why: "An entry that joins quotes of several people would be credited to the last of them.",
        severity: .warning,
        accepts: [RuleExample("import/fortunes", "Go on.\n\t\t-- Ada Brook\n%\n")],
        rejects: [
            RuleExample("import/fortunes", "Go on.\n\t\t↓-- Ada Brook\n\nAnd on.\n\t\t-- Ben Cole\n%\n")
        ])

    static func diagnostic(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "entry holds \(count) attributions; it is kept whole and without an author",
            solutions: [.init("make each of its quotes an entry of its own")])
    }
}

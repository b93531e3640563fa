import Diagnostics

/// A file's name has no space where nobody sees it.
enum FileName {
    static let about = RuleDescription(
        id: "file-name",
        summary: "A file's name has no space at its ends.",
        why: "Nobody sees the space, and links to the file break on it.",
        severity: .warning,
        accepts: [RuleExample("import/ada brook.md", "---\nquote: Go on.\n---\n")],
        rejects: [RuleExample("import/ada brook .md", "↓---\nquote: Go on.\n---\n")])

    static func diagnostic(_ name: String, better: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            about, at: SourceRange(file, 0..<0), "file name '\(name)' has a space before its ending or at an end",
            solutions: [.init("rename it to '\(better)'")])
    }
}

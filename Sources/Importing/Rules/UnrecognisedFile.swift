import Diagnostics

/// Every file of an imported folder is of a known format.
enum UnrecognisedFile {
    static let about = RuleDescription(
        id: "unrecognised-file",
        summary: "Every file of a folder is one that the format knows.",
        why: "A quote in a file without .md at its end would be left out, and nobody would notice.",
        accepts: [RuleExample("import/mobius.md", "---\nquote: Go on.\n---\n")],
        rejects: [RuleExample("import/mobius", "↓---\nquote: Go on.\n---\n")])

    /// - Parameter ending: what the files of the format end in.
    static func diagnostic(_ name: String, ending: String, isRead: Bool, in file: SourceFile) -> Diagnostic {
        let fate: Wording = isRead ? "it is read all the same" : "it is not read"
        return Diagnostic(
            about, at: SourceRange(file, 0..<0), "file '\(name)' does not end in \(ending); \(fate)",
            solutions: isRead
                ? [.init("rename it to '\(name)\(ending)'")] : [.init("import it on its own, or remove it")])
    }
}

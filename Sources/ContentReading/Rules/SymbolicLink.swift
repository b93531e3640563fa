import Diagnostics

/// A symbolic link lies in the content folder.
enum SymbolicLink {
    // Examples are texts, and a link is none.
    static let about = RuleDescription(
        id: "symbolic-link",
        summary: "The content folder holds files and folders, no symbolic links.",
        why: "A link can lead out of the folder: then a build would depend on files that nobody reviewed.",
        accepts: ["> The way there is made of ways.\n"],
        rejects: [])

    static func finding(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: place, "this is a symbolic link, which is not followed",
            solutions: [.init("put the file itself in its place")])
    }
}

import Diagnostics

/// A file lies in the content folder that nobody would read.
enum UnreachableFile {
    static let about = RuleDescription(
        id: "unreachable-file",
        summary: "Every file of the content folder has a name and a place by which it is read.",
        why: """
            A file named 'Courage.MD' or put one folder too high would be passed over, entries and all, while its \
            author believes it published.
            """,
        accepts: [RuleExample("messages/courage/stairs.md", "---\ncategory: courage\n---\n\n> One stair.\n")],
        rejects: [
            RuleExample("messages/courage/stairs.markdown", "↓> One stair.\n"),
            RuleExample("messages/courage/stairs.md.txt", "↓> One stair.\n"),
            RuleExample("messages/courage/stairs .md", "↓> One stair.\n"),
            RuleExample("categories/Great Courage.md", "↓---\ntitle: Great courage\n---\n"),
        ])

    /// - Parameters:
    ///   - better: a path under which it would be read.
    ///   - isTaken: whether a path names something that exists.
    static func finding(
        _ path: String, _ better: String?, isTaken: (String) -> Bool, at place: SourceRange
    ) -> Diagnostic {
        var solutions: [Diagnostic.Solution] = []
        if let better {
            solutions.append(
                isTaken(better)
                    ? .init("move its entries to '\(better)', which exists")
                    : .init("rename it to '\(better)'"))
        }
        solutions.append(.init("remove it from the content folder"))
        let hint: Wording = better.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(about, at: place, "'\(path)' is not read by anything\(hint)", solutions: solutions)
    }

    /// A pipe, socket or device.
    static func special(at place: SourceRange) -> Diagnostic {
        Diagnostic(about, at: place, "this is no regular file", solutions: [.init("remove it from the content folder")])
    }

    /// A name with control characters, or one that is not UTF-8.
    static func misnamed(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: place, "the name holds a character that no name of a file should have",
            solutions: [.init("rename it, with letters, digits and hyphens")])
    }
}

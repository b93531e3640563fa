import CatalogModel
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
            RuleExample("messages/courage/stairs.docx", "↓> One stair.\n"),
            RuleExample("decisions/duplicate.yml", "↓[]\n"),
            RuleExample("policy/righst.yml", "↓doubt: 1\n"),
        ])

    /// - Parameter isTaken: whether a path names something that exists.
    static func finding(
        _ path: String, _ advice: PathAdvice, isTaken: (String) -> Bool, at place: SourceRange
    ) -> Diagnostic {
        let remove = Diagnostic.Solution("remove it from the content folder")
        switch advice {
        case .rename(let better):
            return Diagnostic(
                about, at: place, "'\(path)' is not read by anything; did you mean '\(better)'?",
                solutions: [renaming(to: better, isTaken), remove])
        case .copy(let original):
            return Diagnostic(
                about, at: place, "'\(path)' is not read by anything; it looks like a copy of '\(original)'",
                solutions: [.init("remove it; the history of the folder keeps what was before")])
        case .document(let better):
            return Diagnostic(
                about, at: place, "'\(path)' is a word processor's file; messages are plain text",
                solutions: [
                    .init(
                        isTaken(better)
                            ? "copy its words into '\(better)', which exists"
                            : "copy its words into a text file '\(better)'"),
                    remove,
                ])
        case .unknown(let known):
            let hint: Wording = known.isEmpty ? "" : "; its folder holds \(anyOf: known)"
            return Diagnostic(about, at: place, "'\(path)' is not read by anything\(hint)", solutions: [remove])
        }
    }

    /// A `.yml` of `policy/` that neither has a name that the tool knows nor is a pack.
    static func policy(_ file: ParsedFile, near: String?, isTaken: (String) -> Bool) -> Diagnostic {
        let hint: Wording = near.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            about, at: SourceRange(file.file, 0..<0),
            """
            '\(file.relativePath)' is not read by anything: it is none of \(anyOf: PolicyKind.allCases.map(\.path)), \
            and no pack of rules, which begins with 'pack:'\(hint)
            """,
            solutions: (near.map { [renaming(to: $0, isTaken)] } ?? []) + [
                .init("begin it with 'pack:' if it is a pack"), .init("remove it from the content folder"),
            ],
            // A policy that is misspelt is read all the same, so that what it forbids is not allowed meanwhile.
            cause: near.flatMap { isTaken($0) ? nil : Cause(assumption: assumption($0)) })
    }

    /// Several files of a folder that would be read if the folder had another name.
    static func folder(
        _ name: String, _ better: String, files: Int, isTaken: (String) -> Bool, at place: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            about, at: place,
            "the \(counted(files, "file")) of the folder '\(name)' are not read by anything; did you mean '\(better)'?",
            solutions: [
                .init(
                    isTaken(better)
                        ? "move its files to the folder '\(better)'" : "rename the folder to '\(better)'")
            ])
    }

    static func assumption(_ better: String) -> Wording { "checked as if it were '\(better)'" }

    private static func renaming(to better: String, _ isTaken: (String) -> Bool) -> Diagnostic.Solution {
        isTaken(better)
            ? .init("move its entries to '\(better)', which exists") : .init("rename it to '\(better)'")
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

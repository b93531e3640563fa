import CatalogModel
import Diagnostics

/// A work has a place of its own.
struct WorkInAuthorName: AuthorNameRule {
    static let about = RuleDescription(
        id: "work-in-author-name",
        summary: "The work stands beside the author's name, not in it.",
        why: "Apps list authors and works apart; together in one field they make a new author of every book.",
        severity: .nameFault,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
            RuleExample(files: [
                ("authors/king.md", "---\nname: Martin Luther King, Jr.\ndied: 1968\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — Martin Luther King\\, Jr.\n\n- status: attributed\n"
                ),
            ]),
        ],
        rejects: [
            """
            > Begin where you are.
            >
            > — Ada Brook Jr.\\, ↓A Testament of Lamps: The Essential Writings

            - status: attributed
            """,
            "> Begin where you are.\n>\n> — Noor Elm\\, ↓\\, said the lamp to the road.\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .work(let proper, let work) = name.fault else {
            return
        }
        let (author, title) = (name.part(proper), name.part(work))
        findings.add(
            Diagnostic(
                Self.about, at: name.range(work), .looksLikeWork(title),
                solutions: [.init(.split(author, title), split(entry, name, author, title))]))
    }

    /// In Markdown, where the title can be put between stars right behind the name.
    private func split(
        _ entry: Entry, _ name: FaultyAuthorName, _ author: String, _ title: String
    ) -> [Diagnostic.Replacement] {
        guard let attribution = entry.attribution, attribution.work == nil, attribution.author?.isReference == false,
            name.written.file.path.hasSuffix(".md")
        else { return [] }
        return [name.replacement(with: "\(author), *\(title)*")]
    }
}

extension Wording {
    fileprivate static func looksLikeWork(_ title: String) -> Wording {
        "'\(title)' in the author's name looks like a work"
    }
    fileprivate static func split(_ author: String, _ title: String) -> Wording {
        "name '\(author)' as the author and '\(title)' as the work"
    }
}

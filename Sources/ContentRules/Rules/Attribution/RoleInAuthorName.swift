import CatalogModel
import Diagnostics

/// What somebody was is no part of the name.
struct RoleInAuthorName: AuthorNameRule {
    static let about = RuleDescription(
        id: "role-in-author-name",
        summary: "An author's name comes without title, occupation and years.",
        why: "They make one person two, and belong into the author's file, where they are said once for all.",
        severity: .nameFault,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample(files: [
                ("authors/dr-seuss.md", "---\nname: Dr. Seuss\ndied: 1991\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — Dr. Seuss\n\n- status: attributed\n"
                ),
            ]),
        ],
        rejects: [
            "> Begin where you are.\n>\n> — Ada Brook\\, ↓inventor.\n\n- status: attributed",
            """
            > Begin where you are.
            >
            > — Ada Brook\\, ↓management consultant\\, educator\\, and author.

            - status: attributed
            """,
            "> Begin where you are.\n>\n> — ↓Dr. Ada Brook\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .role(let proper, let role) = name.fault else {
            return
        }
        findings.add(
            Diagnostic(
                Self.about, at: name.range(role), .isNoName(name.part(role)),
                solutions: [
                    .init(.writeOnly(name.part(proper)), [name.replacement(with: name.part(proper))])
                ]))
    }
}

extension SeverityByPhase {
    /// A name that can be put right by hand in a moment; but nothing is released under a name that nobody bears.
    static let nameFault = SeverityByPhase(draft: .warning, review: .warning, release: .error)
}

extension Wording {
    fileprivate static func isNoName(_ role: String) -> Wording { "'\(role)' is no part of the author's name" }
    fileprivate static func writeOnly(_ name: String) -> Wording { "write '\(name)'" }
}

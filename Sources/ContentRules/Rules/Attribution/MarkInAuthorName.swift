import CatalogModel
import Diagnostics

/// A name begins and ends with the name.
struct MarkInAuthorName: AuthorNameRule {
    static let about = RuleDescription(
        id: "mark-in-author-name",
        summary: "No dash, blank, quotation mark or full stop stands at the ends of an author's name.",
        why: "To a program '–Ada Brook' is another author than 'Ada Brook'.",
        severity: .nameFault,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample(files: [
                ("authors/c-k.md", "---\nname: Noor C. K.\ndied: 1950\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — Noor C. K.\n\n- status: attributed\n"
                ),
            ]),
        ],
        rejects: [
            "> Begin where you are.\n>\n> — ↓–Ada Brook\n\n- status: attributed",
            "> Begin where you are.\n>\n> — Ada Brook↓.\n\n- status: attributed",
            "> Begin where you are.\n>\n> — ↓“Ada Brook”\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .mark(let mark, let proper) = name.fault else {
            return
        }
        findings.add(
            Diagnostic(
                Self.about, at: name.range(mark), .isNoName(name.part(mark)),
                solutions: [
                    .init(.writeOnly(name.part(proper)), [name.replacement(with: name.part(proper))])
                ]))
    }
}

extension Wording {
    fileprivate static func isNoName(_ mark: String) -> Wording {
        mark.allSatisfy(\.isWhitespace)
            ? "a blank stands at the author's name" : "'\(mark)' is no part of the author's name"
    }
    fileprivate static func writeOnly(_ name: String) -> Wording { "write '\(name)'" }
}

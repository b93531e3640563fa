import CatalogModel
import Diagnostics

/// An author is a person, not an account.
struct UserHandleAsAuthor: AuthorNameRule {
    static let about = RuleDescription(
        id: "user-handle-as-author",
        summary: "An author is called by a name, not by an account or an address.",
        why: "An account says who passed the words on. Who wrote them is another question, and mostly an open one.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample(files: [
                ("authors/u2.md", "---\nname: U2\nkind: collective\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — U2\n\n- status: attributed\n"
                ),
            ]),
        ],
        rejects: [
            "> Nothing is foolproof.\n>\n> — ↓/u/c00yt825\n\n- status: attributed",
            "> Begin where you are.\n>\n> — Noor ↓@noor.elm\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .handle(let handle) = name.fault else { return }
        findings.add(
            Diagnostic(
                Self.about, at: name.range(handle), .isAccount(name.part(handle)),
                solutions: [.init(.writeName), .init(.sayAnonymous)]))
    }
}

extension Wording {
    fileprivate static func isAccount(_ handle: String) -> Wording {
        "'\(handle)' is an account or address, not a name"
    }
    fileprivate static let writeName: Wording = "write the name of the person"
    fileprivate static let sayAnonymous: Wording =
        "write 'attributedTo: Anonymous' and 'status: anonymous' in place of the author"
}

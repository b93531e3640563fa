import CatalogModel
import Diagnostics

/// An author whom the catalog may not print is not printed.
struct DeniedAuthor: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "denied-author",
        summary: "No entry quotes an author whose file says 'deny'.",
        why: "Somebody asked not to be quoted, or the editors decided so; the author's file says why.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample("authors/noor-elm.md", noor("policy:\n  deny: false\n  reason: asked and answered\n")),
        ],
        rejects: [
            RuleExample(files: [
                ("authors/noor-elm.md", noor(denied)),
                ("messages/courage/a.md", quoting("↓Noor Elm")),
            ]),
            RuleExample(files: [
                ("authors/noor-elm.md", noor(denied)),
                ("messages/courage/a.md", quoting("[↓Noor Elm](../../authors/noor-elm.md)")),
            ]),
        ])

    private static let denied = "policy:\n  deny: true\n  reason: asked not to be quoted\n"

    private static func noor(_ policy: String) -> String { "---\nname: Noor Elm\ndied: 1950\n\(policy)---\n" }

    private static func quoting(_ author: String) -> String {
        "---\ncategory: courage\n---\n\n> Begin where you are.\n>\n> — \(author)\n\n- status: attributed\n"
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let mention = entry.attribution?.author, let author = mention.id.flatMap({ catalog.authors[$0] }),
            let denied = author.denied
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: mention.written.range, .mayNotBeQuoted(author.name.value, denied.value),
                notes: [.init(at: denied.range, .decidedHere)], solutions: [.init(.removeEntry)]))
    }
}

extension Wording {
    fileprivate static func mayNotBeQuoted(_ name: String, _ reason: String) -> Wording {
        reason.isEmpty ? "the catalog may not quote \(name)" : "the catalog may not quote \(name): \(reason)"
    }
    fileprivate static let decidedHere: Wording = "decided here"
    fileprivate static let removeEntry: Wording = "remove the entry"
}

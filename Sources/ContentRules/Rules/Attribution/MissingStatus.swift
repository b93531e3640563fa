import CatalogModel
import Diagnostics

/// A quote says how sure it is who said it.
struct MissingStatus: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "missing-status",
        summary: "A quote says how sure it is who said it: 'status: sourced', 'attributed' and so on.",
        why: "Famous names collect words they never said; readers deserve to know what somebody has checked.",
        severity: .warningThenError,
        goesBy: [.field("status")],
        consequence: .init(one: "entry of this file has no status", many: "entries of this file have no status"),
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            "---\ncategory: courage\nstatus: attributed\n---\n\n> Begin where you are.\n>\n> — Ada Brook",
            "> One stair, then the next.",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — ↓Ada Brook",
            "> ↓Fall seven times, stand up eight.\n\n- kind: quote\n- attributedTo: Japanese proverb",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        // Whose words they are comes first; and of nobody's the status says just that.
        guard entry.status == nil, entry.isCredited, NobodyAsAuthor.name(in: entry) == nil else { return }
        let place = entry.attribution.map { $0.author?.written.range ?? $0.range } ?? entry.text.range
        findings.add(
            Diagnostic(Self.about, at: place, .noStatus, solutions: [.init(.addSourced), .init(.addAttributed)]))
    }
}

extension Wording {
    fileprivate static let noStatus: Wording = "quote has no status"
    fileprivate static let addSourced: Wording =
        "add 'status: sourced' if you have seen the work and give the place in it"
    fileprivate static let addAttributed: Wording = "add 'status: attributed' if others say so"
}

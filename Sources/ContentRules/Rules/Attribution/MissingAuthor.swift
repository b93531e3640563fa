import CatalogModel
import Diagnostics

/// A quote names whoever said it.
struct MissingAuthor: EntryRule {
    static let about = RuleDescription(
        id: "missing-author",
        summary: "A quote names its author, or says to whom it is attributed.",
        why: "Every app prints the author under the words; without one that line stays empty.",
        accepts: [
            "> Begin where you are.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed",
            "> Fall seven times, stand up eight.\n\n- kind: quote\n- attributedTo: Japanese proverb\n- status: proverb",
            "> One stair, then the next.",
        ],
        rejects: [
            "> ↓Begin where you are.\n\n- kind: quote\n- status: attributed",
            "> ↓Begin where you are.\n> Then go on.\n\n- kind: quote\n- character: The Baker\n- status: fictional",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .quote, entry.attribution?.author.map(\.written.string.isEmpty) ?? true,
            entry[.attributedTo] == nil
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: entry.attribution?.range ?? entry.text.range, .noAuthor,
                solutions: [.init(.nameAuthor), .init(.sayAttributedTo), .init(.makeMessage)]))
    }
}

extension Wording {
    fileprivate static let noAuthor: Wording = "quote has no author"
    fileprivate static let nameAuthor: Wording = "add a last paragraph '— NAME' to the quotation"
    fileprivate static let sayAttributedTo: Wording =
        "add 'attributedTo:' where nobody in particular is known, such as 'Japanese proverb'"
    fileprivate static let makeMessage: Wording = "say 'kind: message' if it was written for this catalog"
}

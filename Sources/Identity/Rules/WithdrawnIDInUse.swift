import CatalogModel
import Diagnostics

/// What was withdrawn or merged stays so.
enum WithdrawnIDInUse {
    static let about = RuleDescription(
        id: "withdrawn-id-in-use",
        summary: "No entry carries an id that the ledger has ended.",
        why: """
            Apps were told that the message is no longer there and may have erased or replaced it. The same id cannot \
            come back for another text, nor for the same.
            """,
        accepts: ["> Small steps count.\n\n- id: q000000000000\n"],
        rejects: [
            RuleExample(files: [
                (
                    "ids.jsonl",
                    #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                        + "\n" + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"nobody liked it"}"#
                        + "\n"
                ),
                (
                    "messages/courage/example.md",
                    "---\ncategory: courage\n---\n\n> Small steps count.\n\n- id: ↓q000000000000\n"
                ),
            ])
        ])

    static func check(_ content: IdentifiedContent, ledger: Ledger, _ findings: inout Findings) {
        for id in ledger.retiredIDs {
            for place in content.byID[id] ?? [] { report(content.places[place], id, ledger, &findings) }
        }
    }

    private static func report(
        _ place: IdentifiedContent.Place, _ id: MessageID, _ ledger: Ledger, _ findings: inout Findings
    ) {
        guard let field = place.entry.fields[.id], let written = field.values.first,
            let retirement = ledger.retirement(of: id)
        else { return }
        let end: Wording
        switch retirement.fate {
        case .moved(let target): end = "merged into '\(target.string)' on \(retirement.on.description)"
        case .gone: end = "withdrawn on \(retirement.on.description)"
        }
        findings.add(
            Diagnostic(
                about, at: written.range, "id '\(id.string)' was \(end)",
                notes: [.init(at: retirement.range, "the ledger says why: \(retirement.reason)")],
                solutions: [
                    .init(
                        "remove the id; the tool gives the entry a new one",
                        [IDPlacement.removing(field, place.syntax)]),
                    .init("remove the entry"),
                ]))
    }
}

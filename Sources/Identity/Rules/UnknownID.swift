import CatalogModel
import Diagnostics

/// Ids come from the tool.
enum UnknownID {
    static let about = RuleDescription(
        id: "unknown-id",
        summary: "Every id was given by the tool.",
        why: """
            Ids are minted by the tool and never typed, so that no two messages ever share one. The last character of \
            an id checks the others: a mistyped or invented id is noticed here.
            """,
        accepts: ["> Small steps count.\n\n- id: q000000000000\n", "> Small steps count.\n"],
        rejects: [
            "> Small steps count.\n\n- id: ↓q000000000001\n",
            "> Small steps count.\n\n- translationOf: ↓q111111111111\n",
        ])

    static func check(
        _ content: IdentifiedContent, ledger: Ledger, lost: [Ledger.Publication], _ findings: inout Findings
    ) {
        for place in content.places {
            if let field = place.entry.fields[.id], let written = field.values.first {
                check(written, field, place.syntax, ledger: ledger, lost: lost, &findings)
            }
            if let original = place.entry.value(.translationOf) {
                checkOriginal(original, content, ledger: ledger, &findings)
            }
        }
    }

    private static func check(
        _ written: SourceText, _ field: Field, _ syntax: EntryFile.Syntax, ledger: Ledger,
        lost: [Ledger.Publication], _ findings: inout Findings
    ) {
        let id = MessageID(written.string)
        if let id, id.isMinted || ledger[id] != nil || ledger.retirement(of: id) != nil { return }
        let meant = Suggestion.nearest(to: written.string, among: lost.map(\.id.string), limit: 1).filter {
            Suggestion.editDistance(Array($0), Array(written.string), atMost: 2) <= 2
        }
        let restoring = meant.map { id in
            Diagnostic.Solution("write the former id '\(id)'", [.init(written.range, with: id)])
        }
        // Of what is no id at all the check of values has told.
        if id == nil, restoring.isEmpty { return }
        findings.add(
            Diagnostic(
                about, at: written.range,
                id == nil
                    ? "'\(written.string)' is not an id; the tool gives ids"
                    : "id '\(written.string)' was not given by the tool; a character may be mistyped",
                solutions: restoring + [
                    .init(
                        "remove the id; the tool gives the entry one", [IDPlacement.removing(field, syntax)])
                ]))
    }

    private static func checkOriginal(
        _ written: SourceText, _ content: IdentifiedContent, ledger: Ledger, _ findings: inout Findings
    ) {
        let id = MessageID(written.string)
        if let id, content.byID[id] != nil || ledger[id] != nil { return }
        let near = Suggestion.nearest(to: written.string, among: content.byID.keys.map(\.string), limit: 1)
        findings.add(
            Diagnostic(
                about, at: written.range,
                near.isEmpty
                    ? "no entry has the id '\(written.string)' that this one is said to translate"
                    : "no entry has the id '\(written.string)'; did you mean \(anyOf: near)?",
                solutions: near.map { .init("write '\($0)'", [.init(written.range, with: $0)]) }))
    }
}

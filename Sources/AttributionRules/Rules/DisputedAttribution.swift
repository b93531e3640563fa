import CatalogModel
import Diagnostics

/// A quotation of which nobody is sure who said it is printed only where the catalog's policy lets it.
enum DisputedAttribution {
    static let about = RuleDescription(
        id: "disputed-attribution",
        summary: "A disputed quotation is printed only if policy/attribution.yml says 'disputed: allowed'.",
        why: """
            Some catalogs show doubt beside the words, others print nothing that is in doubt. That is decided once, \
            for all entries, and not by whoever adds one.
            """,
        severity: .warningThenError,
        accepts: [
            PolicyExample.files(
                by: "Ada Brook", disputed, policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(by: "Ada Brook", policies: []),
        ],
        rejects: [
            PolicyExample.files(by: "Ada Brook", disputed.replacingFirst("disputed", with: "↓disputed"), policies: []),
            PolicyExample.files(
                by: "Ada Brook", disputed.replacingFirst("disputed", with: "↓disputed"),
                policies: [(PolicyExample.policyPath, "disputed: refused\n")]),
        ])

    private static let disputed = "- status: disputed\n- statusNote: Not in her letters.\n"

    static func diagnostic(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            about, at: entry.placeOfStatus, .notAllowed, solutions: [.init(.findOut), .init(.remove), .init(.allow)])
    }
}

extension Wording {
    fileprivate static let notAllowed: Wording = "disputed quotations are not printed in this catalog"
    fileprivate static let findOut: Wording = "find out who said it, and name work and place"
    fileprivate static let remove: Wording = "remove the entry"
    fileprivate static let allow: Wording =
        "if doubtful words may be printed with their note, write 'disputed: allowed' into policy/attribution.yml"
}

import CatalogModel
import Diagnostics

/// What is said to be free is not known to be protected.
enum PublicDomainClaimContradicted {
    static let about = RuleDescription(
        id: "public-domain-claim-contradicted",
        summary: "Words that are said to be in the public domain are not protected where the catalog is published.",
        why: """
            Whoever has the rights can ask for money, and have a release taken down. Years decide, not age: a new \
            translation of an old text is as protected as a new book.
            """,
        goesBy: [.setting("asOf"), .setting("jurisdictions")],
        consequence: .init(one: "quotation seems not to be free", many: "quotations seem not to be free"),
        accepts: [
            RightsExamples.example(
                died: 1950,
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- licence: LicenseRef-PublicDomain\n"),
            RightsExamples.example(
                died: 1970, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- credit: Noor Elm, Letters\n"),
        ],
        rejects: [
            RightsExamples.example(
                died: 1970,
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- licence: ↓LicenseRef-PublicDomain\n"),
            RightsExamples.example(
                died: 1956,
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- rightsBasis: ↓public-domain\n"),
        ])

    static func check(_ quote: WorkUse.Quote, _ findings: inout Findings) {
        guard quote.rights.claimsPublicDomain, let result = quote.rights.result, result.state == .protected else {
            return
        }
        let entry = quote.entry
        // A claim of the whole file is right for the other entries.
        let claim =
            entry.fields[.rightsBasis]?.values.first?.range ?? entry.fields[.licence]?.values.first?.range
            ?? entry.attribution.map { $0.author?.written.range ?? $0.range } ?? entry.text.range
        findings.add(
            Diagnostic(
                about, at: claim, .contradicted(result.sentence), solutions: [.init(.quote), .init(.remove)]))
    }
}

extension Wording {
    fileprivate static func contradicted(_ sentence: String) -> Wording {
        "this is said to be free, but is \(sentence)"
    }
    fileprivate static let quote: Wording =
        "say 'licence: LicenseRef-Quotation' and add 'credit:', if it is a short quotation"
    fileprivate static let remove: Wording = "correct the years in the author's file, or remove the entry"
}

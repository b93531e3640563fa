import CatalogModel
import Diagnostics

/// A quotation of protected words says whose they are.
enum MissingCredit {
    static let about = RuleDescription(
        id: "missing-credit",
        summary: "A quotation of protected words has a credit line.",
        why: "The right to quote ends where the source is not named.",
        severity: .warningThenError,
        goesBy: [.field("credit")],
        accepts: [
            RightsExamples.example(
                died: 1970, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- credit: Noor Elm, Letters\n"),
            RightsExamples.example(died: 1950, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n"),
        ],
        rejects: [
            RightsExamples.example(died: 1970, "> Begin where you are.\n>\n> — ↓Noor Elm, *Letters* 3\n"),
            RightsExamples.example(
                died: 1970, "> Begin where you are.\n>\n> — ↓Noor Elm\n\n- licence: LicenseRef-Quotation\n"),
        ])

    static func check(_ quote: WorkUse.Quote, _ findings: inout Findings) {
        let entry = quote.entry
        // Whoever believes the words to be free is told that they are not, and what to do about it.
        guard quote.rights.result?.state == .protected, quote.rights.basis == .quotation,
            !quote.rights.claimsPublicDomain, entry[.credit] == nil
        else { return }
        let place = entry.attribution.map { $0.author?.written.range ?? $0.range } ?? entry.text.range
        findings.add(
            Diagnostic(about, at: place, .noCredit(quote.rights.result!.sentence), solutions: [.init(.credit)]))
    }
}

extension Wording {
    fileprivate static func noCredit(_ sentence: String) -> Wording {
        "quotation has no credit line, and is \(sentence)"
    }
    fileprivate static let credit: Wording = "add 'credit:' with author, work, publisher and year"
}

import CatalogModel
import Diagnostics

/// The rules about rights, and about the languages and licences by which they are told.
package enum RightsRules {
    package static let all: [RuleDescription] = [
        InvalidLanguage.about, InvalidLicence.about, MalformedRightsPolicy.about, MissingCredit.about,
        PublicDomainClaimContradicted.about, QuotationBudgetExceeded.about, UnknownRights.about,
    ]

    /// Asks all of them about the catalog.
    ///
    /// - Parameter phase: none of them depends on it; levels are applied afterwards.
    package static func check(_ content: Content, _ findings: inout Findings) {
        InvalidLanguage.check(content, &findings)
        InvalidLicence.check(content, &findings)
        let policy = RightsPolicy(of: content.policies, &findings)
        let calculator = RightsCalculator(settings: content.settings, authors: content.authors, policy: policy)
        let uses = WorkUse.all(in: content, calculator)
        UnknownRights.check(uses, content, calculator, &findings)
        for use in uses {
            for quote in use.quotes {
                PublicDomainClaimContradicted.check(quote, &findings)
                MissingCredit.check(quote, &findings)
            }
            if let budget = policy.quotation { QuotationBudgetExceeded.check(use, budget, &findings) }
        }
    }
}

/// What the examples of these rules share.
enum RightsExamples {
    static let settings = """
        name: Small Lamps
        audience: 12-90
        languages: [en]
        licence: CC-BY-4.0
        asOf: 2026-11-21
        jurisdictions: [US, EU]
        moods: [tired, sad]

        """

    static let policy = """
        publicDomain:
          - {id: proverb, in: [US, EU], case: proverb, free: always, source: "Directive 2006/116/EC, article 1(3)"}
          - {id: us-published, in: [US], published: -1977, free: published + 96, source: 17 U.S.C. 304}
          - {id: eu, in: [EU], free: death + 71, source: "Directive 2006/116/EC, article 1"}
        quotation: {wordsPerQuote: 8, wordsPerWork: 12, quotesPerWork: 2, quotesPerScreenWork: 1}

        """

    /// An author with two works.
    static func noor(died: some CustomStringConvertible) -> String {
        """
        ---
        name: Noor Elm
        died: \(died)
        works:
          - {id: letters, title: Letters, type: letter, year: 1920}
          - {id: lamps, title: Lamps, type: poem, year: 1921}
        ---

        """
    }

    static func example(died: some CustomStringConvertible, _ entries: String) -> RuleExample {
        RuleExample(files: [
            ("catalog.yml", settings), ("policy/rights.yml", policy), ("authors/noor-elm.md", noor(died: died)),
            ("messages/courage/a.md", "---\ncategory: courage\nstatus: attributed\n---\n\n" + entries),
        ])
    }
}

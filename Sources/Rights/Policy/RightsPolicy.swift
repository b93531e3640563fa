import CatalogModel
import Diagnostics

/// What `policy/rights.yml` says: when words are free, and how much may be quoted while they are not.
package struct RightsPolicy: Sendable {
    /// In the order in which they are asked.
    package var rows: [TermRow] = []

    /// Nil where no budget is given; then none is kept.
    package var quotation: QuotationBudget?

    /// Years by which a doubtful year may be wrong, either way.
    package var doubt = 0

    package init() {}

    /// The policy among the files of `policy/`; an empty one where there is none or it cannot be read.
    package init(of files: [PolicyKind: SourceFile], _ findings: inout Findings) {
        if let file = files[.rights] { self = RightsPolicyReader.read(file, &findings) }
    }
}

/// One row of the table of terms.
package struct TermRow: Sendable {
    package var id: Located<String>
    package var jurisdictions: [Jurisdiction]

    /// Conditions; nil where the row asks for nothing.
    package var rightsCase: RightsCase?
    package var published: YearSpan?
    package var died: YearSpan?
    package var isDeathKnown: Bool?

    /// Whether somebody must have said how the special case is known.
    package var needsEvidence: Bool

    /// The first to end counts.
    package var terms: [Term]

    /// Where the row was read; nil where nobody has looked it up, and then it decides nothing.
    package var source: String?

    /// When words are free.
    package enum Term: Hashable, Sendable {
        case always
        /// From so many years after the year of something on.
        case after(Event, years: Int)
    }

    package enum Event: String, Hashable, Sendable, CaseIterable {
        case published, created, death
    }
}

/// How much of a protected work may be quoted without asking, over the whole catalog.
package struct QuotationBudget: Hashable, Sendable {
    package var wordsPerQuote: Int
    package var wordsPerWork: Int
    package var quotesPerWork: Int

    /// For films and series.
    package var quotesPerScreenWork: Int
}

import CatalogModel
import Diagnostics
import TextMatching

/// Says what speaks against making one record of two that say the same, and reports what becomes of them.
struct MergeChecks {
    /// Whether the records are under review.
    let isReview: Bool

    /// The day that a proposed line of the ledger bears.
    let asOf: CalendarDay?

    /// - Returns: whether the two may become one.
    func check(
        _ member: DedupeRecord, against canonical: DedupeRecord, edits: [NamedEdit], _ findings: inout Findings
    ) -> Bool {
        var objections: [Diagnostic] = []
        switch AuthorComparison(canonical.author, member.author) {
        case .same: break
        case .spellingVariant: findings.add(AuthorSpellingVariant.diagnostic(canonical, member))
        case .different: objections.append(ConflictingAttribution.diagnostic(canonical, member))
        }
        if let conflict = ConflictingAge.diagnostic(canonical, member) { objections.append(conflict) }
        if canonical.isPublished, member.isPublished {
            objections.append(
                DuplicateQuote.bothPublished(member, into: canonical, edits: edits, isDecided: false, asOf: asOf))
        }
        findings.add(contentsOf: objections)
        if objections.isEmpty {
            findings.add(DuplicateQuote.merged(member, into: canonical, edits: edits, isReview: isReview))
        }
        return objections.isEmpty
    }

    /// The same for two of which an editor has said that they are the same: whatever spoke against it was considered,
    /// but nobody has told the people who have the one that goes.
    func checkDecided(
        _ member: DedupeRecord, into canonical: DedupeRecord, edits: [NamedEdit], _ findings: inout Findings
    ) -> Bool {
        guard canonical.isPublished, member.isPublished else { return true }
        findings.add(DuplicateQuote.bothPublished(member, into: canonical, edits: edits, isDecided: true, asOf: asOf))
        return false
    }

    /// The two in the order in which they stand, so that the later is reported and the earlier noted.
    static func inOrder(_ one: DedupeRecord, _ other: DedupeRecord) -> (earlier: DedupeRecord, later: DedupeRecord) {
        one.range < other.range ? (one, other) : (other, one)
    }
}

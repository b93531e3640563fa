import Diagnostics
import TextMatching

/// Says what speaks against making one record of two that say the same, and reports what becomes of them.
enum MergeChecks {
    /// - Returns: whether the two may become one.
    static func check(
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
            objections.append(DuplicateQuote.bothPublished(canonical, member, edits: edits))
        }
        findings.add(contentsOf: objections)
        if objections.isEmpty { findings.add(DuplicateQuote.merged(member, into: canonical, edits: edits)) }
        return objections.isEmpty
    }

    /// The two in the order in which they stand, so that the later is reported and the earlier noted.
    static func inOrder(_ one: DedupeRecord, _ other: DedupeRecord) -> (earlier: DedupeRecord, later: DedupeRecord) {
        one.range < other.range ? (one, other) : (other, one)
    }
}

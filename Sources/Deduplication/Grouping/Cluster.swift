import Diagnostics
import TextNormalisation

/// Records that say the same, and the one of them that stays.
package struct Cluster: Sendable {
    /// The record that stays, as its place among the records.
    package let canonical: Int

    /// The others, by id.
    package let members: [Member]

    package struct Member: Sendable {
        /// Its place among the records.
        package let record: Int

        /// What turns the canonical text into this one; empty if they are equal, or joined only by an editor.
        package let edits: [Edit]

        /// Whether it went into the canonical record; if not, something speaks against it and was reported.
        package let isMerged: Bool
    }

    /// Names the edits, and reports what is merged and what cannot be.
    ///
    /// - Parameter ordered: the canonical record, then the others.
    init(
        _ ordered: [Int], of records: [DedupeRecord], forms: [NormalForm], decided: DecidedPairs,
        _ findings: inout Findings
    ) {
        let canonical = ordered[0]
        self.canonical = canonical
        members = ordered.dropFirst().sorted().map { member in
            let isEqual = forms[member] == forms[canonical]
            let edits = isEqual ? EditNaming.edits(records[canonical].text, records[member].text) : []
            // A decided pair has been reported before, and answered.
            let isMerged =
                decided.areSame(member, canonical)
                || MergeChecks.check(records[member], against: records[canonical], edits: edits, &findings)
            return Member(record: member, edits: edits, isMerged: isMerged)
        }
    }
}

import Diagnostics
import TextMatching

/// Makes one record of those that say the same, where nothing speaks against it.
struct Merging {
    let source: any RecordSource
    let texts: MatchTexts
    let decided: DecidedPairs

    /// Reports what is merged and what cannot be.
    ///
    /// - Parameter ordered: for each cluster the places of its records, the canonical one first.
    func clusters(of ordered: [[Int]], _ names: inout AuthorNames, _ findings: inout Findings) -> [Cluster] {
        ordered.map { records in
            let canonical = records[0]
            let members = records.dropFirst().map { member in
                // A decided pair has been reported before, and answered.
                let isMerged = decided.areSame(member, canonical) || isMergeable(member, canonical, &names, &findings)
                return Cluster.Member(record: member, isMerged: isMerged)
            }
            return Cluster(canonical: canonical, members: members)
        }
    }

    private func isMergeable(
        _ member: Int, _ canonical: Int, _ names: inout AuthorNames, _ findings: inout Findings
    ) -> Bool {
        // Of a flood of records only the first are shown, and the rest need not be made.
        let file = source.file(of: member)
        switch names.plainComparison(canonical, member) {
        case .same:
            if findings.count(DuplicateQuote.about.id, unlessRoomIn: file) { return true }
        case .different:
            if findings.count(ConflictingAttribution.about.id, unlessRoomIn: file) { return false }
        case .spellingVariant, nil: break
        }
        let verdict = EditNamer(texts).verdict(canonical, member)
        return MergeChecks.check(
            source.record(member), against: source.record(canonical),
            edits: verdict.relation == .distinct ? [] : verdict.edits, &findings)
    }
}

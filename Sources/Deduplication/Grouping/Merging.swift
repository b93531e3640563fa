import Diagnostics
import TextMatching

/// Makes one record of those that say the same, where nothing speaks against it.
struct Merging {
    let source: any RecordSource
    let texts: MatchTexts
    let decided: DecidedPairs
    let checks: MergeChecks

    /// Whether anybody wants to hear of a pair.
    let isAsked: (Int, Int) -> Bool

    /// Reports what is merged and what cannot be.
    ///
    /// - Parameter ordered: for each cluster the places of its records, the canonical one first.
    func clusters(of ordered: [[Int]], _ names: inout AuthorNames, _ findings: inout Findings) -> [Cluster] {
        ordered.map { records in
            let canonical = records[0]
            let members = records.dropFirst().map { member in
                if isAsked(member, canonical) {
                    return Cluster.Member(record: member, isMerged: isMergeable(member, canonical, &names, &findings))
                }
                var unasked = Findings()
                return Cluster.Member(record: member, isMerged: isMergeable(member, canonical, &names, &unasked))
            }
            return Cluster(canonical: canonical, members: members)
        }
    }

    private func isMergeable(
        _ member: Int, _ canonical: Int, _ names: inout AuthorNames, _ findings: inout Findings
    ) -> Bool {
        if decided.areSame(member, canonical) {
            guard source.isPublished(member), source.isPublished(canonical) else { return true }
            return checks.checkDecided(
                source.record(member), into: source.record(canonical), edits: edits(member, canonical), &findings)
        }
        // Of a flood of records only the first are shown, and the rest need not be made.
        let file = source.file(of: member)
        switch names.plainComparison(canonical, member) {
        case .same:
            if findings.count(DuplicateQuote.about.id, unlessRoomIn: file) { return true }
        case .different:
            if findings.count(ConflictingAttribution.about.id, unlessRoomIn: file) { return false }
        case .spellingVariant, nil: break
        }
        return checks.check(
            source.record(member), against: source.record(canonical), edits: edits(member, canonical), &findings)
    }

    private func edits(_ member: Int, _ canonical: Int) -> [NamedEdit] {
        if texts.haveEqualBytes(canonical, member) { return [] }
        var namer = EditNamer(texts)
        let verdict = namer.verdict(canonical, member)
        return verdict.relation == .distinct ? [] : verdict.edits
    }
}

import Diagnostics
import TextMatching

/// Makes one record of those that say the same, where nothing speaks against it.
struct Merging {
    let source: any RecordSource
    let texts: MatchTexts
    let decided: DecidedPairs
    let checks: MergeChecks

    /// Names the edits, and reports what is merged and what cannot be.
    ///
    /// - Parameter ordered: for each cluster the places of its records, the canonical one first.
    func clusters(of ordered: [[Int]], _ workers: Workers, _ findings: inout Findings) -> [Cluster] {
        let namer = EditNamer(texts)
        let edits = workers.mapRanges(of: 0..<ordered.count, atLeast: 64) { range in
            range.map { number in
                ordered[number].dropFirst().map { Self.edits(namer, texts, ordered[number][0], $0) }
            }
        }.flatMap(\.self)
        return zip(ordered, edits).map { records, edits in
            let canonical = records[0]
            let members = zip(records.dropFirst(), edits).map { member, edits in
                let isMerged = isMergeable(member, canonical, edits, &findings)
                var kinds: [EditKind] = []
                for edit in edits where !kinds.contains(edit.kind) { kinds.append(edit.kind) }
                return Cluster.Member(record: member, edits: kinds, isMerged: isMerged)
            }
            return Cluster(canonical: canonical, members: members)
        }
    }

    private static func edits(_ namer: EditNamer, _ texts: MatchTexts, _ canonical: Int, _ member: Int) -> [NamedEdit] {
        if texts.haveEqualBytes(canonical, member) { return [] }
        let verdict = namer.verdict(canonical, member)
        return verdict.relation == .distinct ? [] : verdict.edits
    }

    private func isMergeable(
        _ member: Int, _ canonical: Int, _ edits: [NamedEdit], _ findings: inout Findings
    ) -> Bool {
        if decided.areSame(member, canonical) {
            guard source.isPublished(member), source.isPublished(canonical) else { return true }
            return checks.checkDecided(
                source.record(member), into: source.record(canonical), edits: edits, &findings)
        }
        if source.agreeBesidesText(member, canonical) {
            // Of a flood of records only the first are shown, and the rest need not be made.
            if findings.count(DuplicateQuote.about.id, unlessRoomIn: source.file(of: member)) { return true }
        }
        return checks.check(
            source.record(member), against: source.record(canonical), edits: edits, &findings)
    }
}

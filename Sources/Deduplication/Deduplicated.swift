import Diagnostics
import TextNormalisation

/// What comparing a set of records with each other came to.
///
/// Nothing gets lost: every record that went in is kept, merged into one that is kept, or rejected.
package struct Deduplicated: Sendable {
    /// The records that were compared, by id.
    package let records: [DedupeRecord]

    /// Clusters of two or more, by the id of the canonical record.
    package let clusters: [Cluster]

    /// What stays, by id, with the sources and categories of everything that was merged into it.
    package let kept: [DedupeRecord]

    /// How many records went into others.
    package let merged: Int

    /// Records that were not compared because another one has their id.
    package let rejected: [DedupeRecord]
    package let findings: Findings

    /// - Parameter limit: how many diagnostics of one rule to keep for one file.
    package init(
        _ input: [DedupeRecord], decisions: [Decision] = [], keeping limit: Int = Findings.keptPerRuleAndFile
    ) {
        var findings = Findings(keeping: limit)
        let set = RecordSet(input, &findings)
        let forms = NormalForm.all(of: set.records.lazy.map(\.text))
        for (record, form) in zip(set.records, forms) where form.basis == .nothing {
            findings.add(NoComparableText.diagnostic(record))
        }
        let decided = DecidedPairs(decisions, in: set, forms: forms, &findings)
        let builder = ClusterBuilder(
            records: set.records, groups: ExactGroups(set.records, forms: forms), decided: decided)
        let clusters = builder.clusters().map { members in
            Cluster(members, of: set.records, forms: forms, decided: decided, &findings)
        }.sorted { $0.canonical < $1.canonical }
        decided.reportContradictions(in: clusters, &findings)

        records = set.records
        rejected = set.rejected
        self.clusters = clusters
        merged = clusters.reduce(0) { $0 + $1.members.count { $0.isMerged } }
        kept = Self.kept(of: set.records, clusters)
        self.findings = findings
    }

    private static func kept(of records: [DedupeRecord], _ clusters: [Cluster]) -> [DedupeRecord] {
        var isMerged = [Bool](repeating: false, count: records.count)
        var canonicals: [Int: DedupeRecord] = [:]
        for cluster in clusters {
            var canonical = records[cluster.canonical]
            for member in cluster.members where member.isMerged {
                isMerged[member.record] = true
                canonical.take(from: records[member.record])
            }
            canonicals[cluster.canonical] = canonical
        }
        return records.indices.lazy.filter { !isMerged[$0] }.map { canonicals[$0] ?? records[$0] }
    }
}

extension DedupeRecord {
    /// Adds what another record knows of the same words.
    fileprivate mutating func take(from other: DedupeRecord) {
        for source in other.sources where !sources.contains(source) { sources.append(source) }
        for category in other.categories where !categories.contains(category) { categories.append(category) }
    }
}

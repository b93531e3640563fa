import AttributionRules
import CatalogModel
import Deduplication
import Diagnostics
import Identity
import TextMatching

/// Finds entries that say the same and merges them, as far as editors have not decided otherwise.
package enum DedupeStage {
    /// - Parameters:
    ///   - phase: in a review, whoever repeats something is told to take it out.
    ///   - frozen: the words to go by; nil for those of the content.
    package static func stage(
        _ parallelism: Parallelism, phase: Phase, frozen: WordCounts? = nil
    ) -> Stage<Validated, DistinctContent> {
        Stage(.dedupe) { validated in
            var input = Input(validated, parallelism, phase: phase)
            input.options.frozen = frozen
            let result = Deduplicated(input.records, decisions: input.decisions, input.options)
            return .init(
                DistinctContent(
                    content: input.content, ledger: validated.ledger, minted: input.minted, result: result),
                input.findings(with: result), asked: deduplicationRulesOfFolders)
        }
    }

    /// The same for what is new or changed since an index was saved.
    static func comparison(
        with index: OpenIndex, _ parallelism: Parallelism, phase: Phase
    ) -> Stage<Validated, Comparison> {
        Stage(.dedupe) { validated in
            let input = Input(validated, parallelism, phase: phase)
            let comparison = try OpenIndex.reading(index.path) { () throws(IndexFault) in
                try Comparison(
                    of: RecordArray(input.records), with: index.index, path: index.path, .everything,
                    decisions: input.decisions, input.options)
            }
            return .init(
                comparison, input.findings(with: comparison.result), asked: deduplicationRulesOfFolders)
        }
    }

    /// What is compared, and how.
    private struct Input {
        let content: Content
        let minted: MintedIDs
        let records: [DedupeRecord]
        let decisions: [Decision]
        var options: Deduplicated.Options
        private let findings: Findings

        init(_ validated: Validated, _ parallelism: Parallelism, phase: Phase) {
            var content = validated.content
            minted = MintedIDs(for: &content, ledger: validated.ledger)
            var findings = Findings()
            decisions = content.decisions[.duplicates].map { DecisionReader.read($0, &findings) } ?? []
            records = ContentRecords.records(of: content, published: Set(validated.ledger.ids.map(\.string)))
            options = .init(
                isThorough: true, workers: Workers(parallelism.workers), isReview: phase == .review,
                asOf: content.settings.asOf)
            self.content = content
            self.findings = findings
        }

        /// Of entries with one id the check of ids has told, and it knows which of them is the copy.
        func findings(with result: Deduplicated) -> Findings {
            var findings = findings
            findings.merge(
                result.findings.compactMap {
                    // An entry without words has a finding of its own.
                    let isEmpty = $0.rule == "no-comparable-text" && $0.range.bytes.isEmpty
                    return $0.rule == "repeated-record-id" || isEmpty ? nil : $0
                })
            return ConflictExplanation.adding(to: findings, of: content)
        }
    }
}

/// Content in which every entry has an id, and what is known of those that say the same.
package struct DistinctContent: Sendable {
    package var content: Content
    package var ledger: Ledger
    package var minted: MintedIDs
    package var result: Deduplicated

    /// What a stage file says of merges that an earlier run of this step made.
    package var earlier: [MessageID: StageRecord.Additions] = [:]

    /// Where each merged entry went.
    package var mergedInto: [MessageID: MessageID] {
        var merged = mergedHere
        for (target, additions) in earlier {
            for id in additions.merged.compactMap({ MessageID($0) }) { merged[id] = target }
        }
        return merged
    }

    /// The merges of this run.
    var mergedHere: [MessageID: MessageID] {
        var merged: [MessageID: MessageID] = [:]
        for cluster in result.clusters {
            guard let target = MessageID(result.source.id(cluster.canonical)) else { continue }
            for member in cluster.members where member.isMerged {
                if let id = MessageID(result.source.id(member.record)) { merged[id] = target }
            }
        }
        return merged
    }
}

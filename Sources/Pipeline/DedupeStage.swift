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
            var findings = Findings()
            var content = validated.content
            let minted = MintedIDs(for: &content, ledger: validated.ledger)
            let decisions = content.decisions.filter { $0.path.hasSuffix("duplicates.yml") }
                .flatMap { DecisionReader.read($0, &findings) }
            let records = ContentRecords.records(of: content, published: Set(validated.ledger.ids.map(\.string)))
            let result = Deduplicated(
                records, decisions: decisions,
                .init(
                    isThorough: true, workers: Workers(parallelism.workers), frozen: frozen,
                    isReview: phase == .review, asOf: content.settings.asOf))
            // Of entries with one id the check of ids has told, and it knows which of them is the copy.
            findings.merge(result.findings.compactMap { $0.rule == "repeated-record-id" ? nil : $0 })
            return .init(
                DistinctContent(content: content, ledger: validated.ledger, minted: minted, result: result), findings)
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

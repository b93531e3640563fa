import CatalogModel
import Diagnostics
import Identity
import Rights
import Suitability
import Tagging

/// Makes messages of entries: applies the declared category, ages and moods, and checks them.
package enum TagStage {
    package static func stage(_ parallelism: Parallelism) -> Stage<DistinctContent, TaggedContent> {
        Stage(.tag) { distinct in
            let merged = distinct.mergedInto
            let additions = distinct.additions.mapValues {
                Tagger.Additions(sources: $0.sources, categories: $0.categories)
            }
            let content = distinct.content
            let (suitability, faults) = SuitabilityContext.load(content)
            let calculator = RightsCalculator(content)
            let tagger = Tagger(
                settings: content.settings, categories: content.categories, authors: content.authors,
                suitability: suitability
            ) { entry in
                let rights = EntryRights(of: entry, calculator)
                return Message.Rights(basis: rights.basis, reason: rights.sentence)
            }
            var malformed = Findings()
            let evidence = TagEvidence(content, &malformed)
            let parts = try await parallelism.map(content.files) { file in
                Tagged(
                    file, tagger, evidence: EntryTagger(evidence, content),
                    isKept: { entry in entry.id.map { merged[$0] == nil } ?? true },
                    additions: additions)
            }
            let tagged = Tagged(parts, of: content, suitability)
            var findings = tagged.findings
            let ids = Set(content.files.lazy.flatMap(\.entries).compactMap(\.id)).union(distinct.ledger.ids)
            ReadingWithoutEntry.check(suitability.readings, isKnown: ids.contains, &findings)
            findings.merge(faults)
            findings.merge(malformed)
            return .init(
                TaggedContent(
                    distinct: distinct, messages: tagged.messages, ratings: tagged.ratings, suitability: suitability,
                    overrideStates: tagged.overrideStates, merged: merged), findings,
                asked: suitability.asked + taggingRules)
        }
    }
}

/// The messages of the catalog, ready to be written.
package struct TaggedContent: Sendable {
    package var distinct: DistinctContent
    package var messages: [Message]

    /// For which ages each message is and why, by id.
    package var ratings: [Tagged.Rated]
    package var suitability: SuitabilityContext

    /// What has become of overrides, by their numbers.
    package var overrideStates: [Int: OverrideAudit.State]

    /// Where each merged entry went.
    package var merged: [MessageID: MessageID]
}

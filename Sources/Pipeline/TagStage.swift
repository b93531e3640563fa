import CatalogModel
import Diagnostics
import Identity
import Tagging

/// Makes messages of entries: applies the declared category, ages and moods, and checks them.
package enum TagStage {
    package static func stage() -> Stage<DistinctContent, TaggedContent> {
        Stage(.tag) { distinct in
            let merged = distinct.mergedInto
            var additions: [MessageID: Tagger.Additions] = [:]
            for record in distinct.result.kept where record.sources.count + record.categories.count > 0 {
                guard !merged.isEmpty, let id = MessageID(record.id) else { continue }
                additions[id] = Tagger.Additions(sources: record.sources, categories: record.categories)
            }
            let tagged = Tagged(
                distinct.content, isKept: { entry in entry.id.map { merged[$0] == nil } ?? true }, additions: additions)
            return .init(
                TaggedContent(distinct: distinct, messages: tagged.messages, merged: merged), tagged.findings)
        }
    }
}

/// The messages of the catalog, ready to be written.
package struct TaggedContent: Sendable {
    package var distinct: DistinctContent
    package var messages: [Message]

    /// Where each merged entry went.
    package var merged: [MessageID: MessageID]
}

import CatalogModel
import Deduplication
import Identity
import Importing
import Suitability
import Tagging

extension StageContent {
    /// The content as it was behind the dedupe step.
    package func distinct() -> DistinctContent {
        var content = validated.content
        let minted = MintedIDs(for: &content, ledger: validated.ledger)
        // What was merged is gone from the file, so that nothing is found again; what it brought along is still known.
        let records = ContentRecords.records(of: content, published: Set(validated.ledger.ids.map(\.string)))
        return DistinctContent(
            content: content, ledger: validated.ledger, minted: minted, result: Deduplicated(records),
            earlier: additions)
    }
}

extension DistinctContent {
    /// What merged entries brought to the ones that were kept.
    var additions: [MessageID: StageRecord.Additions] {
        var additions = earlier
        let merged = mergedHere
        guard !merged.isEmpty else { return additions }
        for cluster in result.clusters where cluster.members.contains(where: \.isMerged) {
            let record = result.taker(of: cluster)
            guard let id = MessageID(record.id) else { continue }
            additions[id, default: .init()].sources = record.sources
            additions[id, default: .init()].categories = record.categories
        }
        for (gone, target) in merged.sorted(by: { $0.key < $1.key }) {
            additions[target, default: .init()].merged.append(gone.string)
        }
        return additions
    }

    /// The entries that are kept, in the order of the content.
    package var stageRecords: [ImportedRecord] {
        let merged = mergedHere
        let additions = additions
        return content.files.flatMap(\.entries).compactMap { entry in
            guard let id = entry.id, merged[id] == nil else { return nil }
            return StageRecord.record(of: entry, additions[id] ?? .init())
        }
    }
}

extension TaggedContent {
    package var stageRecords: [ImportedRecord] { distinct.stageRecords }

    /// The age and topics of every message, and what was found in it.
    ///
    /// - Parameter showsReading: whether to say how hard each text is to read.
    package func ratingLines(showsReading: Bool) -> [UInt8] {
        var lines = RatingLines(showsReading: showsReading)
        for place in ratings.indices {
            let rated = ratings[place]
            let texts = EntryRater.texts(of: rated.entry).map { ($0.field, $0.text.string) }
            lines.append(
                id: rated.id.string, minAge: rated.rating.minAge, declared: rated.rating.declared?.lowest,
                topics: rated.rating.topics, rated.rating.verdict,
                texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }),
                language: messages[place].language)
        }
        return lines.bytes
    }

    /// What people declared and decided about every entry.
    package var labelledLines: [UInt8] {
        var lines = LabelledLines()
        for place in ratings.indices {
            let (rated, message) = (ratings[place], messages[place])
            lines.append(
                rated.entry, id: rated.id.string, language: message.language, categories: message.categories,
                rated.rating)
        }
        return lines.bytes
    }
}

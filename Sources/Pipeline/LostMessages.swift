import BundleReader
import CatalogModel
import Deduplication
import Diagnostics
import Identity
import Publishing
import TextMatching

/// Recognises messages that lost their ids and were edited, by the words that the newest release has of them.
struct LostMessages {
    /// Folder of the releases.
    let releases: String
    let ledger: Ledger

    /// Of entries that do not state theirs.
    let language: String
    let parallelism: Parallelism

    func recognise(_ lost: [MessageID], among entries: [Entry]) -> RecognisedMessages {
        let release: Bundle?
        do throws(ReleaseProblem) {
            release = try PublishedReleases.newest(in: releases, ledger, before: .max, isNeeded: true)
        } catch {
            return RecognisedMessages(obstacle: Self.obstacle(error))
        }
        // What the release does not have either was ended before, and the ledger has forgotten how.
        let known = lost.indices.compactMap { place in
            release?.record(id: lost[place].string).map { (place, record: $0) }
        }
        let texts = EditedTexts(
            old: known.map { .init($0.record.text, by: author(of: $0.record), language: $0.record.language) },
            new: entries.map {
                .init($0.text.string, by: author(of: $0), language: $0.language?.string ?? language)
            })
        let words = Dictionary(known.map { ($0.0, $0.record.text) }, uniquingKeysWith: { first, _ in first })
        return RecognisedMessages(
            texts.pairs(Workers(parallelism.workers)).map { pair in
                let difference = WordDifference.line(
                    from: known[pair.old].record.text, to: entries[pair.new].text.string)
                return .init(
                    message: known[pair.old].0, entry: pair.new, isSure: pair.isSure, difference: "\(difference)")
            }, words: words)
    }

    private func author(of record: Record) -> RecordAuthor? {
        let name = record.author?.name ?? record.attributedTo
        return name.flatMap { RecordAuthor(id: record.author?.id, name: $0) }
    }

    private func author(of entry: Entry) -> RecordAuthor? {
        if let mention = entry.attribution?.author {
            return RecordAuthor(id: mention.id, name: mention.written.string)
        }
        return entry.value(.attributedTo).flatMap { RecordAuthor(name: $0.string) }
    }

    private static func obstacle(_ problem: ReleaseProblem) -> Wording {
        switch problem {
        case .previousMissing(_, let place):
            "its words are not known: the newest release is not at \(place)"
        default: "its words are not known: \(problem.description)"
        }
    }
}

import Diagnostics
import TextMatching

/// Some of the records of a source, and maybe those of another one behind them.
struct ChosenRecords: RecordSource {
    private let source: any RecordSource

    /// The places in the source.
    private let places: [Int]
    private let others: IndexedRecords?

    init(_ source: any RecordSource, _ places: [Int], _ others: IndexedRecords? = nil) {
        self.source = source
        self.places = places
        self.others = others
    }

    var count: Int { places.count + (others?.count ?? 0) }

    func texts() -> TextColumn {
        var column = TextColumn()
        let all = source.texts()
        for place in places { column.append(place, of: all) }
        if let others {
            let texts = others.texts()
            for place in 0..<texts.count { column.append(place, of: texts) }
        }
        return column
    }

    /// Asks whichever source a place belongs to.
    private func ask<Answer>(_ place: Int, _ question: (any RecordSource, Int) -> Answer) -> Answer {
        place < places.count ? question(source, places[place]) : question(others!, place - places.count)
    }

    func id(_ place: Int) -> String { ask(place) { $0.id($1) } }
    func record(_ place: Int) -> DedupeRecord { ask(place) { $0.record($1) } }
    func file(of place: Int) -> SourceFile { ask(place) { $0.file(of: $1) } }
    func isPublished(_ place: Int) -> Bool { ask(place) { $0.isPublished($1) } }
    func hasAuthor(_ place: Int) -> Bool { ask(place) { $0.hasAuthor($1) } }
    func isPlain(_ place: Int) -> Bool { ask(place) { $0.isPlain($1) } }
    func hasWrittenID(_ place: Int) -> Bool { ask(place) { $0.hasWrittenID($1) } }
    func placesWithPassage() -> [Int] {
        let stated = Set(source.placesWithPassage())
        return places.indices.filter { stated.contains(places[$0]) }
    }
}

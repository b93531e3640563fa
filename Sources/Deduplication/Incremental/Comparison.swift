import TextMatching

/// What is new among some records, compared with a collection that was compared with itself before.
///
/// The outcome is that of comparing everything with everything, as far as it is about a new record.
package struct Comparison: Sendable {
    /// The new records with those of the collection that have to do with them.
    package let result: Deduplicated

    /// How many records are in the collection already, word for word.
    package let unchanged: Int

    /// The places of the new records that stay, of those that went into others, and of those without comparison.
    package let kept: [Int]
    package let merged: [Int]
    package let rejected: [Int]

    /// How the records that were given relate to the collection.
    package enum Extent: Sendable {
        /// They are added to it, or replace those with the same id.
        case contribution
        /// They are all there is: what is not among them is gone.
        case everything
    }

    /// - Parameter path: of the index, for reports.
    package init(
        of source: some RecordSource, with index: MatchIndex, path: String, _ extent: Extent, decisions: [Decision],
        _ options: Deduplicated.Options
    ) throws(IndexFault) {
        let texts = source.texts()
        let changes = try IndexChanges(source, texts, index)
        unchanged = changes.unchanged.count
        let isEverything = extent == .everything
        let gone = isEverything ? changes.absent(of: index) : Set(changes.changed)

        var looked = TextColumn()
        for place in changes.new { looked.append(place, of: texts) }
        // What takes the place of a text that stood for others is compared anew as well.
        var heirs: [Int] = []
        for record in gone.sorted() { heirs += try index.remaining(after: record).filter { !gone.contains($0) } }
        for heir in heirs { looked.append(try index.record(heir)) }
        let newIDs = Set(changes.new.map { source.id($0) })
        let decided = try DecidedRecords(decisions, newIDs, index)
        var near = try IndexNeighbourhood(
            of: looked, in: index, without: gone, ties: decided.ties, also: decided.partners + heirs,
            isThorough: options.isThorough, workers: options.workers
        ).records
        if isEverything { near += changes.sharingPassages(with: changes.new, source) }

        let places: [Int]
        let others: IndexedRecords?
        if isEverything {
            places = changes.new + Set(near.compactMap { changes.unchanged[$0] }).sorted()
            others = nil
        } else {
            places = changes.new
            var records: [IndexedRecord] = []
            for number in near { records.append(try index.record(number)) }
            others = IndexedRecords(records, path: path)
        }
        let chosen = ChosenRecords(source, places, others)
        var options = options
        options.frozen = index.counts
        options.newRecords = changes.new.count
        result = Deduplicated(chosen, decisions: decided.relevant(in: chosen), options)
        let new = changes.new.count
        kept = result.keptPlaces.filter { $0 < new }.map { places[$0] }
        merged = result.clusters.flatMap(\.members).filter { $0.isMerged && $0.record < new }.map { places[$0.record] }
        rejected = result.rejected.filter { $0 < new }.map { places[$0] }.sorted()
    }
}

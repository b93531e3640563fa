import TextMatching

/// Which records are new against an index, which are changed, and which are in it as they stand.
struct IndexChanges {
    /// The places of records that are not in the index, or are with other words.
    private(set) var new: [Int] = []

    /// By number in the index, the places of records that are in it word for word.
    private(set) var unchanged: [Int: Int] = [:]

    /// The numbers in the index of records that have other words now.
    private(set) var changed: [Int] = []

    init(_ source: some RecordSource, _ texts: TextColumn, _ index: MatchIndex) throws(IndexFault) {
        let repeated = Set(IDOrder(source, Workers(1)).repeated.joined())
        for place in 0..<source.count {
            let id = Array(source.id(place).utf8)
            guard let number = try index.number(ofID: id) else {
                new.append(place)
                continue
            }
            // Of several with one id none can be said to be the one in the index.
            let isSame = try index.record(number) == texts.indexed(place, id: id)
            if isSame, !repeated.contains(place) {
                unchanged[number] = place
            } else {
                changed.append(number)
                new.append(place)
            }
        }
    }

    /// The numbers of the records in the index that are not there as they were.
    func absent(of index: MatchIndex) -> Set<Int> {
        Set((0..<index.count).filter { unchanged[$0] == nil })
    }

    /// The numbers of unchanged records that state the same place of a work as one of some records.
    func sharingPassages(with places: [Int], _ source: some RecordSource) -> [Int] {
        let stated = source.placesWithPassage()
        if stated.isEmpty { return [] }
        let new = Set(places)
        let keys = Set(stated.filter(new.contains).compactMap { source.record($0).passage?.key })
        let sharing = Set(
            stated.filter { place in source.record(place).passage.map { keys.contains($0.key) } ?? false })
        return unchanged.filter { sharing.contains($0.value) }.keys.sorted()
    }
}

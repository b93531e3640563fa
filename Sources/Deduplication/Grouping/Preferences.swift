import TextMatching

/// How records rank among others of the same words, worked out for all that have any before the first is asked for.
struct Preferences {
    private let source: any RecordSource
    private let texts: MatchTexts
    private let order: IDOrder

    /// Those of records that share a group with others.
    private let shared: [Preference]

    /// By place of the record, where its own is in `shared`, from 1 on; 0 for a record that is alone.
    private var numbers: [UInt32]

    init(_ source: some RecordSource, _ texts: MatchTexts, _ groups: RecordGroups, _ order: IDOrder, _ workers: Workers)
    {
        self.source = source
        self.texts = texts
        self.order = order
        var places: [Int] = []
        numbers = [UInt32](repeating: 0, count: groups.groupOfRecord.count)
        for group in 0..<groups.count where groups.members(of: group).count > 1 {
            for place in groups.members(of: group) {
                places.append(place)
                numbers[place] = UInt32(places.count)
            }
        }
        let listed = places
        shared = workers.mapRanges(of: 0..<listed.count, atLeast: 64) { range in
            range.map { Preference(of: listed[$0], source, texts, order) }
        }.flatMap(\.self)
    }

    subscript(place: Int) -> Preference {
        let number = Int(numbers[place])
        return number > 0 ? shared[number - 1] : Preference(of: place, source, texts, order)
    }
}

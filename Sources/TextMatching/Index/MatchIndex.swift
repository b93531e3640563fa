import FileAccess

/// The index of a collection: its words, the keys and relations of its texts, and the records themselves, mapped from a
/// file.
///
/// Only what is asked for is read, and every number in the file is checked before it is gone by: whatever the file
/// holds, the worst is an `IndexFault`.
package struct MatchIndex: Sendable {
    /// What is known of the words, for runs that are to judge as the run did that wrote the index.
    package let counts: WordCounts

    /// Whether pairs that share no more than rare words were looked for.
    package let isThorough: Bool

    let stems: IndexColumn<UInt64>
    let stemStarts: IndexColumn<UInt32>
    let stemGroups: IndexColumn<UInt32>
    let rareStarts: IndexColumn<UInt32>
    let rareGroups: IndexColumn<UInt32>
    let groupKeys: IndexColumn<UInt64>
    let groupBags: IndexColumn<UInt64>
    let groupContents: IndexColumn<UInt64>
    let groupLengths: IndexColumn<UInt32>
    let groupContentWords: IndexColumn<UInt32>
    let keys: IndexTable
    private let groupStarts: IndexColumn<UInt32>
    private let groupRecords: IndexColumn<UInt32>
    private let edgeStarts: IndexColumn<UInt32>
    private let edges: IndexColumn<UInt32>
    private let recordGroups: IndexColumn<UInt32>
    private let recordStarts: IndexColumn<UInt64>
    private let recordBytes: IndexColumn<UInt8>
    private let ids: IndexTable

    package init(_ file: MappedFile) throws(IndexFault) {
        let columns = try IndexColumns(file)
        isThorough = columns.flags.contains(.thorough)
        counts = try Self.counts(columns)
        stems = try columns.column(.stems)
        stemStarts = try columns.column(.stemStarts)
        stemGroups = try columns.column(.stemGroups)
        rareStarts = try columns.column(.rareStarts)
        rareGroups = try columns.column(.rareGroups)
        groupKeys = try columns.column(.groupKeys)
        groupBags = try columns.column(.groupBags)
        groupContents = try columns.column(.groupContents)
        groupLengths = try columns.column(.groupLengths)
        groupContentWords = try columns.column(.groupContentWords)
        groupStarts = try columns.column(.groupStarts)
        groupRecords = try columns.column(.groupRecords)
        edgeStarts = try columns.column(.edgeStarts)
        edges = try columns.column(.edges)
        keys = try IndexTable(
            starts: columns.column(.keyStarts), keys: columns.column(.keys), values: columns.column(.keyGroups))
        recordGroups = try columns.column(.recordGroups)
        recordStarts = try columns.column(.recordStarts)
        recordBytes = try columns.column(.recordBytes)
        ids = try IndexTable(
            starts: columns.column(.idStarts), keys: columns.column(.ids), values: columns.column(.idRecords))
        let groups = groupKeys.count
        let isWhole =
            [groupBags.count, groupContents.count, groupLengths.count, groupContentWords.count].allSatisfy {
                $0 == groups
            } && groupStarts.count == groups + 1
            && edgeStarts.count == groups + 1 && stemStarts.count == stems.count + 1
            && rareStarts.count == stems.count + 1 && recordStarts.count == recordGroups.count + 1
        guard isWhole else { throw .damaged("its columns do not belong together") }
    }

    /// How many records there are.
    package var count: Int { recordGroups.count }

    var groupCount: Int { groupKeys.count }

    package func record(_ number: Int) throws(IndexFault) -> IndexedRecord {
        try IndexedRecord(reading: recordBytes.array(recordStarts.range(number, within: recordBytes.count)))
    }

    /// The number of the record with an id.
    package func number(ofID id: [UInt8]) throws(IndexFault) -> Int? {
        var found: Int?
        try ids.each(WordHash.hash(id)) { number throws(IndexFault) in
            if try record(Int(number)).id == id { found = Int(number) }
        }
        return found
    }

    /// The group of a record; nil for records without words.
    func group(of record: Int) throws(IndexFault) -> UInt32? {
        let group = try recordGroups[record]
        return Int(group) < groupCount ? group : nil
    }

    /// The records of a group; the one that stands for it comes first.
    func records(of group: UInt32) throws(IndexFault) -> [UInt32] {
        try groupRecords.array(groupStarts.range(Int(group), within: groupRecords.count))
    }

    /// Calls with the groups that one is related to.
    func eachRelated(to group: UInt32, _ body: (_ other: UInt32, _ isDuplicate: Bool) -> Void) throws(IndexFault) {
        for edge in try edges.array(edgeStarts.range(Int(group), within: edges.count)) {
            guard Int(edge >> 1) < groupCount else { throw .damaged("a relation leads to group \(edge >> 1)") }
            body(edge >> 1, edge & 1 != 0)
        }
    }

    /// The vocabulary, checked so that no number in it leads astray.
    private static func counts(_ columns: IndexColumns) throws(IndexFault) -> WordCounts {
        func array<Element: BitwiseCopyable & Sendable>(
            _ column: IndexLayout.Column, of type: Element.Type
        ) throws(IndexFault) -> [Element] {
            let column: IndexColumn<Element> = try columns.column(column)
            return column.array
        }
        let parts = WordInterner.Parts(
            slots: try array(.wordSlots, of: UInt32.self), hashes: try array(.wordHashes, of: UInt64.self),
            counts: try array(.wordCounts, of: UInt32.self), bytes: try array(.wordBytes, of: UInt8.self),
            starts: try array(.wordStarts, of: UInt32.self))
        guard let words = WordInterner(parts) else { throw .damaged("its words are not in order") }
        let (flags, classes) = (try array(.wordFlags, of: UInt8.self), try array(.wordClasses, of: UInt8.self))
        let (repaired, stems) = (try array(.wordRepairs, of: UInt32.self), try array(.wordStems, of: UInt64.self))
        let stemCounts = try array(.stemCounts, of: UInt32.self)
        let (compounds, glued) = (try array(.compounds, of: UInt32.self), try array(.glued, of: UInt32.self))
        let limit = words.count
        guard [flags.count, classes.count, repaired.count, stems.count, stemCounts.count].allSatisfy({ $0 == limit }),
            compounds.count % 3 == 0, glued.count % 3 == 0,
            [repaired, compounds, glued].allSatisfy({ ($0.max() ?? 0) < max(1, limit) })
        else { throw .damaged("its words do not belong together") }
        if limit == 0, !compounds.isEmpty || !glued.isEmpty { throw .damaged("its words do not belong together") }
        var gluedWords: [UInt32: (UInt32, UInt32)] = [:]
        for start in stride(from: 0, to: glued.count, by: 3) {
            gluedWords[glued[start]] = (glued[start + 1], glued[start + 2])
        }
        let line = try array(.languages, of: UInt8.self)
        guard let texts = VocabularyFile.texts(line) else { throw .damaged("its languages are not listed") }
        let vocabulary = Vocabulary(
            words, flags: flags.map(WordFlags.init), wordClasses: classes, repaired: repaired, stems: stems,
            countsByStem: stemCounts, compounds: CompoundTable(triples: compounds, words: limit), glued: gluedWords,
            texts: WordCounts.sum(texts.map(\.count)), pack: columns.flags.contains(.pack) ? .english : nil)
        return WordCounts(vocabulary, texts: texts)
    }
}

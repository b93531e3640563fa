/// Writes what a whole run found out about its texts, so that a few new ones can be compared with them in no time.
///
/// The same texts give the same bytes, whatever their order: words are numbered by their bytes, records by their ids,
/// groups by their keys.
package struct IndexWriter {
    private let texts: MatchTexts
    private let vocabulary: Vocabulary
    private let workers: Workers

    /// For each number of a word of the run that of the index.
    private let wordNumbers: [UInt32]

    /// The hashes of all stems, sorted, and for each word of the index which of them is its own.
    private let stems: [UInt64]
    private let stemNumbers: [UInt32]

    /// The texts in the order of their ids, and for each text its number among them.
    private let records: [Int]
    private let recordNumbers: [UInt32]

    /// The groups of the run that hold words, and for each group its number among them.
    private let groups: [Int]
    private let groupNumbers: [UInt32]

    private static let none = UInt32.max

    /// - Parameters:
    ///   - rejected: numbers of texts that were not compared.
    ///   - id: of a text; each is there once.
    /// - Returns: the bytes of the file.
    package static func bytes(
        of matches: Matches, without rejected: Set<Int>, isThorough: Bool, workers: Workers, id: (Int) -> String
    ) -> [UInt8] {
        let ids = (0..<matches.texts.table.count).map { rejected.contains($0) ? [] : Array(id($0).utf8) }
        let writer = IndexWriter(matches.texts, ids, rejected, workers)
        var assembly = IndexAssembly()
        writer.writeVocabulary(to: &assembly)
        writer.writeGroups(matches, to: &assembly)
        writer.writeStems(to: &assembly)
        writer.writeKeys(to: &assembly)
        writer.writeRecords(ids, to: &assembly)
        var flags: IndexLayout.Flags = isThorough ? .thorough : []
        if writer.vocabulary.hasPack { flags.insert(.pack) }
        return assembly.bytes(flags)
    }

    private init(_ texts: MatchTexts, _ ids: [[UInt8]], _ rejected: Set<Int>, _ workers: Workers) {
        self.texts = texts
        self.workers = workers
        let counts = texts.vocabulary.words
        var sorted = WordInterner(expecting: counts.count)
        var wordNumbers = [UInt32](repeating: 0, count: counts.count)
        for number in counts.sorted {
            wordNumbers[Int(number)] = sorted.number(of: counts.word(number), times: counts.counts[Int(number)])
        }
        self.wordNumbers = wordNumbers
        vocabulary = Vocabulary(
            sorted, texts: texts.vocabulary.textCount, pack: texts.vocabulary.hasPack ? .english : nil, workers: workers
        )
        let stems = Set(vocabulary.stems).sorted()
        self.stems = stems
        let places = Dictionary(uniqueKeysWithValues: stems.enumerated().map { ($1, UInt32($0)) })
        stemNumbers = vocabulary.stems.map { places[$0]! }

        let records = ids.indices.filter { !rejected.contains($0) }
            .sorted { ids[$0].lexicographicallyPrecedes(ids[$1]) }
        self.records = records
        var recordNumbers = [UInt32](repeating: Self.none, count: ids.count)
        for (number, text) in records.enumerated() { recordNumbers[text] = UInt32(number) }
        self.recordNumbers = recordNumbers
        let groups = (0..<texts.groups.count).filter { !texts.isNothing(texts.groups.text($0)) }
        self.groups = groups
        var groupNumbers = [UInt32](repeating: Self.none, count: texts.groups.count)
        for (number, group) in groups.enumerated() { groupNumbers[group] = UInt32(number) }
        self.groupNumbers = groupNumbers
    }

    private func writeVocabulary(to assembly: inout IndexAssembly) {
        let parts = vocabulary.words.parts
        let languages = texts.wordCounts.texts.map { "\($0.language)=\($0.count)" }.joined(separator: "\t")
        assembly.set(.languages, Array(languages.utf8))
        assembly.set(.wordStarts, parts.starts)
        assembly.set(.wordBytes, parts.bytes)
        assembly.set(.wordHashes, parts.hashes)
        assembly.set(.wordCounts, parts.counts)
        assembly.set(.wordSlots, parts.slots)
        assembly.set(.wordFlags, vocabulary.flags.map(\.rawValue))
        assembly.set(.wordClasses, vocabulary.wordClasses)
        assembly.set(.wordRepairs, vocabulary.repaired)
        assembly.set(.wordStems, vocabulary.stems)
        assembly.set(.stemCounts, vocabulary.stemCounts())
        assembly.set(.compounds, vocabulary.compounds.triples)
        assembly.set(.glued, vocabulary.glued.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.0, $0.value.1] })
    }

    /// The numbers of the stems of a group's words, each once.
    private func stemNumbers(of group: Int) -> [UInt32] {
        let range = texts.terms.range(of: texts.groups.text(group))
        var numbers = texts.terms.terms[range].map {
            stemNumbers[Int(wordNumbers[Int($0 & TermTable.numberBits)])]
        }
        numbers.sort()
        var kept = 0
        for place in numbers.indices where place == 0 || numbers[place] != numbers[kept - 1] {
            numbers[kept] = numbers[place]
            kept += 1
        }
        numbers.removeLast(numbers.count - kept)
        return numbers
    }

    private func writeStems(to assembly: inout IndexAssembly) {
        assembly.set(.stems, stems)
        let limit = IndexSearch.commonStem(groups: groups.count)
        var counts = [UInt32](repeating: 0, count: stems.count)
        for group in groups {
            for stem in stemNumbers(of: group) { counts[Int(stem)] += 1 }
        }
        let (starts, members) = Self.lists(stems.count, isListed: counts.map { $0 <= limit }) { add in
            for (number, group) in groups.enumerated() {
                for stem in stemNumbers(of: group) { add(Int(stem), UInt32(number)) }
            }
        }
        assembly.set(.stemStarts, starts)
        assembly.set(.stemGroups, members)
        let search = RareWordSearch(texts, hasRarer: true, workers: workers)
        let rareStems = rareStems(search)
        let (rareStarts, rareMembers) = Self.lists(stems.count) { add in
            for (place, stem) in rareStems.enumerated() where stem != Self.none {
                add(Int(stem), UInt32(place / search.room))
            }
        }
        assembly.set(.rareStarts, rareStarts)
        assembly.set(.rareGroups, rareMembers)
    }

    /// For each group the numbers of its rarest stems.
    private func rareStems(_ search: RareWordSearch) -> [UInt32] {
        groups.flatMap { group in
            search.rareWords(of: group).map { word in
                word == Self.none ? Self.none : stemNumbers[Int(wordNumbers[Int(word)])]
            }
        }
    }

    /// Members of numbered lists, list by list.
    private static func lists(
        _ count: Int, isListed: [Bool]? = nil, _ eachMember: (_ add: (Int, UInt32) -> Void) -> Void
    ) -> (starts: [UInt32], members: [UInt32]) {
        var starts = [UInt32](repeating: 0, count: count + 1)
        eachMember { list, _ in if isListed?[list] ?? true { starts[list + 1] += 1 } }
        for list in 0..<count { starts[list + 1] += starts[list] }
        var members = [UInt32](repeating: 0, count: Int(starts[count]))
        var next = starts
        eachMember { list, member in
            guard isListed?[list] ?? true else { return }
            members[Int(next[list])] = member
            next[list] += 1
        }
        return (starts, members)
    }

    private func writeGroups(_ matches: Matches, to assembly: inout IndexAssembly) {
        let (flags, stems, all) = (texts.vocabulary.flags, texts.vocabulary.stems, texts.terms.terms)
        var (bags, contents, contentWords): ([UInt64], [UInt64], [UInt32]) = ([], [], [])
        for group in groups {
            let text = texts.groups.text(group)
            var (bag, content) = (texts.salt(of: text), texts.salt(of: text))
            var count: UInt32 = 0
            for place in texts.terms.range(of: text) {
                let word = Int(all[place] & TermTable.numberBits)
                bag &+= stems[word]
                if flags[word].isDisjoint(with: .function) {
                    content &+= stems[word]
                    count += 1
                }
            }
            bags.append(bag)
            contents.append(content)
            contentWords.append(count)
        }
        assembly.set(.groupKeys, groups.map { texts.terms.orderedKeys[texts.groups.text($0)] })
        assembly.set(.groupBags, bags)
        assembly.set(.groupContents, contents)
        assembly.set(.groupContentWords, contentWords)
        assembly.set(.groupLengths, groups.map { texts.terms.counts[texts.groups.text($0)] })
        let (starts, members) = Self.lists(groups.count) { add in
            for (number, group) in groups.enumerated() {
                let representative = representative(group)
                add(number, representative)
                for text in texts.groups.members(group).map({ recordNumbers[Int($0)] }).sorted()
                where text != Self.none && text != representative {
                    add(number, text)
                }
            }
        }
        assembly.set(.groupStarts, starts)
        assembly.set(.groupRecords, members)
        writeEdges(matches, to: &assembly)
    }

    /// The record that stands for a group: of several with the same text and author that with the least id.
    private func representative(_ group: Int) -> UInt32 {
        let first = texts.groups.text(group)
        var least = recordNumbers[first]
        for text in texts.groups.members(group) where recordNumbers[Int(text)] < least {
            if texts.table.author(of: Int(text)) == texts.table.author(of: first),
                texts.haveEqualBytes(first, Int(text))
            {
                least = recordNumbers[Int(text)]
            }
        }
        return least
    }

    private func writeEdges(_ matches: Matches, to assembly: inout IndexAssembly) {
        var pairs = matches.duplicates.map { pair in
            (one: Int(pair >> 32), other: Int(pair & 0xFFFF_FFFF), isDuplicate: UInt32(1))
        }
        for pair in matches.review {
            let (one, other) = (Int(texts.groups.groups[pair.one]), Int(texts.groups.groups[pair.other]))
            pairs.append((one, other, 0))
        }
        let (starts, edges) = Self.lists(groups.count) { add in
            for pair in pairs {
                let (one, other) = (groupNumbers[pair.one], groupNumbers[pair.other])
                add(Int(one), other << 1 | pair.isDuplicate)
                add(Int(other), one << 1 | pair.isDuplicate)
            }
        }
        assembly.set(.edgeStarts, starts)
        assembly.set(.edges, edges)
    }

    private func writeKeys(to assembly: inout IndexAssembly) {
        let entries = workers.mapRanges(of: 0..<groups.count) { range in
            var keys = MatchKeys(isStoring: true, isProbing: false)
            var entries: [(key: UInt64, value: UInt32)] = []
            for number in range where texts.isComparable(groups[number]) {
                texts.makeKeys(of: groups[number], &keys)
                var all = keys.stored
                if let beginning = texts.beginning(of: texts.groups.text(groups[number])) { all.append(beginning) }
                for key in all { entries.append((key, UInt32(number))) }
            }
            return entries
        }
        let (starts, keys, values) = IndexTable.columns(of: entries.flatMap(\.self))
        assembly.set(.keyStarts, starts)
        assembly.set(.keys, keys)
        assembly.set(.keyGroups, values)
    }

    private func writeRecords(_ ids: [[UInt8]], to assembly: inout IndexAssembly) {
        var bytes: [UInt8] = []
        var starts: [UInt64] = [0]
        for text in records {
            IndexedRecord(
                id: ids[text], text: texts.bytes(of: text),
                author: texts.table.name(ofAuthor: texts.table.author(of: text)),
                language: Array(texts.table.languages[texts.table.language(of: text)].utf8)
            ).append(to: &bytes)
            starts.append(UInt64(bytes.count))
        }
        assembly.set(.recordStarts, starts)
        assembly.set(.recordBytes, bytes)
        assembly.set(.recordGroups, records.map { groupNumbers[Int(texts.groups.groups[$0])] })
        let (idStarts, idKeys, idRecords) = IndexTable.columns(
            of: records.enumerated().map { (WordHash.hash(ids[$1]), UInt32($0)) })
        assembly.set(.idStarts, idStarts)
        assembly.set(.ids, idKeys)
        assembly.set(.idRecords, idRecords)
    }
}

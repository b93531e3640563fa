/// Looks in an index for groups that may have to do with a new text: all that share a key with it, whichever of the two
/// looks for the other, and a few more.
///
/// A new text looks up its keys. That an old text looks for the new one, by leaving out one of its words, is found from
/// the other end: such a text holds all words of the new one, its rarest for example, and the sum of its stems is that of
/// the new one and a stem more.
struct IndexSearch {
    private let index: MatchIndex
    private let texts: MatchTexts
    private let isThorough: Bool
    private let frequencies: RareWordSearch?
    private var keys: MatchKeys

    /// The numbers of groups that were found.
    private(set) var found: Set<UInt32> = []

    /// - Parameter texts: the new ones, judged by the words of the index.
    init(_ index: MatchIndex, _ texts: MatchTexts, isThorough: Bool) {
        self.index = index
        self.texts = texts
        self.isThorough = isThorough
        frequencies = isThorough ? RareWordSearch(texts, hasRarer: true, workers: Workers(1)) : nil
        keys = MatchKeys(isStoring: true, isProbing: true)
    }

    /// In how many groups a stem may stand for them to be listed; what is commoner is looked for in all groups.
    static func commonStem(groups: Int) -> UInt32 { UInt32(max(64, groups / 64)) }

    /// Looks for all groups of the new texts.
    mutating func lookForAll() throws(IndexFault) {
        for group in 0..<texts.groups.count { try look(for: group) }
    }

    private mutating func look(for group: Int) throws(IndexFault) {
        let text = texts.groups.text(group)
        if texts.isNothing(text) { return }
        try addEqual(to: texts.terms.orderedKeys[text])
        guard texts.isComparable(group) else { return }
        let terms = Array(texts.terms.terms[texts.terms.range(of: text)])
        let shape = texts.shape(of: text)
        let salt = texts.salt(of: text)
        texts.makeKeys(of: group, &keys)
        for key in keys.probed { try add(key) }
        // Other texts probe their whole sums, under which they are stored too.
        for key in keys.stored { try add(key) }
        let words = texts.vocabulary.keyWords
        let bag = terms.reduce(salt) { $0 &+ stem($1) }
        var bags: [(UInt64, Range<Int>)] = []
        MatchKeys.eachBag(of: terms.span, words.span, shape, bag: bag) { bags.append(($0, $1)) }
        for (sum, left) in bags {
            try addOneWordMore(than: sum, terms.indices.filter { !left.contains($0) }.map { stem(terms[$0]) })
        }
        try addOneContentWordMore(terms, salt)
        // Others are sentences of this text: their words are, and so is the sum of their stems.
        var spans: [Range<Int>] = []
        MatchKeys.eachSpan(of: terms.span) { spans.append($0) }
        for span in spans { try add(MatchKeys.key(ofBag: terms[span].reduce(salt) { $0 &+ stem($1) })) }
        if shape.flags.contains(.truncated), let beginning = MatchKeys.beginning(of: terms.span, words.span, salt: salt)
        {
            try add(beginning)
        }
        if isThorough { try addRareWords(of: group, terms, bag) }
    }

    private func stem(_ term: UInt32) -> UInt64 { texts.vocabulary.stems[Int(term & TermTable.numberBits)] }

    private mutating func add(_ key: UInt64) throws(IndexFault) {
        var groups: [UInt32] = []
        try index.keys.each(key) { groups.append($0) }
        for group in groups { try add(group: group) }
    }

    private mutating func add(group: UInt32) throws(IndexFault) {
        guard Int(group) < index.groupCount else { throw .damaged("there is no group \(group)") }
        found.insert(group)
    }

    private mutating func addEqual(to key: UInt64) throws(IndexFault) {
        var place = try index.groupKeys.firstPlace(notBelow: key)
        while place < index.groupCount {
            guard try index.groupKeys[place] == key else { return }
            found.insert(UInt32(place))
            place += 1
        }
    }

    /// Adds the groups whose stems are so many and one more.
    private mutating func addOneWordMore(than sum: UInt64, _ stems: [UInt64]) throws(IndexFault) {
        try addOneMore(than: sum, stems, lengths: index.groupLengths, sums: index.groupBags)
    }

    private mutating func addOneContentWordMore(_ terms: [UInt32], _ salt: UInt64) throws(IndexFault) {
        let flags = texts.vocabulary.flags
        let stems = terms.filter { flags[Int($0 & TermTable.numberBits)].isDisjoint(with: .function) }.map(stem)
        guard stems.count >= MatchKeys.fewest.contentWords else { return }
        try addOneMore(
            than: stems.reduce(salt, &+), stems, lengths: index.groupContentWords, sums: index.groupContents)
    }

    private mutating func addOneMore(
        than sum: UInt64, _ stems: [UInt64], lengths: IndexColumn<UInt32>, sums: IndexColumn<UInt64>
    ) throws(IndexFault) {
        let length = UInt32(stems.count + 1)
        let index = index
        var groups: [UInt32] = []
        func consider(_ group: Int) throws(IndexFault) {
            if try index.stems.place(of: sums[group] &- sum) != nil { groups.append(UInt32(group)) }
        }
        switch try rarest(of: stems) {
        case .nowhere: return
        case .everywhere: try lengths.eachPlace(of: length) { place throws(IndexFault) in try consider(place) }
        case .listed(let range):
            for place in range {
                let group = Int(try index.stemGroups[place])
                if try lengths[group] == length { try consider(group) }
            }
        }
        found.formUnion(groups)
    }

    private enum Rarest {
        /// One of the stems is in no old text.
        case nowhere
        /// All are so common that no list of them is kept.
        case everywhere
        case listed(Range<Int>)
    }

    private func rarest(of stems: [UInt64]) throws(IndexFault) -> Rarest {
        var best: Range<Int>?
        for stem in stems {
            guard let number = try index.stems.place(of: stem) else { return .nowhere }
            let range = try index.stemStarts.range(number, within: index.stemGroups.count)
            if range.isEmpty { continue }
            if best == nil || range.count < best!.count { best = range }
        }
        return best.map { .listed($0) } ?? .everywhere
    }

    /// Adds what shares two rare words, or where these are common together three; and of short texts what differs in
    /// one word on both sides.
    private mutating func addRareWords(
        of group: Int, _ terms: [UInt32], _ bag: UInt64
    ) throws(IndexFault) {
        var combinations: [[UInt64]] = []
        frequencies!.eachCombination(of: group) { combinations.append($0) }
        for combination in combinations { try addHolders(of: combination) }
        guard terms.count < RareWordSearch.short else { return }
        try add(MatchKeys.key(ofBag: bag))
        for place in terms.indices {
            let sum = bag &- stem(terms[place])
            try add(MatchKeys.key(ofBag: sum))
            try addOneWordMore(than: sum, terms.indices.filter { $0 != place }.map { stem(terms[$0]) })
        }
    }

    /// Adds the groups that have all of some stems among their rarest.
    private mutating func addHolders(of stems: [UInt64]) throws(IndexFault) {
        var ranges: [Range<Int>] = []
        for stem in stems {
            guard let number = try index.stems.place(of: stem) else { return }
            ranges.append(try index.rareStarts.range(number, within: index.rareGroups.count))
        }
        ranges.sort { $0.count < $1.count }
        var holders = try index.rareGroups.array(ranges[0])
        for range in ranges.dropFirst() { try index.rareGroups.keepCommon(&holders, with: range) }
        for group in holders { try add(group: group) }
    }
}

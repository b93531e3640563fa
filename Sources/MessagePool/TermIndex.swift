import BundleReader

/// Which messages share a word, an author, a work, a category or a mood.
struct TermIndex: Sendable {
    /// Ordinals of the messages that have a term, in order.
    private var postings: [Term: [Int32]] = [:]

    /// Words in the order of their bytes, for those that begin as what somebody is typing.
    private let words: [String]
    private let count: Int

    enum Term: Hashable, Sendable {
        case word(String)
        case author(String)
        case work(String, of: String)
        case category(String)
        case mood(String)
    }

    init(_ bundle: Bundle) {
        var postings: [Term: [Int32]] = [:]
        var count = 0
        for record in bundle.records {
            for term in Self.terms(of: record) { postings[term, default: []].append(Int32(record.ordinal)) }
            count += 1
        }
        self.postings = postings
        self.count = count
        words = postings.keys.compactMap { if case .word(let word) = $0 { word } else { nil } }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Everything by which a message can be found, each once, in an order that depends on the message alone.
    static func terms(of record: Record) -> [Term] {
        var terms: [Term] = []
        if let author = record.author?.id {
            if let work = record.work { terms.append(.work(work.id ?? work.title, of: author)) }
            terms.append(.author(author))
        }
        terms += record.categories.map { .category($0) } + record.moods.map { .mood($0) }
        let names = [record.author?.name, record.attributedTo, record.work?.title].compactMap(\.self)
        terms += ([record.text] + names).flatMap(FoldedWords.of).map { .word($0) }
        var seen: Set<Term> = []
        return terms.filter { seen.insert($0).inserted }
    }

    func ordinals(of term: Term) -> [Int32] { postings[term] ?? [] }

    /// Words that begin with the letters given.
    func words(beginning start: String) -> ArraySlice<String> {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].utf8.lexicographicallyPrecedes(start.utf8) { low = middle + 1 } else { high = middle }
        }
        let end = words[low...].firstIndex { !$0.utf8.starts(with: start.utf8) } ?? words.count
        return words[low..<end]
    }

    /// How much a term tells: 0 if every message has it, one more each time that half as many have.
    func weight(of term: Term) -> Int {
        let having = max(1, ordinals(of: term).count)
        return (Int.bitWidth - 1) - max(1, count / having).leadingZeroBitCount
    }
}

import FileAccess

/// The texts of a run, without a string for each: a million strings cost more than comparing them.
package struct TextColumn: Sendable {
    private var parts: Parts

    /// What the column is made of, behind one reference: whoever asks for a text holds no more than that, and workers that
    /// count references to one array wait for each other. It is changed through `own` alone, which no other column shares.
    private final class Parts: @unchecked Sendable {
        /// What most texts are stretches of: the input as it came.
        let source: [UInt8]

        /// Texts that had to be written anew, because the input has them with escapes.
        var rewritten: [UInt8] = []
        var places: [Place]

        /// The authors that are named, each once; 0 is nobody.
        var names: WordInterner

        /// The languages that occur, as primary subtags.
        var languages: [String] = []

        init(_ source: [UInt8], _ places: [Place], _ names: WordInterner) {
            self.source = source
            self.places = places
            self.names = names
        }

        /// The number of the author whose name stands in the source.
        func number(ofName range: Range<Int>) -> UInt32 {
            unsafe source.withUnsafeBufferPointer { all in
                unsafe names.number(of: UnsafeBufferPointer(rebasing: all[range]))
            }
        }

        convenience init(copying other: Parts) {
            self.init(other.source, other.places, other.names)
            rewritten = other.rewritten
            languages = other.languages
        }
    }

    /// Where a text lies; in `rewritten` if the start is negative, counted from -1 down.
    private struct Place: Sendable {
        var start: Int
        var length: Int32
        var author: UInt32
        var language: UInt16
    }

    /// The languages that occur, as primary subtags.
    package var languages: [String] { parts.languages }

    /// - Parameters:
    ///   - source: what texts may be ranges of.
    ///   - expecting: about how many texts there will be.
    package init(source: [UInt8] = [], expecting: Int = 0) {
        var names = WordInterner(expecting: 1 << 10)
        _ = names.number(of: [])
        parts = Parts(source, LargePages.room(for: expecting), names)
    }

    /// The parts, shared with no other column, so that they may be changed.
    private var own: Parts {
        mutating get {
            if !isKnownUniquelyReferenced(&parts) { parts = Parts(copying: parts) }
            return parts
        }
    }

    package func name(ofAuthor number: UInt32) -> [UInt8] { parts.names.word(number) }

    package var authors: [[UInt8]] { (0..<UInt32(parts.names.count)).map(parts.names.word) }

    package var count: Int { parts.places.count }

    package mutating func append(_ text: String, author: String = "", language: String) {
        append(rewritten: Array(text.utf8), author: Array(author.utf8), language: language)
    }

    package mutating func append(rewritten text: [UInt8], author: [UInt8], language: String) {
        let start = -1 - parts.rewritten.count
        own.rewritten += text
        add(start, text.count, author, language)
    }

    package mutating func append(_ range: Range<Int>, author: [UInt8], language: String) {
        add(range.lowerBound, range.count, author, language)
    }

    /// - Parameters:
    ///   - author: where the name stands in the source.
    ///   - language: the number of the language.
    package mutating func append(_ range: Range<Int>, author: Range<Int>, language: Int) {
        let number = own.number(ofName: author)
        add(range.lowerBound, range.count, number, language)
    }

    /// Adds a text of another column.
    package mutating func append(_ number: Int, of other: TextColumn) {
        append(
            rewritten: unsafe other.withText(number) { unsafe Array($0) },
            author: other.name(ofAuthor: other.author(of: number)),
            language: other.languages[other.language(of: number)])
    }

    package mutating func append(_ record: IndexedRecord) {
        append(
            rewritten: record.text, author: record.author, language: String(decoding: record.language, as: UTF8.self))
    }

    /// A text as an index keeps it.
    package func indexed(_ number: Int, id: [UInt8]) -> IndexedRecord {
        IndexedRecord(
            id: id, text: unsafe withText(number) { unsafe Array($0) }, author: name(ofAuthor: author(of: number)),
            language: Array(languages[language(of: number)].utf8))
    }

    package func withText<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let place = parts.places[number]
        if place.start >= 0 {
            return unsafe parts.source.withUnsafeBufferPointer { all in
                unsafe body(UnsafeBufferPointer(rebasing: all[place.start..<place.start + Int(place.length)]))
            }
        }
        let start = -1 - place.start
        return unsafe parts.rewritten.withUnsafeBufferPointer { all in
            unsafe body(UnsafeBufferPointer(rebasing: all[start..<start + Int(place.length)]))
        }
    }

    /// How many bytes some texts have.
    func bytes(of range: Range<Int>) -> Int { parts.places[range].reduce(0) { $0 + Int($1.length) } }

    package func author(of number: Int) -> UInt32 { parts.places[number].author }
    package func language(of number: Int) -> Int { Int(parts.places[number].language) }

    /// Takes a text out of the comparison; it keeps its number.
    package mutating func silence(_ number: Int) { own.places[number].length = 0 }

    /// How many texts of each language are compared, by number of the language.
    var countsByLanguage: [UInt64] {
        var counts = [UInt64](repeating: 0, count: languages.count)
        for place in parts.places where place.length > 0 { counts[Int(place.language)] += 1 }
        return counts
    }

    /// The texts of a language that are compared.
    package func places(in language: String) -> [Int] {
        guard let wanted = languages.firstIndex(of: language) else { return [] }
        let places = parts.places
        return places.indices.filter { places[$0].language == wanted && places[$0].length > 0 }
    }

    /// The number of a language, which it gets here if it has none.
    package mutating func number(ofLanguage language: String) -> Int {
        if let number = languages.firstIndex(of: language) { return number }
        own.languages.append(language)
        return languages.count - 1
    }

    private mutating func add(_ start: Int, _ length: Int, _ author: [UInt8], _ language: String) {
        add(start, length, own.names.number(of: author), number(ofLanguage: language))
    }

    private mutating func add(_ start: Int, _ length: Int, _ author: UInt32, _ language: Int) {
        own.places.append(Place(start: start, length: Int32(length), author: author, language: UInt16(language)))
    }
}

/// Something by which messages can be found, and which makes two of them alike.
package enum IndexTerm: Hashable, Sendable {
    /// A word of the text, the author's name or the work's title; see `FoldedWords`.
    case word(String)
    /// The id of an author.
    case author(String)
    /// The id of a work, or its title where it has none.
    case work(String, of: String)
    case category(String)
    case mood(String)

    /// As it stands in `index.bin`: a letter, and the text in UTF-8. Sorted by their bytes, words stand together.
    package var key: [UInt8] {
        switch self {
        case .author(let author): [Self.authorLetter] + author.utf8
        case .work(let work, let author): [Self.workLetter] + author.utf8 + [0] + work.utf8
        case .category(let category): [Self.categoryLetter] + category.utf8
        case .mood(let mood): [Self.moodLetter] + mood.utf8
        case .word(let word): [Self.wordLetter] + word.utf8
        }
    }

    /// Nil for a key of a sort that this version does not know.
    package init?(key: [UInt8]) {
        let text = String(decoding: key.dropFirst(), as: UTF8.self)
        switch key.first {
        case Self.authorLetter: self = .author(text)
        case Self.categoryLetter: self = .category(text)
        case Self.moodLetter: self = .mood(text)
        case Self.wordLetter: self = .word(text)
        case Self.workLetter:
            guard let end = text.unicodeScalars.firstIndex(of: "\0") else { return nil }
            self = .work(
                String(text.unicodeScalars[text.unicodeScalars.index(after: end)...]), of: String(text[..<end]))
        default: return nil
        }
    }

    /// Everything by which a message can be found, each once, in an order that depends on the message alone.
    package static func all(of record: Record) -> [IndexTerm] {
        var terms: [IndexTerm] = []
        var seen: Set<IndexTerm> = []
        var room: [UInt8] = []
        eachKey(of: record, using: &room) { key in
            if let term = IndexTerm(key: key.indices.map { key[$0] }), seen.insert(term).inserted { terms.append(term) }
        }
        return terms
    }

    /// Gives the key of each term to a closure, some more than once.
    ///
    /// - Parameter room: may be used again.
    static func eachKey(of record: Record, using room: inout [UInt8], _ body: (Span<UInt8>) -> Void) {
        if let author = record.author?.id {
            if let work = record.work { body(IndexTerm.work(work.id ?? work.title, of: author).key.span) }
            body(IndexTerm.author(author).key.span)
        }
        for category in record.categories { body(IndexTerm.category(category).key.span) }
        for mood in record.moods { body(IndexTerm.mood(mood).key.span) }
        FoldedWords.each(in: record.text, behind: [wordLetter], using: &room, body)
        for name in [record.author?.name, record.attributedTo, record.work?.title] {
            if let name { FoldedWords.each(in: name, behind: [wordLetter], using: &room, body) }
        }
    }

    private static let authorLetter = UInt8(ascii: "a")
    private static let categoryLetter = UInt8(ascii: "c")
    private static let moodLetter = UInt8(ascii: "m")
    static let wordLetter = UInt8(ascii: "w")
    private static let workLetter = UInt8(ascii: "b")
}

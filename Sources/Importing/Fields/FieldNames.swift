/// What fields are usually called in collections of quotes.
enum FieldNames {
    /// The role a name usually has, and how sure that is: 0 is best.
    ///
    /// Case, underscores and hyphens do not matter.
    static func role(of name: String) -> (role: FieldRole, rank: Int)? {
        table[String(decoding: name.utf8.compactMap(folded), as: UTF8.self)]
    }

    /// Whether a field is called like somebody, though not clearly like the author: `person` may be whom a text is about.
    static func isLikePerson(_ name: String) -> Bool {
        people.contains(String(decoding: name.utf8.compactMap(folded), as: UTF8.self))
    }

    private static let people: Set<String> = [
        "attribution", "autor", "auteur", "character", "credit", "from", "movie", "name", "person", "saidby", "speaker",
        "who", "writer",
    ]

    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
        case 0x41...0x5A: byte | 0x20
        default: byte
        }
    }

    private static let table: [String: (role: FieldRole, rank: Int)] = {
        var table: [String: (role: FieldRole, rank: Int)] = [:]
        for (role, names) in usual {
            for (rank, name) in names.enumerated() { table[name] = (role, rank) }
        }
        return table
    }()

    private static let usual: [(FieldRole, [String])] = [
        (.text, ["text", "quote", "quotetext", "quotation", "q", "body", "content", "hitokoto", "saying", "en"]),
        (.author, ["author", "quoteauthor", "authorname", "fromwho", "by", "a"]),
        (.work, ["work", "from", "book", "booktitle"]),
        (.source, ["source", "sourceurl", "url"]),
        (.tags, ["tags", "categories", "category", "tag", "topics", "topic", "keywords", "theme"]),
        (.language, ["language", "lang", "locale"]),
    ]
}

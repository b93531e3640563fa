/// A name as it is looked up in an authority file, after the rules by which libraries compare headings.
///
/// Case, accents, punctuation and white space do not count, "Last, First" is turned round, and titles and occupations
/// can be taken off. Two names with one key are looked up alike; nothing is ever joined by initials or by surname.
///
/// Source: NACO Authority File Comparison Rules, https://www.loc.gov/aba/pcc/naco/normrule-2.html
package struct AuthorityName: Hashable, Sendable {
    /// The words of the name in the order in which they are spoken, with a space between them.
    package let key: String

    /// The same without a title in front and an occupation behind; nil where there is neither.
    package let keyWithoutRole: String?

    package init(_ name: String) {
        let parts = name.utf8.contains(UInt8(ascii: ",")) ? Self.parts(of: name) : [name]
        guard parts.count > 1 else {
            let key = FoldedName.key(of: name)
            self.key = key
            keyWithoutRole = Self.withoutTitle(key)
            return
        }
        let keys = parts.map { FoldedName.key(of: $0) }
        if Self.isRole(key: keys[1]) {
            // "Peter Drucker, management consultant, educator, and author"
            key = keys.joined(separator: " ")
            keyWithoutRole = Self.withoutTitle(keys[0]) ?? keys[0]
        } else if keys.count == 2, !AuthorityWords.suffixes.contains(keys[1]) {
            let turned = keys[1] + " " + keys[0]
            key = turned
            keyWithoutRole = Self.withoutTitle(turned)
        } else {
            let whole = keys.joined(separator: " ")
            key = whole
            keyWithoutRole = Self.withoutTitle(whole)
        }
    }

    /// How many bytes of a name are titles in front of it, with the blank behind them; 0 if there are none.
    package static func lengthOfTitles(of name: String) -> Int {
        let bytes = Array(name.utf8)
        var length = 0
        while let blank = bytes[length...].firstIndex(of: UInt8(ascii: " ")), blank + 1 < bytes.count,
            AuthorityWords.titles.contains(
                Substring(FoldedName.key(of: String(decoding: bytes[length..<blank], as: UTF8.self))))
        {
            length = blank + 1
        }
        return length
    }

    /// What stands between commas, where it says anything.
    private static func parts(of name: String) -> [String] {
        name.split(separator: ",").filter { !FoldedName.key(of: String($0)).isEmpty }.map(String.init)
    }

    /// Whether words behind a name say what somebody is: "inventor", "founder of a bank", "the author".
    package static func isRole(_ words: String) -> Bool { isRole(key: FoldedName.key(of: words)) }

    private static func isRole(key: String) -> Bool {
        var words = key.split(separator: " ")
        while let first = words.first, AuthorityWords.articles.contains(first) { words.removeFirst() }
        guard let first = words.first, let last = words.last else { return false }
        return AuthorityWords.roles.contains(first) || AuthorityWords.roles.contains(last)
    }

    /// The name behind its titles; nil if it has none, or nothing else.
    private static func withoutTitle(_ key: String) -> String? {
        var rest = Substring(key)
        while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")), AuthorityWords.titles.contains(rest[..<space]) {
            rest = rest[rest.utf8.index(after: space)...]
        }
        return rest.startIndex == key.startIndex ? nil : String(rest)
    }
}

/// What stands around names and belongs to nobody; everything folded.
private enum AuthorityWords {
    /// Behind a comma, part of the name: "Martin Luther King, Jr."
    static let suffixes: Set<String> = [
        "jr", "sr", "junior", "senior", "ii", "iii", "iv", "v", "2nd", "3rd", "4th", "md", "m d", "phd", "ph d", "esq",
    ]

    /// In front of a name. A closed list: what is missing needs an alias.
    static let titles: Set<Substring> = [
        "dr", "doctor", "prof", "professor", "sir", "saint", "st", "general", "gen", "bishop", "president", "rev",
        "reverend",
    ]

    static let articles: Set<Substring> = ["a", "an", "the", "and"]

    /// What people are called by what they do.
    static let roles: Set<Substring> = [
        "activist", "actor", "actress", "architect", "artist", "astronomer", "author", "biologist", "businessman",
        "businesswoman", "chemist", "coach", "comedian", "composer", "consultant", "director", "dramatist", "economist",
        "editor", "educator", "emperor", "empress", "engineer", "entrepreneur", "essayist", "explorer", "founder",
        "cofounder", "historian",
        "humorist", "inventor", "journalist", "lawyer", "lecturer", "mathematician", "musician", "novelist", "painter",
        "philanthropist", "philosopher", "physician", "physicist", "playwright", "poet", "politician", "president",
        "producer", "psychologist", "scientist", "screenwriter", "singer", "songwriter", "speaker", "statesman",
        "surgeon", "teacher", "theologian", "writer",
    ]
}

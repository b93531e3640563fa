/// Words by which parts of an attribution are told apart.
enum AttributionWords {
    /// Parts of a name that stand behind a comma.
    static let suffixes: Set<String> = [
        "Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV", "V", "Ph.D.", "PhD", "Ph. D.", "M.D.", "MD", "Esq.", "Esq", "S.J.",
        "D.D.", "Inc.", "Inc", "Ltd.", "LL.D.", "K.C.", "Q.C.", "jr.", "Jun.",
    ]

    private static let roles: Set<String> = [
        "mayor", "president", "senator", "governor", "professor", "chairman", "director", "secretary", "minister",
        "king", "queen", "prince", "princess", "count", "countess", "duke", "duchess", "lord", "founder", "ceo",
        "author", "editor", "judge", "general", "admiral", "captain", "chief", "bishop", "pope", "former", "head",
        "manager", "vice", "prime", "u.s.", "us", "american", "british", "english", "german", "french", "italian",
        "russian", "emperor", "philosopher", "journalist", "engineer", "co-founder", "cofounder", "quoted", "speaking",
        "a", "an", "the", "on", "at", "to", "when", "after", "upon", "about", "of", "as", "in", "from", "discussing",
        "describing", "commenting", "explaining", "sen.", "rep.", "gov.", "demon", "dt.", "deutscher", "amerikanischer",
        "französischer", "englischer", "österreichischer", "schweizer",
    ]

    /// Words that begin a remark about where something was found.
    static let remarks: Set<String> = [
        "From", "Aus", "Found", "Taken", "Sent", "Contributed", "Seen", "Spotted", "Overheard", "Excerpt", "Excerpted",
        "Retranslated", "To", "While", "Somewhere", "Recipe",
    ]

    static func startsLower(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return (0x61...0x7A).contains(first)
    }

    /// Whether a part says what somebody is, or what they spoke about, and not which work.
    static func isRole(_ text: String) -> Bool {
        if startsLower(text) { return true }
        let first = text.prefix { $0 != " " }.lowercased()
        // "The Long Brook" and "A Study in Scarlet" are titles; "the first programmer" was caught above.
        if ["a", "an", "the", "on", "of", "in", "at", "to", "from", "when", "after", "about", "upon", "as"].contains(
            first)
        {
            return false
        }
        if roles.contains(first) { return true }
        // "Renaissance artist" ends in what somebody is; titles end in a capital.
        guard let last = text.utf8.split(separator: 0x20).last?.first, count(text) > 1 else { return false }
        return (0x61...0x7A).contains(last)
    }

    /// Whether a part is a date, a number or a place in a work.
    static func isPlace(_ text: String) -> Bool {
        let folded = text.lowercased()
        for word in [
            "chapter", "act ", "scene", "page", "p. ", "pp.", "vol.", "vol ", "no.", "nr.", "stardate", "book ",
            "line ", "verse", "kapitel", "seite", "s. ", "bd.", "band ", "section", "part ", "teil ",
        ]
        where folded.hasPrefix(word) { return true }
        let digits = text.utf8.filter { (0x30...0x39).contains($0) }.count
        let letters = text.utf8.filter { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x80 }.count
        if digits > 0, letters <= digits { return true }
        let months = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mai", "okt", "dez",
        ]
        return digits > 0 && months.contains { folded.hasPrefix($0) } && count(text) <= 4
    }

    /// Whether it begins like a remark: "seen on a wall", "from the film". One word may be somebody's handle.
    static func isUnnamed(_ text: String) -> Bool {
        let first = String(text.prefix { $0 != " " })
        if count(text) > 1, remarks.contains(first) { return true }
        guard startsLower(text), count(text) > 1 else { return false }
        if text.contains("@") { return false }
        return !["von", "van", "de", "del", "di", "da", "al-", "bell", "e.", "k.", "ee"].contains(first)
    }

    static func count(_ text: String) -> Int { text.utf8.split(separator: 0x20).count }
}

import TextMatching

/// Compares the authors of records, and folds each name only once.
struct AuthorNames {
    private let source: any RecordSource
    private let texts: MatchTexts

    /// By number of the name; nil for names that say that there is none.
    private var folded: [UInt32: AuthorName?] = [:]

    init(_ source: any RecordSource, _ texts: MatchTexts) {
        self.source = source
        self.texts = texts
    }

    /// - Returns: how the authors of two records compare, if nothing else besides their texts can tell them apart; nil
    ///   if the records have to be looked at.
    mutating func plainComparison(_ one: Int, _ other: Int) -> AuthorComparison? {
        guard source.isPlain(one), source.isPlain(other) else { return nil }
        let (author, otherAuthor) = (texts.author(of: one), texts.author(of: other))
        if author == otherAuthor { return .same }
        guard let name = foldedName(author), let otherName = foldedName(otherAuthor) else { return .same }
        return AuthorComparison(name, otherName)
    }

    mutating func comparison(_ one: Int, _ other: Int) -> AuthorComparison {
        plainComparison(one, other) ?? AuthorComparison(source.record(one).author, source.record(other).author)
    }

    private mutating func foldedName(_ number: UInt32) -> AuthorName? {
        if let known = folded[number] { return known }
        let text = String(decoding: texts.table.name(ofAuthor: number), as: UTF8.self)
        let name = RecordAuthor(name: text).map { AuthorName($0.name) }
        folded[number] = .some(name)
        return name
    }
}

import TextMatching

/// Pairs of texts that are judged each by itself.
package struct TextPairs: Sendable {
    private var table = TextColumn()
    private var numbers: [Int] = []

    package init() {}

    /// - Parameters:
    ///   - number: under which the verdict is wanted.
    ///   - language: a BCP 47 tag.
    package mutating func append(
        _ number: Int, _ a: String, by authorA: String?, _ b: String, by authorB: String?, language: String
    ) {
        numbers.append(number)
        let language = DedupeRecord.primaryLanguage(of: language)
        table.append(a, author: authorA ?? "", language: language)
        table.append(b, author: authorB ?? "", language: language)
    }

    /// How the two texts of each pair stand to each other, by number.
    ///
    /// - Parameter frozen: what is known of the collection that the texts belong to; nil to go by the pairs alone.
    func verdicts(frozen: WordCounts? = nil) -> [(
        number: Int, verdict: (relation: Relation, edits: [NamedEdit], cost: Int)
    )] {
        var namer = EditNamer(MatchTexts(table, frozen: frozen, workers: Workers(1)))
        return numbers.indices.sorted { numbers[$0] < numbers[$1] }.map { place in
            (numbers[place], namer.verdict(2 * place, 2 * place + 1))
        }
    }
}

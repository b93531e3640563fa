@testable import Deduplication

/// Sentences with planted edits, harmless and harmful: the same seed gives the same texts.
struct GeneratedTexts {
    private var chance: Chance
    private static let adjectives = "quiet small patient early honest open slow gentle distant warm".split(
        separator: " ")
    private static let nouns =
        "river lamp garden kettle harbour ladder window neighbour orchard letter candle bridge".split(separator: " ")
    private static let verbs = "keeps finds forgives follows remembers repairs carries welcomes".split(separator: " ")
    private static let ends = [
        "before the day begins", "without asking for thanks", "while nobody is looking", "and calls it a good day",
        "because it can't do otherwise", "in 20 small steps", "as if it were the first time",
    ]
    private static let authors = ["Mira Holt", "Ben Hale", "Tove Arden"]

    init(seed: UInt64) { chance = Chance(seed) }

    mutating func sentence() -> String {
        let (one, other) = (chance.one(of: Self.adjectives), chance.one(of: Self.adjectives))
        let (noun, object) = (chance.one(of: Self.nouns), chance.one(of: Self.nouns))
        return "The \(one) \(noun) \(chance.one(of: Self.verbs)) the \(other) \(object) \(chance.one(of: Self.ends))."
    }

    /// A text that somebody made of another, by one or two of the usual edits.
    mutating func edited(_ text: String) -> String {
        var text = edit(text)
        if chance.happens(0.3) { text = edit(text) }
        return text
    }

    private mutating func edit(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        let place = Int.random(in: 1..<max(2, words.count - 1), using: &chance)
        guard words.count > 3 else { return text.uppercased() }
        switch Int.random(in: 0..<16, using: &chance) {
        case 0: return text.uppercased()
        case 1: return "“" + text.dropLast() + "”"
        case 2: return text + " — " + chance.one(of: Self.authors)
        case 3: return chance.one(of: Self.authors) + ": " + text
        case 4: return words.prefix(max(3, words.count / 2)).joined(separator: " ") + "..."
        case 5: words.insert("really", at: place)
        case 6: words.insert(String(chance.one(of: Self.adjectives)), at: place)
        case 7: words.insert("not", at: place)
        case 8: words.remove(at: place)
        case 9: words.swapAt(place, place - 1)
        case 10: words[place] = String(chance.one(of: Self.nouns))
        case 11: words[place] = typo(words[place])
        case 12: words[place] += "s"
        case 13: words = Array(words[place...] + words[..<place])
        case 14: return text + " " + sentence()
        default:
            return text.replacing("our", with: "or").replacing("can't", with: "cannot").replacing("20", with: "twenty")
        }
        return words.joined(separator: " ")
    }

    private mutating func typo(_ word: String) -> String {
        var letters = Array(word)
        let place = Int.random(in: letters.indices, using: &chance)
        letters.insert(chance.one(of: Array("aeinrt")), at: place)
        return String(letters)
    }

    mutating func pairs(_ count: Int) -> [JudgedPair] {
        (0..<count).map { _ in
            let text = sentence()
            let author = chance.happens(0.3) ? chance.one(of: Self.authors) : nil
            return JudgedPair(edited(text), edited(text), "", by: author)
        }
    }

    /// Records of which about every third is an edited copy of an earlier one.
    mutating func records(_ count: Int) -> [DedupeRecord] {
        var records: [DedupeRecord] = []
        for number in 0..<count {
            let isCopy = chance.happens(0.35) && !records.isEmpty
            let text = isCopy ? edited(chance.one(of: records).text) : sentence()
            let author = chance.happens(0.3) ? chance.one(of: Self.authors) : nil
            records.append(record("r\(number)", text, by: author, language: chance.happens(0.05) ? "nl" : "en"))
        }
        return records
    }
}

import CatalogModel
import Diagnostics

/// No word stands twice in a row by accident.
struct DoubledWord: TextRule {
    static let about = RuleDescription(
        id: "doubled-word",
        summary: "No word stands twice in a row by accident.",
        why: """
            The eye skips a doubled word, above all across the end of a line, until it is on a card. Words that \
            people do say twice ('had had', 'bye bye') are known, as are names and languages that double words.
            """,
        severity: .warning,
        accepts: [
            "> He had had enough, so so tired, and said bye bye.\n", "> No, no, it is what makes you you.\n",
            "> Walla Walla is a town.\n", "> Nous nous aimons.\n", "> Whatever happens happens.\n",
        ],
        rejects: [
            "> One step at a ↓a time.\n", "> The ↓the river does not hurry.\n",
            "> Walk on the\n> ↓the other side.\n", "> L'été ↓l'été revient.\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        var pairs: [Pair] = []
        var (first, before) = (0..<0, 0..<0)
        text.forEachWord { word in
            // Most neighbours differ in length already.
            if before.count == word.count, text.areSame(before, word), text.isSpace(between: before, and: word) {
                pairs.append(Pair(before: first, first: before, second: word))
            }
            (first, before) = (before, word)
        }
        guard !pairs.isEmpty, !Self.doublingLanguages.contains(String(entry.language(in: catalog))) else { return }
        let slips = pairs.indices.filter { place in
            // Three in a row are no slip.
            let followsPair = place > 0 && pairs[place - 1].second == pairs[place].first
            let precedesPair = place + 1 < pairs.count && pairs[place + 1].first == pairs[place].second
            return !followsPair && !precedesPair && !Self.isMeant(pairs[place], in: text)
        }
        // Three pairs in one text are a way of writing, as in nursery rhymes.
        guard slips.count < 3 else { return }
        for pair in slips.map({ pairs[$0] }) {
            let both = pair.first.upperBound..<pair.second.upperBound
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(pair.second), .found(text.part(pair.second)),
                    solutions: [.init(.removeOne, [text.replacement(both, with: "")])]))
        }
    }

    /// The same word twice, and the word before them.
    private struct Pair {
        let before: Range<Int>
        let first: Range<Int>
        let second: Range<Int>
    }

    private static func isMeant(_ pair: Pair, in text: ScannedText) -> Bool {
        let (first, second) = (pair.first, pair.second)
        guard let scalar = text.scalar(at: second.lowerBound), scalar.isLetter else { return true }
        // Names: Walla Walla, Duran Duran.
        if scalar.isUppercaseLetter, text.scalar(at: first.lowerBound)?.isUppercaseLetter == true, second.count > 1,
            !text.traits.contains(.capitalsOnly), !isArticle(text.part(second))
        {
            return true
        }
        let written = text.part(second)
        // Abbreviations beside a word of the same letters: at AT&T, us US citizens.
        if written.utf8.count > 1, written != text.part(first), written.allSatisfy(\.isUppercase) { return true }
        let word = written.lowercased()
        // Initials: e e cummings.
        if word.utf8.count == 1, word != "a", word != "i" { return true }
        // "Everything that happens happens as it should."
        if relative.contains(text.part(pair.before).lowercased()) { return true }
        return saidTwice.contains(word) || (0x0900...0x0DFF).contains(scalar.value)
    }

    private static func isArticle(_ word: String) -> Bool { word == "The" || word == "A" || word == "And" }

    /// Words that begin a clause whose verb may meet its own in the main clause.
    private static let relative: Set<String> = ["that", "what", "whatever", "which", "who", "whoever", "wherever"]

    /// Words that people say twice, and pairs that grammar brings together, in the languages of most catalogs.
    private static let saidTwice: Set<String> = [
        "had", "that", "so", "bye", "no", "yes", "very", "now", "there", "ha", "ho", "hey", "knock", "tut", "far",
        "many", "long", "really", "too", "never", "more", "again", "out", "is", "was", "do", "you", "me", "him", "her",
        "who", "can", "chop", "well", "dear", "hear", "blah", "la", "na", "pom", "tick", "tap", "please", "wait",
        "run", "go", "come", "boo", "aye", "oh", "ah", "eh", "hm", "hu", "ganz", "sehr", "big", "old", "down", "round",
        "over", "on", "in", "work", "home", "drip",
        "nous", "vous", "der", "die", "das", "den", "sie", "piano", "via", "muy", "que", "ja", "nein", "oui", "non",
    ]

    /// Languages whose grammar doubles words.
    private static let doublingLanguages: Set<String> = [
        "az", "bn", "fil", "gu", "haw", "hi", "id", "ja", "jv", "ko", "mi", "mr", "ms", "ne", "pa", "si", "sm", "sw",
        "ta", "te", "th", "tl", "tr", "ur", "vi", "zh",
    ]
}

extension ScannedText {
    /// Whether two stretches of equal length hold the same letters, whatever their case.
    fileprivate func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        var isSureSoFar = true
        for place in 0..<one.count {
            let (first, second) = (bytes[one.lowerBound + place], bytes[other.lowerBound + place])
            if first.inLowerCase == second.inLowerCase { continue }
            guard first >= 0x80, second >= 0x80 else { return false }
            isSureSoFar = false
        }
        return isSureSoFar || part(one).lowercased() == part(other).lowercased()
    }

    /// Whether nothing but white space stands between two words.
    fileprivate func isSpace(between one: Range<Int>, and other: Range<Int>) -> Bool {
        bytes[one.upperBound..<other.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x0A }
    }
}

extension Wording {
    fileprivate static func found(_ word: String) -> Wording { "'\(word)' stands twice in a row" }
    fileprivate static let removeOne: Wording = "remove one of the two"
}

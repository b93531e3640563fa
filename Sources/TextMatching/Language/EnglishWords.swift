/// The small words of English and what they do, as lists that a person can check.
///
/// Put together by hand for judging edits of one word; a word is in one list only, except that decisive words are
/// function words too.
package enum EnglishWords {
    /// Words that turn a sentence round, and those that nearly do.
    package static let negations: Set<String> = [
        "not", "no", "never", "none", "nobody", "nothing", "nowhere", "neither", "nor", "without", "cannot", "hardly",
        "barely", "scarcely", "seldom", "rarely", "unless", "except", "lest", "nay",
    ]

    /// Grammar: articles, pronouns, auxiliaries, conjunctions, prepositions, and adverbs that colour without changing.
    package static let function: Set<String> = decisive.union([
        "a", "an", "the", "and", "so", "thus", "of", "to", "in", "on", "upon", "at", "by", "for", "with", "as", "then",
        "that", "having", "doing", "done", "here", "this", "these", "it", "its", "itself", "also", "too", "very",
        "quite", "rather", "really", "just", "even", "still", "often", "usually", "perhaps", "maybe", "indeed", "well",
        "oh", "o", "ah", "ok", "okay", "about", "toward", "towards", "throughout", "along", "among", "amongst", "amid",
        "around", "ever", "yet", "since", "per", "via", "like", "such", "own", "same", "let", "get", "got", "gets",
        "one's", "now", "already", "almost", "actually", "certainly", "truly", "surely", "merely", "whether", "either",
        "both", "whatever", "whoever", "whenever", "wherever", "however", "therefore", "hence", "else", "anyhow",
        "anyway", "somehow", "again", "unto", "thee", "thou", "thy", "thine", "ye", "hath", "doth", "shalt", "wilt",
        "art", "'tis", "tis", "'twas", "em", "re", "ve", "ll", "s", "t", "d", "m",
    ])

    /// Function words that decide who, whether, how many, when, where or why: exchanging one for another changes what
    /// is said.
    package static let decisive: Set<String> = [
        "can", "could", "may", "might", "must", "shall", "should", "will", "would", "ought", "need", "dare", "one", "i",
        "me", "my", "mine", "myself", "you", "your", "yours", "yourself", "yourselves", "he", "him", "his", "himself",
        "she", "her", "hers", "herself", "we", "us", "our", "ours", "ourselves", "they", "them", "their", "theirs",
        "themselves", "all", "some", "any", "every", "each", "many", "much", "most", "more", "less", "few", "fewer",
        "least", "several", "enough", "everybody", "everyone", "everything", "somebody", "someone", "something",
        "anybody", "anyone", "anything", "other", "others", "another", "only", "always", "sometimes", "before", "after",
        "above", "below", "under", "over", "beneath", "behind", "beyond", "between", "inside", "outside", "within",
        "up", "down", "off", "out", "near", "far", "during", "across", "past", "back", "away", "together", "apart",
        "first", "last", "because", "although", "though", "but", "or", "against", "through", "from", "into", "onto",
        "what", "when", "where", "why", "how", "if", "than", "there", "while", "until", "till", "is", "are", "am",
        "was", "were", "be", "been", "being", "has", "have", "had", "do", "does", "did", "which", "who", "whom",
        "whose", "those",
    ]

    /// Articles, pronouns, auxiliaries, conjunctions and prepositions that are nothing else: one that changed places with
    /// its neighbour is a slip. An adverb, or a word such as "like", "own" and "let", is as good as a word of meaning.
    package static let grammar: Set<String> = [
        "a", "an", "the", "and", "or", "but", "if", "as", "than", "that", "which", "who", "whom", "whose", "what",
        "when", "where", "why", "how", "while", "because", "until", "till", "of", "to", "in", "on", "upon", "at", "by",
        "for", "with", "from", "into", "onto", "about", "over", "under", "through", "against", "between", "before",
        "after", "up", "down", "off", "out", "is", "are", "am", "was", "were", "be", "been", "being", "has", "have",
        "had", "do", "does", "did", "shall", "should", "will", "would", "can", "could", "must", "this", "these",
        "those", "it", "its", "i", "me", "my", "you", "your", "he", "him", "his", "she", "her", "we", "us", "our",
        "they", "them", "their", "there", "so", "may", "might", "all", "some", "any", "every", "each", "thee", "thou",
        "thy", "s",
    ]

    /// Words that may stand for each other without changing what is said.
    package static let classes: [[String]] = [
        ["a", "an", "the"], ["who", "whom", "that", "which"], ["will", "shall"],
        ["is", "are", "am", "was", "were", "be", "been", "being"], ["has", "have", "had"], ["do", "does", "did"],
        ["on", "upon"], ["till", "until"], ["may", "might"], ["so", "thus"], ["toward", "towards"], ["this", "these"],
        ["ok", "okay"], ["o", "oh"], ["one", "1"], ["anybody", "anyone"], ["everybody", "everyone"],
        ["somebody", "someone"], ["though", "although"],
    ]

    /// Number words and the digits they are folded to. "One" is a pronoun more often than a number.
    package static let numbers: [String: String] = {
        let small = [
            "zero", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        var numbers: [String: String] = [:]
        for (value, word) in small.enumerated() where !word.isEmpty { numbers[word] = String(value) }
        for (place, word) in tens.enumerated() { numbers[word] = String((place + 2) * 10) }
        numbers["hundred"] = "100"
        numbers["thousand"] = "1000"
        numbers["million"] = "1000000"
        numbers["billion"] = "1000000000"
        return numbers
    }()
}

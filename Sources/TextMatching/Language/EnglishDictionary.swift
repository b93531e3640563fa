/// The words of English that the tool carries: American and British, names included, without inflection by apostrophe.
package enum EnglishDictionary {
    package static let count = EnglishLexicon.count

    /// Calls with the letters of every word, small, in the order of their bytes.
    package static func each(_ body: (_ word: [UInt8]) -> Void) {
        FrontCodedWords.each(in: EnglishLexicon.words) { word, _ in body(word) }
    }

    /// The words that begin with any of some letters, by these letters; one pass for all of them.
    package static func words(beginningWith prefixes: Set<[UInt8]>) -> [[UInt8]: [String]] {
        var found: [[UInt8]: [String]] = [:]
        let lengths = Set(prefixes.map(\.count)).sorted()
        guard !lengths.isEmpty else { return found }
        let initials = Set(prefixes.compactMap(\.first))
        each { word in
            guard let first = word.first, initials.contains(first) else { return }
            for length in lengths where length <= word.count {
                let prefix = Array(word[..<length])
                if prefixes.contains(prefix) {
                    found[prefix, default: []].append(String(decoding: word, as: UTF8.self))
                }
            }
        }
        return found
    }
}

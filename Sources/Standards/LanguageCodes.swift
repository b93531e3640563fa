import Diagnostics

/// Which languages, scripts and regions have a code.
package enum LanguageCodes {
    /// A language with a code of two letters.
    struct Short {
        let code: String

        /// The codes of three letters that mean the same.
        let long: [String]
        let name: String
    }

    /// Whether a code in lower case is one of ISO 639-1 or 639-3.
    static func isLanguage(_ code: String) -> Bool {
        let letters = Array(code.utf8)
        switch letters.count {
        case 2: return shortByCode[code] != nil
        case 3: return place(letters).map { threeLetters[$0 / 64] & (1 << UInt64($0 % 64)) != 0 } ?? false
        default: return false
        }
    }

    /// - Parameter code: four letters, the first of them large.
    static func isScript(_ code: String) -> Bool { scripts.contains(code) }

    /// - Parameter code: two capital letters, or three digits.
    static func isRegion(_ code: String) -> Bool { regions.contains(code) || areas.contains(code) }

    /// The code of two letters for one of three, or for one that was given up: `he` for `iw`.
    static func preferred(_ code: String) -> String? { replaced[code] ?? shortByLong[code] }

    /// What somebody may have meant who wrote a name, the code of a country or a slip.
    static func suggestions(for word: String) -> [String] {
        if let meant = confused[word] { return [meant] }
        let byName = short.filter { $0.name.lowercased() == word }.map(\.code)
        if !byName.isEmpty { return byName }
        guard word.utf8.count > 3 else { return [] }
        let near = Suggestion.nearest(to: word, among: short.map(\.name))
        return near.compactMap { name in short.first { $0.name == name }?.code }
    }

    static func scriptSuggestions(for word: String) -> [String] {
        let near = Suggestion.nearest(to: word, among: commonScripts)
        return near.isEmpty ? Suggestion.nearest(to: word, among: scripts) : near
    }

    /// Those that languages are written in with more than one.
    private static let commonScripts = ["Arab", "Cyrl", "Deva", "Hans", "Hant", "Latn"]

    static let confusedRegions = ["UK": "GB", "EN": "GB"]

    private static let short = StandardList.words(LanguageSubtags.shortLanguages, at: ";").map { entry in
        let parts = entry.split(separator: " ", maxSplits: 2).map(String.init)
        return Short(code: parts[0], long: parts[1].split(separator: ",").map(String.init), name: parts[2])
    }

    private static let shortByCode = Dictionary(uniqueKeysWithValues: short.map { ($0.code, $0) })

    private static let shortByLong = Dictionary(
        short.flatMap { language in language.long.map { ($0, language.code) } }, uniquingKeysWith: { first, _ in first }
    )

    /// One bit for each of the 26³ codes there could be.
    private static let threeLetters = {
        var bits = [UInt64](repeating: 0, count: (26 * 26 * 26 + 63) / 64)
        for word in StandardList.words(LanguageSubtags.languages) {
            let letters = Array(word.utf8)
            for third in letters.dropFirst(2) {
                let place = place([letters[0], letters[1], third])!
                bits[place / 64] |= 1 << UInt64(place % 64)
            }
        }
        return bits
    }()

    private static func place(_ letters: [UInt8]) -> Int? {
        var place = 0
        for letter in letters {
            guard (0x61...0x7A).contains(letter) else { return nil }
            place = place * 26 + Int(letter - 0x61)
        }
        return place
    }

    private static let scripts = Set(StandardList.words(LanguageSubtags.scripts).map(String.init))

    private static let regions = Set(
        StandardList.words(LanguageSubtags.regions).flatMap { [String($0.prefix(2)), String($0.dropFirst(2))] })

    /// Areas of several countries that people write languages for.
    ///
    /// Source: UN M.49: world, Africa, the Americas, Asia, Europe, Latin America, North America, Oceania.
    private static let areas: Set<String> = ["001", "002", "019", "142", "150", "419", "003", "009"]

    /// Source: RFC 5646, 2.2.1 and the registry's Preferred-Value of these.
    private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"]

    /// Codes of countries, and short forms in use, that are taken for languages.
    private static let confused = [
        "jp": "ja", "cn": "zh", "gr": "el", "dk": "da", "cz": "cs", "gb": "en", "us": "en", "kz": "kk", "ua": "uk",
        "vn": "vi", "chinese": "zh", "german": "de", "greek": "el",
    ]
}

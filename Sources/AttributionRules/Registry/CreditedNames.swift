import CatalogModel
import TextNormalisation

/// Which misattributions a name attracts, and who is really meant by it.
///
/// People are compared after their aliases are resolved: whoever has a file goes by all names in it.
struct CreditedNames: Sendable {
    private var entriesByName: [String: [Int]] = [:]
    private var entriesByToken: [Substring: [Int]] = [:]

    /// Tokens of more than one word.
    private var entriesByPhrase: [(phrase: String, entry: Int)] = []

    /// For the authors of the authority file that any entry is about.
    private var entriesByID: [String: [Int]] = [:]
    private var keysByID: [String: [String]] = [:]

    init(_ misattributions: [Misattribution], authors: [Author]) {
        for (number, entry) in misattributions.enumerated() {
            for name in entry.creditedTo { entriesByName[AuthorityName(name.value).key, default: []].append(number) }
            for token in entry.authorTokens {
                let key = FoldedName.key(of: token.value)
                if key.utf8.contains(0x20) {
                    entriesByPhrase.append((key, number))
                } else {
                    entriesByToken[Substring(key), default: []].append(number)
                }
            }
        }
        for author in authors {
            let keys = ([author.name.value] + author.aliases.map(\.text.value)).map { AuthorityName($0).key }
            keysByID[author.id] = keys
            let entries = keys.flatMap { self.entries(ofKey: $0) }
            if !entries.isEmpty { entriesByID[author.id] = Array(Set(entries)).sorted() }
        }
    }

    /// The names by which somebody is known, as keys.
    func keys(of mention: AuthorMention) -> [String] {
        mention.id.flatMap { keysByID[$0] } ?? [AuthorityName(mention.written.string).key]
    }

    /// The entries of the registry that credit somebody wrongly, in order.
    func entries(crediting mention: AuthorMention) -> [Int] {
        if let id = mention.id, keysByID[id] != nil { return entriesByID[id] ?? [] }
        return entries(crediting: mention.written.string)
    }

    func entries(crediting name: String) -> [Int] {
        let comparable = AuthorityName(name)
        var entries = entries(ofKey: comparable.key)
        if let plain = comparable.keyWithoutRole { entries += self.entries(ofKey: plain) }
        return entries.count < 2 ? entries : Array(Set(entries)).sorted()
    }

    private func entries(ofKey key: String) -> [Int] {
        var entries = entriesByName[key] ?? []
        for word in key.split(separator: " ") { entries += entriesByToken[word] ?? [] }
        for (phrase, entry) in entriesByPhrase where " \(key) ".contains(" \(phrase) ") { entries.append(entry) }
        return entries
    }
}

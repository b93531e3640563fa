import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `policy/misattributions.yml`: sayings with wrong names, and some that are confirmed.
///
/// Every fault of the file is reported; entries without one are returned all the same.
struct RegistryReader {
    private var nodes: NodeReader

    static func read(
        _ file: SourceFile, _ findings: inout Findings
    ) -> (misattributions: [Misattribution], confirmed: [ConfirmedQuote]) {
        var reader = RegistryReader(nodes: NodeReader(about: MalformedRegistry.about, findings: findings))
        defer { findings = reader.nodes.findings }
        return reader.read(file)
    }

    private mutating func read(_ file: SourceFile) -> ([Misattribution], [ConfirmedQuote]) {
        guard let root = nodes.root(of: file), let values = nodes.keys(of: root, FileKey.self, "the registry") else {
            return ([], [])
        }
        var first: [[[UInt8]]: SourceRange] = [:]
        let misattributions = nodes.listOrNothing(values[.misattributions]).compactMap { item in
            misattribution(item).flatMap { isNew($0.key, &first) ? $0 : nil }
        }
        var confirmed: [[[UInt8]]: SourceRange] = [:]
        let quotes = nodes.listOrNothing(values[.confirmed]).compactMap { item in
            confirmedQuote(item).flatMap { isNew($0.key, &confirmed) ? $0 : nil }
        }
        return (misattributions, quotes)
    }

    /// A phrase stands once, however it is written.
    private mutating func isNew(_ key: Located<String>, _ first: inout [[[UInt8]]: SourceRange]) -> Bool {
        let words = PhraseMatcher.comparable(key.value)
        if let earlier = first[words] {
            nodes.reportRepeated(key.range, .standsTwice(key.value), earlier)
            return false
        }
        first[words] = key.range
        return true
    }

    // MARK: Entries

    private mutating func misattribution(_ item: YAMLNode) -> Misattribution? {
        let what: Wording = "a misattribution"
        guard let values = nodes.keys(of: item, Key.self, what) else { return nil }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let place = item.range.before
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: place, of: what)
        }
        let key = required(.key).flatMap { isPhrase($0) ? $0 : nil }
        let creditedTo = nodes.requiredTexts(values[.creditedTo], "creditedTo", at: place, of: what)
        let tokens = nodes.listOrNothing(values[.authorTokens]).compactMap { nodes.text($0, "authorTokens") }
        let status: Misattribution.Status? = requiredChoice(.status, in: values, of: item)
        let author = nodes.text(values[.author], "author")
        let original = nodes.text(values[.original], "original")
        let fact = required(.fact)
        let evidence = nodes.listOrNothing(values[.evidence]).compactMap { nodes.text($0, "evidence") }
        let support: Misattribution.Support? = requiredChoice(.support, in: values, of: item)
        let by = required(.by)
        let on = nodes.day(required(.on))
        if support == .documented, evidence.isEmpty {
            nodes.report(values[.support]?.range ?? place, .documentedNowhere, [.init(.addEvidence)])
        }
        if let author, let same = creditedTo.first(where: { isSameName($0.value, author.value) }) {
            nodes.report(same.range, .rightAuthor(same.value), [.init(.nameOthers)])
        }
        let examples = examples(values[.examples], at: place, key)
        if let key, let original, contains(original.value, key.value) {
            nodes.report(original.range, .keyInOriginal(key.value), [.init(.chooseOtherKey)])
        }
        guard let key, !creditedTo.isEmpty, let status, let fact, let support, let by, let on, examples else {
            return nil
        }
        return Misattribution(
            key: key, creditedTo: creditedTo, authorTokens: tokens, status: status, author: author?.value,
            original: original, fact: fact.value, evidence: evidence.map(\.value), support: support, by: by.value,
            on: on.value)
    }

    private mutating func requiredChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ key: Key, in values: [Key: YAMLNode], of item: YAMLNode
    ) -> Choice? {
        let name: Wording = "\(key.rawValue)"
        guard nodes.isThere(values[key], name, at: item.range.before, of: "a misattribution") else { return nil }
        return nodes.choice(values[key], name)?.value
    }

    private mutating func confirmedQuote(_ item: YAMLNode) -> ConfirmedQuote? {
        let what: Wording = "a confirmed quote"
        guard let values = nodes.keys(of: item, ConfirmedKey.self, what) else { return nil }
        let place = item.range.before
        let key = nodes.required(values[.key], "key", at: place, of: what)
        let author = nodes.required(values[.author], "author", at: place, of: what)
        let source = nodes.required(values[.source], "source", at: place, of: what)
        guard let key, isPhrase(key), let author, let source else { return nil }
        return ConfirmedQuote(key: key, author: author, source: source.value)
    }

    /// One word would be found in texts of all kinds.
    private mutating func isPhrase(_ key: Located<String>) -> Bool {
        if PhraseMatcher.comparable(key.value).count >= 2 { return true }
        nodes.report(key.range, .tooShort(key.value), [.init(.writePhrase)])
        return false
    }

    // MARK: Examples

    /// - Returns: whether an entry has examples of both kinds, and its key does what they say.
    private mutating func examples(_ node: YAMLNode?, at place: SourceRange, _ key: Located<String>?) -> Bool {
        guard let node else {
            nodes.report(place, .noExamples, [.init(.addExamples)])
            return false
        }
        let what: Wording = "'examples'"
        guard let values = nodes.keys(of: node, ExampleKey.self, what) else { return false }
        let hits = nodes.requiredTexts(values[.hit], "hit", at: node.range.before, of: what)
        let misses = nodes.requiredTexts(values[.miss], "miss", at: node.range.before, of: what)
        guard let key else { return false }
        var isSound = !hits.isEmpty && !misses.isEmpty
        for hit in hits where !contains(hit.value, key.value) {
            nodes.report(hit.range, .notHit(key.value), [.init(.correctExample)])
            isSound = false
        }
        for miss in misses where contains(miss.value, key.value) {
            nodes.report(miss.range, .notMissed(key.value), [.init(.correctExample)])
            isSound = false
        }
        return isSound
    }

    private func contains(_ text: String, _ phrase: String) -> Bool {
        let (words, wanted) = (PhraseMatcher.comparable(text), PhraseMatcher.comparable(phrase))
        guard !wanted.isEmpty, words.count >= wanted.count else { return false }
        return (0...words.count - wanted.count).contains { words[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }

    private func isSameName(_ one: String, _ other: String) -> Bool {
        AuthorityName(one).key == AuthorityName(other).key
    }

    private enum FileKey: String, CaseIterable { case misattributions, confirmed }

    private enum Key: String, CaseIterable {
        case key, creditedTo, authorTokens, status, author, original, fact, evidence, support, by, on, examples
    }

    private enum ConfirmedKey: String, CaseIterable { case key, author, source }

    private enum ExampleKey: String, CaseIterable { case hit, miss }
}

extension Wording {
    fileprivate static func standsTwice(_ key: String) -> Wording { "key '\(key)' stands twice" }
    fileprivate static let documentedNowhere: Wording = "nothing is named in which it is documented"
    fileprivate static let addEvidence: Wording = "add 'evidence:', or say 'support: unverified'"
    fileprivate static func rightAuthor(_ name: String) -> Wording {
        "'\(name)' is the author and cannot be a wrong one"
    }
    fileprivate static let nameOthers: Wording = "list under 'creditedTo' only names that are wrong or unproven"
    fileprivate static func keyInOriginal(_ key: String) -> Wording { "the original holds the key '\(key)'" }
    fileprivate static let chooseOtherKey: Wording = "choose as the key words that only the altered text has"
    fileprivate static func tooShort(_ key: String) -> Wording { "key '\(key)' has fewer than two words" }
    fileprivate static let writePhrase: Wording = "write the words by which the saying is known"
    fileprivate static let noExamples: Wording = "a misattribution has no 'examples'"
    fileprivate static let addExamples: Wording = "add 'examples: {hit: TEXT, miss: TEXT}'"
    fileprivate static func notHit(_ key: String) -> Wording { "example does not hold the key '\(key)'" }
    fileprivate static func notMissed(_ key: String) -> Wording { "example of a miss holds the key '\(key)'" }
    fileprivate static let correctExample: Wording = "change the example, or the key"
}

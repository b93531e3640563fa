import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation
import Yams

/// Reads `policy/misattributions.yml`: sayings with wrong names, and some that are confirmed.
///
/// Every fault of the file is reported; entries without one are returned all the same.
struct RegistryReader {
    /// The name of the file in the folder of policies.
    static let fileName = "misattributions.yml"

    private var keys: PolicyKeys

    static func read(
        _ file: SourceFile, _ findings: inout Findings
    ) -> (misattributions: [Misattribution], confirmed: [ConfirmedQuote]) {
        do {
            var reader = RegistryReader(keys: PolicyKeys(try YAMLDocument(file), MalformedRegistry.about))
            let read = reader.read()
            findings.merge(reader.keys.findings)
            return read
        } catch {
            findings.add(
                Diagnostic(
                    MalformedRegistry.about, at: error.range, .noYAML(error.problem), solutions: [.init(.correctYAML)]))
            return ([], [])
        }
    }

    private mutating func read() -> ([Misattribution], [ConfirmedQuote]) {
        guard let root = keys.document.root, let map = keys.map(root, .registry, FileKey.self) else { return ([], []) }
        var first: [[[UInt8]]: SourceRange] = [:]
        let misattributions = keys.list(.misattributions, of: map, .registry).compactMap { item in
            misattribution(item).flatMap { isNew($0.key, &first) ? $0 : nil }
        }
        var confirmed: [[[UInt8]]: SourceRange] = [:]
        let quotes = keys.list(.confirmed, of: map, .registry).compactMap { item in
            confirmedQuote(item).flatMap { isNew($0.key, &confirmed) ? $0 : nil }
        }
        return (misattributions, quotes)
    }

    /// A phrase stands once, however it is written.
    private mutating func isNew(_ key: Located<String>, _ first: inout [[[UInt8]]: SourceRange]) -> Bool {
        let words = PhraseMatcher.comparable(key.value)
        if let earlier = first[words] {
            keys.report(key.range, .standsTwice(key.value), .removeOne, [.init(at: earlier, .firstHere)])
            return false
        }
        first[words] = key.range
        return true
    }

    // MARK: Entries

    private mutating func misattribution(_ item: Node) -> Misattribution? {
        guard let map = keys.map(item, .misattribution, Key.self) else { return nil }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let key = phrase(.key, of: map)
        let creditedTo = keys.texts(.creditedTo, of: map, .misattribution, isRequired: true)
        let tokens = keys.texts(.authorTokens, of: map, .misattribution)
        let status: Misattribution.Status? = keys.choice(.status, of: map, .misattribution)
        let author = keys.text(.author, of: map, .misattribution, isRequired: false)
        let original = keys.text(.original, of: map, .misattribution, isRequired: false)
        let fact = keys.text(.fact, of: map, .misattribution)
        let evidence = keys.texts(.evidence, of: map, .misattribution)
        let support: Misattribution.Support? = keys.choice(.support, of: map, .misattribution)
        let by = keys.text(.by, of: map, .misattribution)
        let on = keys.day(.on, of: map, .misattribution)
        if support == .documented, evidence.isEmpty {
            keys.report(map.values[.support] ?? item, .documentedNowhere, .addEvidence)
        }
        if let author, let same = creditedTo.first(where: { isSameName($0.value, author.value) }) {
            keys.report(same.range, .rightAuthor(same.value), .nameOthers)
        }
        let examples = examples(of: map, key)
        if let key, let original, contains(original.value, key.value) {
            keys.report(original.range, .keyInOriginal(key.value), .chooseOtherKey)
        }
        guard let key, !creditedTo.isEmpty, let status, let fact, let support, let by, let on, examples else {
            return nil
        }
        return Misattribution(
            key: key, creditedTo: creditedTo, authorTokens: tokens, status: status, author: author?.value,
            original: original, fact: fact.value, evidence: evidence.map(\.value), support: support, by: by.value,
            on: on)
    }

    private mutating func confirmedQuote(_ item: Node) -> ConfirmedQuote? {
        guard let map = keys.map(item, .confirmedQuote, ConfirmedKey.self) else { return nil }
        let key = keys.text(.key, of: map, .confirmedQuote)
        let author = keys.text(.author, of: map, .confirmedQuote)
        let source = keys.text(.source, of: map, .confirmedQuote)
        guard let key, isPhrase(key), let author, let source else { return nil }
        return ConfirmedQuote(key: key, author: author, source: source.value)
    }

    private mutating func phrase(_ name: Key, of map: PolicyKeys.Map<Key>) -> Located<String>? {
        keys.text(name, of: map, .misattribution).flatMap { isPhrase($0) ? $0 : nil }
    }

    /// One word would be found in texts of all kinds.
    private mutating func isPhrase(_ key: Located<String>) -> Bool {
        if PhraseMatcher.comparable(key.value).count >= 2 { return true }
        keys.report(key.range, .tooShort(key.value), .writePhrase)
        return false
    }

    // MARK: Examples

    /// - Returns: whether an entry has examples of both kinds, and its key does what they say.
    private mutating func examples(of map: PolicyKeys.Map<Key>, _ key: Located<String>?) -> Bool {
        guard let node = map.values[.examples] else {
            keys.report(map.node, .noExamples, .addExamples)
            return false
        }
        guard let examples = keys.map(node, .examples, ExampleKey.self) else { return false }
        let hits = keys.texts(.hit, of: examples, .examples, isRequired: true)
        let misses = keys.texts(.miss, of: examples, .examples, isRequired: true)
        guard let key else { return false }
        var isSound = !hits.isEmpty && !misses.isEmpty
        for hit in hits where !contains(hit.value, key.value) {
            keys.report(hit.range, .notHit(key.value), .correctExample)
            isSound = false
        }
        for miss in misses where contains(miss.value, key.value) {
            keys.report(miss.range, .notMissed(key.value), .correctExample)
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
    fileprivate static let registry: Wording = "the registry"
    fileprivate static let misattribution: Wording = "a misattribution"
    fileprivate static let confirmedQuote: Wording = "a confirmed quote"
    fileprivate static let examples: Wording = "'examples'"

    fileprivate static func standsTwice(_ key: String) -> Wording { "key '\(key)' stands twice" }
    fileprivate static let firstHere: Wording = "first written here"
    fileprivate static let removeOne: Wording = "remove one of the two"
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

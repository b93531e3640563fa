import CatalogModel
import Diagnostics
import MarkdownReading
import Yams

/// Reads the keys of YAML maps, and reports whatever is wrong with them under one rule.
struct PolicyKeys {
    let document: YAMLDocument
    let rule: RuleDescription
    private(set) var findings = Findings()

    /// A map taken apart.
    struct Map<Key: Hashable> {
        let node: Node
        let values: [Key: Node]
    }

    init(_ document: YAMLDocument, _ rule: RuleDescription) {
        self.document = document
        self.rule = rule
    }

    mutating func report(_ node: Node, _ summary: Wording, _ solution: Wording, _ notes: [Diagnostic.Note] = []) {
        report(document.range(of: node), summary, solution, notes)
    }

    mutating func report(
        _ range: SourceRange, _ summary: Wording, _ solution: Wording, _ notes: [Diagnostic.Note] = []
    ) {
        findings.add(Diagnostic(rule, at: range, summary, notes: notes, solutions: [.init(solution)]))
    }

    /// The values of a map by their keys; keys that nobody knows are reported.
    ///
    /// - Returns: nil for what is no map.
    mutating func map<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        _ node: Node, _ noun: Wording, _ keys: Key.Type
    ) -> Map<Key>? {
        let known = Key.allCases.map(\.rawValue)
        guard case .mapping(let mapping) = node else {
            report(node, .noMap(noun), .writeKeys(known))
            return nil
        }
        var values: [Key: Node] = [:]
        for (key, value) in mapping {
            let written = key.scalar?.string ?? ""
            guard let known = Key(rawValue: written) else {
                reportUnknown(key, written, noun, known)
                continue
            }
            values[known] = value
        }
        return Map(node: node, values: values)
    }

    private mutating func reportUnknown(_ key: Node, _ written: String, _ noun: Wording, _ known: [String]) {
        let range = document.range(of: key)
        let near = Suggestion.nearest(to: written, among: known)
        let edits = near.map { Diagnostic.Solution(.write($0), [.init(range, with: $0)]) }
        findings.add(
            Diagnostic(
                rule, at: range, .unknownKey(written, noun),
                solutions: edits.isEmpty ? [.init(.writeKeys(known))] : edits))
    }

    /// The items of a list; nothing where the key is missing, which is reported only if it must not.
    mutating func list<Key: RawRepresentable<String>>(
        _ key: Key, of map: Map<Key>, _ noun: Wording, isRequired: Bool = false
    ) -> [Node] {
        guard let node = map.values[key] else {
            if isRequired { reportMissing(key, map, noun) }
            return []
        }
        if case .sequence(let sequence) = node { return Array(sequence) }
        // One item needs no brackets; an empty value is an empty list.
        guard let scalar = node.scalar else {
            report(node, .noList(key.rawValue), .writeList(key.rawValue))
            return []
        }
        return scalar.string.isEmpty ? [] : [node]
    }

    /// A list of texts.
    mutating func texts<Key: RawRepresentable<String>>(
        _ key: Key, of map: Map<Key>, _ noun: Wording, isRequired: Bool = false
    ) -> [Located<String>] {
        let items = list(key, of: map, noun, isRequired: isRequired)
        if isRequired, items.isEmpty, let node = map.values[key], node.mapping == nil {
            report(node, .saysNothing(key.rawValue), .say(key.rawValue))
        }
        return items.compactMap { text($0, key.rawValue) }
    }

    mutating func text<Key: RawRepresentable<String>>(
        _ key: Key, of map: Map<Key>, _ noun: Wording, isRequired: Bool = true
    ) -> Located<String>? {
        guard let node = map.values[key] else {
            if isRequired { reportMissing(key, map, noun) }
            return nil
        }
        return text(node, key.rawValue)
    }

    mutating func text(_ node: Node, _ key: String) -> Located<String>? {
        guard let scalar = node.scalar, scalar.string.utf8.contains(where: { $0 > 0x20 }) else {
            report(node, .saysNothing(key), .say(key))
            return nil
        }
        return Located(scalar.string, at: document.range(of: node))
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable, Key: RawRepresentable<String>>(
        _ key: Key, of map: Map<Key>, _ noun: Wording
    ) -> Choice? {
        guard let written = text(key, of: map, noun) else { return nil }
        if let choice = Choice(rawValue: written.value) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: written.value, among: known)
        findings.add(
            Diagnostic(
                rule, at: written.range, .noChoice(key.rawValue, written.value),
                solutions: near.isEmpty
                    ? [.init(.writeOneOf(known))] : near.map { .init(.write($0), [.init(written.range, with: $0)]) }))
        return nil
    }

    mutating func day<Key: RawRepresentable<String>>(_ key: Key, of map: Map<Key>, _ noun: Wording) -> CalendarDay? {
        guard let written = text(key, of: map, noun) else { return nil }
        if let day = CalendarDay(written.value) { return day }
        report(written.range, .noDay(written.value), .writeDay)
        return nil
    }

    private mutating func reportMissing<Key: RawRepresentable<String>>(_ key: Key, _ map: Map<Key>, _ noun: Wording) {
        report(map.node, .missingKey(key.rawValue, noun), .say(key.rawValue))
    }
}

extension Wording {
    static func noYAML(_ problem: String) -> Wording { "the file cannot be read: \(problem)" }
    static let correctYAML: Wording =
        "put the line right; text with a colon or a quotation mark goes into quotation marks"

    fileprivate static func noMap(_ noun: Wording) -> Wording { "\(noun) is a set of keys" }
    fileprivate static func unknownKey(_ key: String, _ noun: Wording) -> Wording { "\(noun) has no key '\(key)'" }
    fileprivate static func missingKey(_ key: String, _ noun: Wording) -> Wording { "\(noun) has no '\(key)'" }
    fileprivate static func saysNothing(_ key: String) -> Wording { "'\(key)' says nothing" }
    fileprivate static func noList(_ key: String) -> Wording { "'\(key)' is no list" }
    fileprivate static func noChoice(_ key: String, _ value: String) -> Wording { "'\(key)' cannot be '\(value)'" }
    fileprivate static func noDay(_ value: String) -> Wording { "'\(value)' is no day" }

    fileprivate static func writeKeys(_ keys: [String]) -> Wording { "write one or more of \(anyOf: keys)" }
    fileprivate static func writeOneOf(_ values: [String]) -> Wording { "write \(anyOf: values)" }
    fileprivate static func write(_ value: String) -> Wording { "write '\(value)'" }
    fileprivate static func writeList(_ key: String) -> Wording { "write it as '\(key): [one, two]'" }
    fileprivate static func say(_ key: String) -> Wording { "add what belongs to '\(key)'" }
    fileprivate static let writeDay: Wording = "write it as 2026-11-21"
}

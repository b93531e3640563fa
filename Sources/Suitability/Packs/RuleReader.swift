import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading

/// Reads one rule of a pack.
struct RuleReader {
    var nodes: NodeReader
    let topics: [String: Topic]
    let language: String

    /// The pack's lists of words by name, which a rule names as `<name>`.
    let lists: [String: [YAMLNode]]

    private enum Key: String, CaseIterable {
        case id, topic, severity, mode, any, near, when, unless
        case unlessNear = "unless-near"
        case expands, `case`, action, override, level
        case errorIn = "error-in"
        case suggest, requires, why, examples
    }

    /// A word of so few letters stands for half the dictionary.
    static let shortestPrefix = 3

    /// What a search among groups may cost: more groups, or farther apart, is no longer a rule but a topic.
    static let mostGroups = 4
    static let farthest = 40
    static let longestPhrase = 12

    mutating func read(_ node: YAMLNode) -> PackRule? {
        guard let values = nodes.keys(of: node, Key.self, "a rule") else { return nil }
        let place = node.range.before
        guard let id = nodes.required(values[.id], "id", at: place, of: "rule") else { return nil }
        let what: Wording = "rule '\(id.value)'"
        if !isSlug(id.value) { nodes.report(id.range, "'\(id.value)' is no id: use small letters, digits and hyphens") }
        let topic = topic(values[.topic], at: id.range, of: what)
        let degree = degree(values, topic, at: id.range, of: what)
        let expansions = expansions(values[.expands])
        let any = terms(values[.any], expansions)
        let near = near(values[.near], expansions)
        if any.isEmpty, near == nil, values[.any] == nil, values[.near] == nil {
            nodes.report(id.range, "\(what) looks for nothing: it needs 'any' or 'near'")
        }
        if values[.any] != nil, values[.near] != nil {
            nodes.report(id.range, "\(what) has 'any' and 'near'; make two rules of it")
        }
        let exceptions = terms(values[.unless], expansions)
        let reliefs = reliefs(values[.unlessNear], expansions)
        let why = nodes.required(values[.why], "why", at: id.range, of: what)
        let (hits, misses) = examples(values[.examples], at: id.range, of: what)
        reportUnused(
            expansions,
            any + (near?.groups.flatMap(\.self) ?? []) + exceptions + reliefs.flatMap(\.words))
        reportImpossible(any, near, exceptions, of: what)
        guard let topic, let why else { return nil }
        return PackRule(
            id: id, topic: topic.name.value, degree: degree, any: any, near: near, exceptions: exceptions,
            reliefs: reliefs,
            condition: condition(values[.when]), expansions: expansions,
            isLowerCaseOnly: isLowerCaseOnly(values[.case]),
            action: nodes.choice(values[.action], "action", PackRule.Action.self)?.value,
            override: nodes.choice(values[.override], "override", PackRule.OverrideLevel.self)?.value ?? .onePerson,
            level: level(values[.level]), errorIn: Set(nodes.texts(values[.errorIn], "error-in").map(\.value)),
            suggestion: nodes.text(values[.suggest], "suggest")?.value,
            requires: nodes.choices(values[.requires], "requires", Requirement.self), why: why.value, hits: hits,
            misses: misses, range: node.range)
    }

    private func isSlug(_ id: String) -> Bool {
        !id.isEmpty
            && id.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
                    || $0 == UInt8(ascii: ".")
            }
    }

    // MARK: What it means

    private mutating func topic(_ node: YAMLNode?, at place: SourceRange, of what: Wording) -> Topic? {
        guard let name = nodes.required(node, "topic", at: place, of: what) else { return nil }
        if let topic = topics[name.value] { return topic }
        let near = Suggestion.nearest(to: name.value, among: topics.keys.sorted())
        nodes.report(
            name.range, "there is no topic '\(name.value)'",
            near.map { .init("write '\($0)'", [.init(name.range, with: $0)]) })
        return nil
    }

    /// A severity or mode that the topic defines; nil for tags, and for rules that block whatever the age.
    private mutating func degree(
        _ values: [Key: YAMLNode], _ topic: Topic?, at place: SourceRange, of what: Wording
    ) -> Topic.Degree? {
        if values[.severity] != nil, values[.mode] != nil { nodes.report(place, "\(what) has a severity and a mode") }
        let key: Key = values[.severity] == nil ? .mode : .severity
        guard let written = nodes.choice(values[key], "\(key.rawValue)", Topic.Degree.self) else {
            if values[key] == nil, let topic, !topic.isTag {
                nodes.report(place, "\(what) has neither 'severity' nor 'mode'")
            }
            return nil
        }
        guard let topic else { return written.value }
        if (key == .mode) != written.value.isMode {
            nodes.report(
                written.range, "'\(written.value.rawValue)' is a \(written.value.isMode ? "mode" : "severity")")
        } else if topic.isTag {
            nodes.report(written.range, "topic '\(topic.name.value)' is only a tag and has no \(key.rawValue)")
        } else if topic.ages[written.value] == nil {
            let known = topic.ages.keys.map(\.rawValue).sorted()
            nodes.report(
                written.range,
                "topic '\(topic.name.value)' does not say from which age '\(written.value.rawValue)' is; it has \(anyOf: known)"
            )
        }
        return written.value
    }

    private mutating func level(_ node: YAMLNode?) -> Severity? {
        enum Word: String, CaseIterable { case note, warning, error }
        guard let word = nodes.choice(node, "level", Word.self) else { return nil }
        return switch word.value {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    private mutating func isLowerCaseOnly(_ node: YAMLNode?) -> Bool {
        enum Word: String, CaseIterable { case lower }
        return nodes.choice(node, "case", Word.self) != nil
    }

    private mutating func condition(_ node: YAMLNode?) -> PackRule.Condition {
        enum Key: String, CaseIterable { case kind, category, field }
        var condition = PackRule.Condition()
        guard let node, let values = nodes.keys(of: node, Key.self, "'when'") else { return condition }
        if let node = values[.kind] { condition.kinds = Set(nodes.choices(node, "kind", Kind.self)) }
        if let node = values[.category] { condition.categories = Set(nodes.texts(node, "category").map(\.value)) }
        if let node = values[.field] { condition.fields = Set(nodes.choices(node, "field", RatedField.self)) }
        return condition
    }

    private mutating func examples(
        _ node: YAMLNode?, at place: SourceRange, of what: Wording
    ) -> (hits: [Located<String>], misses: [Located<String>]) {
        enum Key: String, CaseIterable { case hit, miss }
        guard let node else {
            nodes.report(place, "\(what) has no examples: at least one 'hit' and one 'miss'")
            return ([], [])
        }
        guard let values = nodes.keys(of: node, Key.self, "'examples'") else { return ([], []) }
        let hits = nodes.texts(values[.hit], "hit")
        let misses = nodes.texts(values[.miss], "miss")
        if hits.isEmpty { nodes.report(node.range.before, "\(what) has no example of a 'hit'") }
        if misses.isEmpty { nodes.report(node.range.before, "\(what) has no example of a 'miss'") }
        return (hits, misses)
    }

    // MARK: What it looks for

    /// The words of a list, with those of the pack's lists that it names.
    private mutating func words(_ node: YAMLNode?) -> [Located<String>] {
        nodes.texts(node, "any").flatMap { written -> [Located<String>] in
            guard written.value.hasPrefix("<"), written.value.hasSuffix(">") else { return [written] }
            let name = String(written.value.dropFirst().dropLast())
            guard let list = lists[name] else {
                let near = Suggestion.nearest(to: name, among: Array(lists.keys))
                nodes.report(
                    written.range, "there is no list '\(name)' under 'words'",
                    near.map { .init("write '<\($0)>'", [.init(written.range, with: "<\($0)>")]) })
                return []
            }
            return list.flatMap { nodes.texts($0, "words") }.map { Located($0.value, at: written.range) }
        }
    }

    private mutating func terms(_ node: YAMLNode?, _ expansions: [String: [Located<String>]]) -> [Located<Term>] {
        words(node).compactMap { written in
            guard let term = Term(written.value) else {
                nodes.findings.add(
                    Diagnostic(
                        UnmatchableRule.about, at: written.range, "no text can hold the term '\(written.value)'"))
                return nil
            }
            if term.words.count > Self.longestPhrase {
                nodes.report(written.range, "phrase has more than \(Self.longestPhrase) words")
            }
            if let prefix = term.prefix {
                if prefix.count < Self.shortestPrefix {
                    nodes.report(
                        written.range,
                        "'\(written.value)' hits half the dictionary: write at least \(Self.shortestPrefix) letters")
                }
                Wildcards.check(written, prefix, expansions[written.value], language: language, &nodes.findings)
            }
            return Located(term, at: written.range)
        }
    }

    private mutating func expansions(_ node: YAMLNode?) -> [String: [Located<String>]] {
        var all: [String: [Located<String>]] = [:]
        for (key, value) in nodes.pairs(of: node, "'expands'") { all[key.string] = nodes.texts(value, "expands") }
        return all
    }

    private mutating func reportUnused(_ expansions: [String: [Located<String>]], _ terms: [Located<Term>]) {
        let known = Set(terms.map(\.value.text))
        for (wildcard, words) in expansions.sorted(by: { $0.key < $1.key }) where !known.contains(wildcard) {
            guard let first = words.first else { continue }
            nodes.report(first.range, "'expands' lists '\(wildcard)', which the rule does not look for")
        }
    }

    private mutating func near(_ node: YAMLNode?, _ expansions: [String: [Located<String>]]) -> PackRule.Near? {
        enum Key: String, CaseIterable {
            case groups, within
            case inOrder = "in-order"
        }
        guard let node, let values = nodes.keys(of: node, Key.self, "'near'") else { return nil }
        let groups = nodes.list(values[.groups]).map { terms($0, expansions) }
        guard let within = nodes.integer(values[.within], "within") else {
            if values[.within] == nil { nodes.report(node.range.before, "'near' has no 'within'") }
            return nil
        }
        if groups.count < 2 { nodes.report(node.range.before, "'near' needs two groups of words or more") }
        if groups.count > Self.mostGroups || within.value > Self.farthest {
            nodes.report(
                within.range,
                "'near' may look for \(Self.mostGroups) groups within \(Self.farthest) words; more would slow down every text"
            )
        }
        return PackRule.Near(
            groups: groups, within: within, isInOrder: nodes.flag(values[.inOrder], "in-order"))
    }

    /// `unless-near`: a list of `{words: […], before: 3}` or `{words: […], within: 40}`.
    private mutating func reliefs(_ node: YAMLNode?, _ expansions: [String: [Located<String>]]) -> [PackRule.Relief] {
        enum Key: String, CaseIterable { case words, before, within }
        return nodes.list(node).compactMap { item in
            guard let values = nodes.keys(of: item, Key.self, "'unless-near'") else { return nil }
            let words = terms(values[.words], expansions)
            let before = nodes.integer(values[.before], "before")
            guard let distance = before ?? nodes.integer(values[.within], "within"), !words.isEmpty,
                values[.before] == nil || values[.within] == nil
            else {
                nodes.report(
                    item.range.before,
                    "'unless-near' names 'words', and how far from the finding they count: 'before' it or 'within'")
                return nil
            }
            if distance.value > Self.farthest {
                nodes.report(distance.range, "'unless-near' may look \(Self.farthest) words far")
            }
            return PackRule.Relief(words: words, within: distance.value, isBefore: before != nil)
        }
    }

    private mutating func reportImpossible(
        _ any: [Located<Term>], _ near: PackRule.Near?, _ exceptions: [Located<Term>], of what: Wording
    ) {
        func add(_ range: SourceRange, _ summary: Wording) {
            nodes.findings.add(Diagnostic(UnmatchableRule.about, at: range, summary))
        }
        let cancelling = Set(exceptions.map(\.value.words))
        for term in any where cancelling.contains(term.value.words) {
            add(term.range, "term '\(term.value.text)' is an exception of its own rule, so it is never found")
        }
        if let near {
            for group in near.groups where group.isEmpty { add(near.within.range, "a group of \(what) is empty") }
            let shortest = near.groups.reduce(0) { $0 + ($1.map(\.value.words.count).min() ?? 0) }
            if shortest - 1 > near.within.value {
                add(near.within.range, "\(what) needs \(shortest) words, which never stand within \(near.within.value)")
            }
        }
    }
}

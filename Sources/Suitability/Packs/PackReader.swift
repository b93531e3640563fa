import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading

/// Reads a pack, and reports every fault of it at its line and column.
package struct PackReader {
    private let file: SourceFile
    private var nodes: NodeReader
    private var topics: [String: Topic] = [:]

    /// Whether a file of policy is a pack of rules: it begins with, or holds at the margin, the key `pack`.
    package static func isPack(_ file: SourceFile) -> Bool {
        let bytes = file.bytes
        return file.lineStarts.contains { bytes[min($0, bytes.count)...].starts(with: "pack:".utf8) }
    }

    /// - Parameter known: topics of lower layers, which rules may name.
    /// - Returns: nil where the file says too little to be a pack; the findings say why.
    package static func read(_ file: SourceFile, knowing known: [Topic] = [], _ findings: inout Findings) -> Pack? {
        var reader = PackReader(file, findings, known)
        let pack = reader.read()
        findings = reader.nodes.findings
        return pack
    }

    private init(_ file: SourceFile, _ findings: Findings, _ known: [Topic]) {
        self.file = file
        nodes = NodeReader(about: MalformedPack.about, findings: findings)
        for topic in known { topics[topic.name.value] = topic }
    }

    private enum Key: String, CaseIterable {
        case pack, bands, topics, rules, disable, change, stores
        case overridesPolicy = "overrides-policy"
    }

    private enum HeadKey: String, CaseIterable {
        case id, version, language, coverage, measured, topics, extends, license, sources
    }

    private mutating func read() -> Pack? {
        guard let root = nodes.root(of: file), let values = nodes.keys(of: root, Key.self, "a pack") else { return nil }
        guard let headNode = values[.pack] else {
            nodes.report(file.range.before, "file has no key 'pack'")
            return nil
        }
        guard let head = nodes.keys(of: headNode, HeadKey.self, "'pack'") else { return nil }
        let place = headNode.range.before
        let id = nodes.required(head[.id], "id", at: place, of: "pack")
        let version = nodes.required(head[.version], "version", at: place, of: "pack")
        let language = nodes.required(head[.language], "language", at: place, of: "pack")
        let license = nodes.required(head[.license], "license", at: place, of: "pack")
        checkCoverage(head[.coverage])
        let own = readTopics(values[.topics])
        for topic in own { topics[topic.name.value] = topic }
        let covered = nodes.texts(head[.topics], "topics")
        for topic in covered where topics[topic.value] == nil {
            nodes.report(topic.range, "there is no topic '\(topic.value)'")
        }
        let measured = MeasurementReader.read(head[.measured], &nodes, known: topics.keys)
        let bands = bands(values[.bands])
        var ids: [String: SourceRange] = [:]
        let rules = nodes.list(values[.rules]).compactMap { node -> PackRule? in
            var reader = RuleReader(nodes: nodes, topics: topics, language: language?.value ?? "")
            let rule = reader.read(node)
            nodes = reader.nodes
            guard let rule else { return nil }
            if let earlier = ids.updateValue(rule.id.range, forKey: rule.id.value) {
                nodes.findings.add(
                    Diagnostic(
                        MalformedPack.about, at: rule.id.range, "rule '\(rule.id.value)' stands twice",
                        notes: [.init(at: earlier, "first written here")]))
            }
            return rule
        }
        let disabled = changes(values[.disable], needsDegree: false)
        let changed = changes(values[.change], needsDegree: true)
        let overrides = overridePolicy(values[.overridesPolicy])
        let stores = stores(values[.stores])
        guard let id, let version, let language, let license else { return nil }
        return Pack(
            file: file, id: id, version: version.value, language: language.value,
            measured: measured, covered: covered.map(\.value), extends: nodes.texts(head[.extends], "extends"),
            license: license.value,
            sources: nodes.texts(head[.sources], "sources").map(\.value), bands: bands, topics: own, rules: rules,
            disabled: disabled, changed: changed, stores: stores, overrides: overrides)
    }

    // MARK: The head

    private enum CoverageWord: String, CaseIterable { case partial }

    /// No pack covers a language: there is one word for all of them, which need not be written.
    private mutating func checkCoverage(_ node: YAMLNode?) {
        guard let node, let word = nodes.text(node, "coverage"), word.value != CoverageWord.partial.rawValue else {
            return
        }
        nodes.findings.add(
            Diagnostic(
                MalformedPack.about, at: word.range,
                word.value == "full"
                    ? "no pack covers a language in full: that its rules find nothing is no verdict"
                    : "'coverage' can only be 'partial'",
                solutions: [
                    .init("write 'partial'", [.init(word.range, with: CoverageWord.partial.rawValue)]),
                    .init("say under 'measured' what its rules find, on which texts, on which day"),
                ]))
    }

    private mutating func bands(_ node: YAMLNode?) -> [Int] {
        let bands = nodes.list(node).compactMap { nodes.integer($0, "bands") }
        for (lower, upper) in zip(bands, bands.dropFirst()) where lower.value >= upper.value {
            nodes.report(upper.range, "bands rise, and \(upper.value) does not come after \(lower.value)")
        }
        return bands.map(\.value)
    }

    private mutating func overridePolicy(_ node: YAMLNode?) -> OverridePolicy? {
        enum Key: String, CaseIterable {
            case minimumReason = "min-reason"
            case twoPerson = "two-person"
        }
        guard let node, let values = nodes.keys(of: node, Key.self, "'overrides-policy'") else { return nil }
        var policy = OverridePolicy()
        if let least = nodes.integer(values[.minimumReason], "min-reason") { policy.minimumReason = least.value }
        for name in nodes.texts(values[.twoPerson], "two-person") {
            if topics[name.value] == nil { nodes.report(name.range, "there is no topic '\(name.value)'") }
            policy.twoPersonTopics.insert(name.value)
        }
        return policy
    }

    private mutating func stores(_ node: YAMLNode?) -> StorePolicy? {
        enum Key: String, CaseIterable {
            case bands
            case frequentFrom = "frequent-from"
        }
        guard let node, let values = nodes.keys(of: node, Key.self, "'stores'") else { return nil }
        var policy = StorePolicy()
        for (store, bands) in nodes.pairs(of: values[.bands], "the bands of stores") {
            var map: [Int: Int] = [:]
            var highest = 0
            for (ours, theirs) in nodes.pairs(of: bands, "bands") {
                guard let band = Int(ours.string), let age = nodes.integer(theirs, "band") else {
                    nodes.report(ours.range, "'\(ours.string)' is no age")
                    continue
                }
                if age.value < highest { nodes.report(age.range, "bands of a store never fall, and \(age.value) does") }
                highest = max(highest, age.value)
                map[band] = age.value
            }
            policy.bands[store.string] = map
        }
        if let share = nodes.integer(values[.frequentFrom], "frequent-from") { policy.frequentFrom = share.value }
        return policy
    }

    // MARK: Topics

    private enum TopicKey: String, CaseIterable {
        case mild, moderate, strong, severe, reference, use, promotion, stores, route, requires, tag
    }

    private mutating func readTopics(_ node: YAMLNode?) -> [Topic] {
        nodes.pairs(of: node, "topics").compactMap { name, node in
            guard let values = nodes.keys(of: node, TopicKey.self, "topic '\(name.string)'") else { return nil }
            var ages: [Topic.Degree: Int] = [:]
            for degree in Topic.Degree.allCases {
                guard let key = TopicKey(rawValue: degree.rawValue),
                    let age = nodes.integer(values[key], "\(degree.rawValue)")
                else { continue }
                ages[degree] = age.value
            }
            let isTag = nodes.flag(values[.tag], "tag")
            if isTag == !ages.isEmpty {
                nodes.report(
                    name.range,
                    isTag
                        ? "topic '\(name.string)' is a tag and has ages too"
                        : "topic '\(name.string)' has no ages; if it is only a tag, say 'tag: true'")
            }
            let rising = [Topic.Degree.mild, .moderate, .strong, .severe].compactMap { ages[$0] }
            let modes = [Topic.Degree.reference, .use, .promotion].compactMap { ages[$0] }
            if rising != rising.sorted() || modes != modes.sorted() {
                nodes.report(name.range, "ages of topic '\(name.string)' fall where it becomes graver")
            }
            var stores: [String: String] = [:]
            for (store, question) in nodes.pairs(of: values[.stores], "stores") {
                stores[store.string] = nodes.text(question, "\(store.string)")?.value
            }
            return Topic(
                name: Located(name.string, at: name.range), ages: ages, isTag: isTag, stores: stores,
                route: nodes.text(values[.route], "route")?.value,
                requires: nodes.choices(values[.requires], "requires", Requirement.self))
        }
    }

    // MARK: Changes of lower layers

    private enum ChangeKey: String, CaseIterable { case id, severity, mode, reason, by }

    private mutating func changes(_ node: YAMLNode?, needsDegree: Bool) -> [Pack.Change] {
        let what: Wording = needsDegree ? "a change" : "a disabled rule"
        return nodes.list(node).compactMap { item in
            guard let values = nodes.keys(of: item, ChangeKey.self, what) else { return nil }
            let place = item.range.before
            let id = nodes.required(values[.id], "id", at: place, of: what)
            let reason = nodes.required(values[.reason], "reason", at: place, of: what)
            let by = nodes.required(values[.by], "by", at: place, of: what)
            let degree = nodes.choice(values[.severity] ?? values[.mode], "severity", Topic.Degree.self)?.value
            if needsDegree, degree == nil { nodes.report(place, "a change says the new 'severity' or 'mode'") }
            guard let id, let reason, let by, degree != nil || !needsDegree else { return nil }
            return Pack.Change(rule: id, degree: needsDegree ? degree : nil, reason: reason.value, by: by.value)
        }
    }
}

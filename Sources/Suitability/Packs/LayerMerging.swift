import CatalogModel
import Diagnostics

/// Lays packs of one language upon each other: a later one may add rules, change how grave one is, or switch it off.
struct LayerMerging {
    /// Lowest first.
    let packs: [Pack]
    var findings: Findings

    mutating func merged(_ language: String) -> LanguagePolicy {
        var topics: [String: Topic] = [:]
        var order: [String] = []
        var rules: [(rule: PackRule, pack: String, change: (Pack.Change, by: String)?)] = []
        for pack in packs {
            for topic in pack.topics {
                if topics.updateValue(topic, forKey: topic.name.value) == nil { order.append(topic.name.value) }
            }
            for change in pack.disabled {
                guard let place = place(of: change, in: rules.map(\.rule)) else { continue }
                rules.remove(at: place)
            }
            for change in pack.changed {
                guard let place = place(of: change, in: rules.map(\.rule)) else { continue }
                check(change, of: rules[place].rule, topics)
                rules[place].rule.degree = change.degree
                rules[place].change = (change, pack.id.value)
            }
            // A rule that stands twice in one pack was reported when the pack was read.
            let known = Dictionary(
                rules.map { ($0.rule.id.value, (pack: $0.pack, range: $0.rule.id.range)) },
                uniquingKeysWith: { first, _ in first })
            for rule in pack.rules {
                if let earlier = known[rule.id.value] {
                    findings.add(
                        Diagnostic(
                            MalformedPack.about, at: rule.id.range,
                            "rule '\(rule.id.value)' is in '\(earlier.pack)' already",
                            notes: [.init(at: earlier.range, "written here")],
                            solutions: [.init("give it another id, or disable the other one first")]))
                }
                rules.append((rule, pack.id.value, nil))
            }
        }
        let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let bands = packs.last { !$0.bands.isEmpty }?.bands ?? []
        if bands.isEmpty, let first = packs.first {
            findings.add(
                Diagnostic(MalformedPack.about, at: first.id.range, "no pack of the language states its 'bands'"))
        }
        check(topics.values.sorted { $0.name.value < $1.name.value }, bands)
        let highest = bands.last ?? 18
        return LanguagePolicy(
            language: language, packs: packs, bands: bands, topics: topics,
            rules: rules.map { item in
                let age = item.rule.degree.flatMap { topics[item.rule.topic]?.ages[$0] } ?? bands.first ?? 0
                return LanguagePolicy.Rule(
                    rule: item.rule, pack: item.pack, change: item.change?.0, changedBy: item.change?.by,
                    minAge: item.rule.action == .block ? highest : age, topicNumber: numbers[item.rule.topic] ?? 0,
                    exceptions: !item.rule.exceptions.isEmpty, groups: item.rule.near?.groups.count ?? 0)
            },
            stores: packs.last { $0.stores != nil }?.stores ?? StorePolicy(),
            overrides: packs.last { $0.overrides != nil }?.overrides ?? OverridePolicy())
    }

    private mutating func place(of change: Pack.Change, in rules: [PackRule]) -> Int? {
        if let place = rules.firstIndex(where: { $0.id.value == change.rule.value }) { return place }
        let near = Suggestion.nearest(to: change.rule.value, among: rules.map(\.id.value))
        findings.add(
            Diagnostic(
                MalformedPack.about, at: change.rule.range, "no lower layer has a rule '\(change.rule.value)'",
                solutions: near.map { .init("write '\($0)'", [.init(change.rule.range, with: $0)]) }))
        return nil
    }

    private mutating func check(_ change: Pack.Change, of rule: PackRule, _ topics: [String: Topic]) {
        guard let degree = change.degree, topics[rule.topic]?.ages[degree] == nil else { return }
        findings.add(
            Diagnostic(
                MalformedPack.about, at: change.rule.range,
                "topic '\(rule.topic)' does not say from which age '\(degree.rawValue)' is"))
    }

    /// An age between two bands would be of no store.
    private mutating func check(_ topics: [Topic], _ bands: [Int]) {
        for topic in topics {
            for (degree, age) in topic.ages.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !bands.contains(age)
            {
                findings.add(
                    Diagnostic(
                        MalformedPack.about, at: topic.name.range,
                        "'\(degree.rawValue)' of topic '\(topic.name.value)' is \(age), which is none of the bands"))
            }
        }
    }
}

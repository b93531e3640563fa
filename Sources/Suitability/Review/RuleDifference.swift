/// What was changed in the rules themselves from one policy to another.
package enum RuleDifference {
    /// A line for each rule that is new, gone, graver or milder, or looks for other terms; in the order of ids.
    package static func lines(from old: LanguagePolicy?, to new: LanguagePolicy?) -> [String] {
        let (before, after) = (byID(old), byID(new))
        return Set(before.keys).union(after.keys).sorted().compactMap { id in
            switch (before[id], after[id]) {
            case (nil, let rule?): "+ \(id): new, \(gravity(rule))"
            case (let rule?, nil): "- \(id): gone, was \(gravity(rule))"
            case (let one?, let other?): change(one, other).map { "~ \(id): \($0)" }
            default: nil
            }
        }
    }

    private static func byID(_ policy: LanguagePolicy?) -> [String: LanguagePolicy.Rule] {
        Dictionary((policy?.rules ?? []).map { ($0.rule.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func gravity(_ rule: LanguagePolicy.Rule) -> String {
        let degree = rule.rule.degree.map { " \($0.rawValue)" } ?? ""
        let action = rule.rule.action.map { ", \($0.rawValue)" } ?? ""
        return "\(rule.rule.topic)\(degree), from \(rule.minAge)\(action)"
    }

    private static func change(_ one: LanguagePolicy.Rule, _ other: LanguagePolicy.Rule) -> String? {
        var parts: [String] = []
        if gravity(one) != gravity(other) { parts.append("\(gravity(one)) -> \(gravity(other))") }
        let lists = [
            ("looks for", terms(one), terms(other)),
            ("exceptions", exceptions(one), exceptions(other)),
        ]
        for (what, had, has) in lists {
            let (lost, won) = (Set(had).subtracting(has).sorted(), Set(has).subtracting(had).sorted())
            if !lost.isEmpty { parts.append("\(what) no more: \(lost.joined(separator: ", "))") }
            if !won.isEmpty { parts.append("\(what) now: \(won.joined(separator: ", "))") }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private static func exceptions(_ rule: LanguagePolicy.Rule) -> [String] {
        (rule.rule.exceptions + rule.rule.reliefs.flatMap(\.words)).map(\.value.text)
    }

    private static func terms(_ rule: LanguagePolicy.Rule) -> [String] {
        rule.rule.any.map(\.value.text) + (rule.rule.near?.groups.flatMap { $0.map(\.value.text) } ?? [])
    }
}

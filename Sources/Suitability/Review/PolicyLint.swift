import CatalogModel

/// Tries every rule of a policy on single words: what a rule really hits, beside what its author had in mind.
package struct PolicyLint: Sendable {
    /// The words that one rule hits, sorted by their bytes.
    package struct Hits: Sendable {
        package let rule: String
        package let minAge: Int
        package private(set) var words: [String]

        fileprivate mutating func add(_ word: String) { words.append(word) }
    }

    /// By rule, in the policy's order; rules without a word are left out.
    package let hits: [Hits]

    /// How many words were tried.
    package let tried: Int

    /// - Parameters:
    ///   - lowest: the age from which on rules are asked.
    ///   - words: calls its argument with every word.
    package init(_ policy: LanguagePolicy, from lowest: Int, _ words: ((String) -> Void) -> Void) {
        var rater = TextRater(policy)
        var byRule: [Int: Hits] = [:]
        var tried = 0
        words { word in
            tried += 1
            var seen: Set<Int> = []
            for finding in rater.findings(in: word) where seen.insert(finding.rule).inserted {
                let rule = policy.rules[finding.rule]
                guard rule.minAge >= lowest else { continue }
                byRule[finding.rule, default: Hits(rule: rule.rule.id.value, minAge: rule.minAge, words: [])].add(word)
            }
        }
        hits = byRule.sorted { $0.key < $1.key }.map(\.value)
        self.tried = tried
    }

    /// Every word that any rule hits, sorted by bytes, with the highest age.
    package var words: [(word: String, minAge: Int, rules: [String])] {
        var all: [String: (age: Int, rules: [String])] = [:]
        for hit in hits {
            for word in hit.words {
                let known = all[word] ?? (0, [])
                all[word] = (max(known.age, hit.minAge), known.rules + [hit.rule])
            }
        }
        return all.map { ($0.key, $0.value.age, $0.value.rules) }
            .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
}

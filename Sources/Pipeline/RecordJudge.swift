import AttributionRules
import CatalogModel
import Diagnostics
import Suitability

/// Asks about records what a content folder asks about its entries: whose words they are, and whom they suit.
struct RecordJudge: Sendable {
    private let policy: RecordPolicy
    private let attribution: AttributionChecker
    private let suitability: SuitabilityContext?

    /// - Parameter findings: takes what is wrong with the files of policy.
    init(_ policy: RecordPolicy, _ findings: inout Findings) {
        self.policy = policy
        attribution = AttributionChecker(
            policies: policy.policies, decisions: policy.decisions[.attributions], authors: policy.authors, &findings)
        guard let content = policy.content else {
            suitability = nil
            return
        }
        let (context, faults) = SuitabilityContext.load(content)
        findings.merge(faults)
        suitability = context.hasPolicy ? context : nil
    }

    /// Whether anything is asked about ages.
    var rates: Bool { suitability != nil }

    /// The rules that are asked about each record.
    var asked: [RuleDescription] { attribution.rulesAboutEntries + (suitability?.asked ?? packRules) }

    /// Records in a language without rules, which nothing was asked about.
    struct Uncovered: Hashable, Sendable {
        let path: String
        let language: String
    }

    /// What is to be said about each of some records.
    ///
    /// - Parameter uncovered: the first record in each language without rules, and how many there are.
    func check(
        _ entries: [Entry], _ uncovered: inout [Uncovered: (first: SourceRange, count: Int)]
    ) -> [Findings] {
        var rater = suitability.map { EntryRater($0, asksOfUndeclared: true) }
        return entries.map { written in
            var entry = written
            policy.names.resolve(&entry)
            var findings = attribution.check([entry])
            guard let suitability else { return findings }
            let language = entry.language?.string ?? suitability.settings.languages.first ?? "en"
            if suitability.policy.language(language) == nil {
                let key = Uncovered(path: entry.range.file.path, language: language)
                uncovered[key] = (uncovered[key]?.first ?? entry.text.range, (uncovered[key]?.count ?? 0) + 1)
            } else {
                _ = rater?.rate(
                    entry, id: entry.id?.string, categories: entry.category.map { [$0.string] } ?? [], &findings)
            }
            return findings
        }
    }

    /// Said once for each file and language: that nothing was found because nothing was looked for.
    static func findings(_ uncovered: [Uncovered: (first: SourceRange, count: Int)]) -> [Diagnostic] {
        uncovered.map { key, value in
            SuitabilityContext.uncovered(key.language, records: value.count, at: value.first)
        }.sorted()
    }
}

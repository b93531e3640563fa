import CatalogModel
import Diagnostics

/// A site that collects quotations proves nothing.
enum AggregatorAsOnlySource {
    static let about = RuleDescription(
        id: "aggregator-as-only-source",
        summary: "What rests on a site that only collects quotations is no more than attributed.",
        why: """
            Such sites copy from each other, wrong names included, so that a hundred of them are no more evidence than \
            one. policy/attribution.yml lists them.
            """,
        severity: .warning,
        accepts: [
            PolicyExample.files(
                by: "Ada Brook", "- status: attributed\n- source: https://www.goodreads.com/quotes/1\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Ada Brook, *Small Lamps* 3", "- status: sourced\n- source: goodreads.com\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Ada Brook, *Small Lamps*", "- status: sourced\n- source: https://archive.org/details/lamps\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
        ],
        rejects: [
            PolicyExample.files(
                by: "Ada Brook, *Small Lamps*", "- status: sourced\n- source: ↓https://www.goodreads.com/quotes/1\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Ada Brook, *Small Lamps*",
                "- status: sourced\n- source: Wise Words\n- sourceKind: ↓aggregator\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Ada Brook", "- source: seen at ↓azquotes.com/quote/2, goodreads.com\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
        ])

    static func check(_ entry: Entry, _ policy: AttributionPolicy, _ findings: inout Findings) {
        guard claimsMore(entry) else { return }
        if let kind = entry.value(.sourceKind), kind.string == "aggregator" {
            findings.add(
                Diagnostic(
                    about, at: entry.fields[.sourceKind]?.values.first?.range ?? entry.placeOfStatus, .isAggregator,
                    solutions: [.init(.claimLess), .init(.findSource)]))
            return
        }
        guard !policy.aggregatorHosts.isEmpty, let source = entry.value(.source),
            let (host, range) = policy.onlyAggregator(in: source.string)
        else { return }
        findings.add(
            Diagnostic(
                about, at: source.range(range), .provesNothing(host),
                solutions: [.init(.claimLess), .init(.findSource)]))
    }

    /// Whether an entry claims more than that others credit the author.
    private static func claimsMore(_ entry: Entry) -> Bool {
        switch entry.status {
        case .sourced?: entry.attribution?.work == nil || entry.attribution?.locator == nil
        case nil, .fictional?: true
        case .attributed?, .disputed?, .misattributed?, .altered?, .anonymous?, .proverb?, .original?: false
        }
    }
}

extension Wording {
    fileprivate static func provesNothing(_ host: String) -> Wording {
        "'\(host)' collects quotations from others and proves nothing"
    }
    fileprivate static let isAggregator: Wording =
        "an aggregator is the only source; it collects quotations from others and proves nothing"
    fileprivate static let claimLess: Wording = "say 'status: attributed'"
    fileprivate static let findSource: Wording = "name the work and the place in it where the words stand"
}

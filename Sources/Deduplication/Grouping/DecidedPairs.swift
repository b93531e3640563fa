import Diagnostics
import TextNormalisation

/// The decisions that hold in this run, as pairs of records.
struct DecidedPairs: Sendable {
    /// Decided to be the same, by record.
    private(set) var same: [Int: [Int]] = [:]

    /// Decided to be two, by record.
    private(set) var apart: [Int: [Int]] = [:]

    /// Records that editors chose to keep, and records that had to give way.
    private(set) var kept: Set<Int> = []
    private(set) var dropped: Set<Int> = []

    private let isAsked: @Sendable (Int, Int) -> Bool
    private var decisions: [(decision: Decision, a: Int, b: Int)] = []

    /// Finds the records of each decision; those of other words, or about no record that is left, are reported.
    ///
    /// - Parameter isAsked: whether anybody wants to hear of a pair.
    init(
        _ decisions: [Decision], in source: some RecordSource, without rejected: Set<Int>,
        isAsked: @escaping @Sendable (Int, Int) -> Bool = { _, _ in true }, _ findings: inout Findings
    ) {
        self.isAsked = isAsked
        guard !decisions.isEmpty else { return }
        var places: [String: Int] = [:]
        for place in 0..<source.count where !rejected.contains(place) { places[source.id(place)] = place }
        for decision in decisions {
            let a = places[decision.a.value]
            let b = places[decision.b.value]
            guard let a, let b else {
                // Where one record is gone, the other has nothing left to be decided about.
                if a == nil, b == nil { findings.add(UnusedDecision.diagnostic(decision)) }
                continue
            }
            let records = (a: source.record(a), b: source.record(b))
            var isStale = false
            for (record, form) in [(records.a, decision.forms.a), (records.b, decision.forms.b)] {
                let now = NormalForm(of: record.text).hash
                guard now != form.value else { continue }
                if isAsked(a, b) {
                    findings.add(StaleDecision.diagnostic(form, of: record, now: now, decision, records))
                }
                isStale = true
            }
            if !isStale { add(decision, a: a, b: b) }
        }
    }

    func areSame(_ one: Int, _ other: Int) -> Bool { same[one]?.contains(other) ?? false }

    /// Whether an editor has answered for two records, so that nobody need be asked again.
    func isAnswered(_ one: Int, _ other: Int) -> Bool {
        areSame(one, other) || (apart[one]?.contains(other) ?? false)
    }

    /// The pairs for which an editor has answered.
    var pairs: [(a: Int, b: Int)] { decisions.map { ($0.a, $0.b) } }

    func isApart(_ record: Int, from others: Set<Int>) -> Bool {
        apart[record]?.contains(where: others.contains) ?? false
    }

    /// Reports decisions to merge that another decision or an earlier release made impossible.
    func reportContradictions(in clusters: [Cluster], _ source: any RecordSource, _ findings: inout Findings) {
        for (decision, a, b) in decisions where decision.kind == .same && isAsked(a, b) {
            let (kept, dropped) = decision.keep == .a ? (a, b) : (b, a)
            guard source.isPublished(dropped), !source.isPublished(kept) else { continue }
            findings.add(
                ContradictoryDecisions.diagnostic(
                    decision, published: source.record(dropped), kept: source.record(kept)))
        }
        if apart.isEmpty || same.isEmpty { return }
        var clusterOfRecord: [Int: Int] = [:]
        for (number, cluster) in clusters.enumerated() {
            clusterOfRecord[cluster.canonical] = number
            for member in cluster.members { clusterOfRecord[member.record] = number }
        }
        for (decision, a, b) in decisions where decision.kind == .same && isAsked(a, b) {
            let isJoined = clusterOfRecord[a] != nil && clusterOfRecord[a] == clusterOfRecord[b]
            if !isJoined { findings.add(ContradictoryDecisions.diagnostic(decision)) }
        }
    }

    private mutating func add(_ decision: Decision, a: Int, b: Int) {
        decisions.append((decision, a, b))
        guard decision.kind == .same else {
            apart[a, default: []].append(b)
            apart[b, default: []].append(a)
            return
        }
        same[a, default: []].append(b)
        same[b, default: []].append(a)
        kept.insert(decision.keep == .a ? a : b)
        dropped.insert(decision.keep == .a ? b : a)
    }
}

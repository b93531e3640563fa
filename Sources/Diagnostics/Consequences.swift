/// Puts what follows from a cause with the cause, as a number.
///
/// Of forty entries without a category, thirty-nine are no news: somebody mistyped one key. A finding is folded if its
/// rule goes by something that a cause says nobody knows. It is counted with the cause, which is at least as severe.
package enum Consequences {
    /// - Parameters:
    ///   - findings: already graded.
    ///   - rules: those of all steps.
    package static func folded(_ findings: Findings, rules: [RuleDescription]) -> Findings {
        let causes = findings.kept.filter { !($0.cause?.lacks ?? []).isEmpty }.sorted()
        guard !causes.isEmpty else { return findings }
        let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var folded: [Int: [RuleID: (count: Int, severity: Severity)]] = [:]
        var last: [Findings.Place: (cause: Int, severity: Severity)] = [:]
        var left: Set<Findings.Place> = []
        let rest = findings.compactMap { diagnostic in
            guard diagnostic.cause == nil else { return diagnostic }
            let place = Findings.Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            let bases = byID[diagnostic.rule]?.goesBy ?? []
            guard let cause = causes.firstIndex(where: { $0.isReason(for: diagnostic, bases) }) else {
                left.insert(place)
                return diagnostic
            }
            let before = folded[cause]?[diagnostic.rule] ?? (0, .note)
            folded[cause, default: [:]][diagnostic.rule] = (
                before.count + 1, max(before.severity, diagnostic.severity)
            )
            last[place] = (cause, diagnostic.severity)
            return nil
        }
        // What was counted and not kept goes where those of its kind went.
        for (place, count) in findings.unlisted where !left.contains(place) {
            guard let (cause, _) = last[place] else { continue }
            folded[cause]?[place.rule]?.count += count
        }
        let places = Dictionary(zip(causes, causes.indices), uniquingKeysWith: { first, _ in first })
        return rest.compactMap { diagnostic in
            guard let place = places[diagnostic], let found = folded[place] else { return diagnostic }
            var diagnostic = diagnostic
            for (rule, (count, severity)) in found.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
                let words =
                    byID[rule]?.consequence
                    ?? Cause.Words(one: "finding of \(rule) follows", many: "findings of \(rule) follow")
                diagnostic.cause?.consequences.append(.init(count, words, rule: rule))
                diagnostic.severity = max(diagnostic.severity, severity)
            }
            return diagnostic
        }
    }
}

extension Diagnostic {
    /// Whether what another finding goes by is what nobody knows because of this one.
    fileprivate func isReason(for other: Diagnostic, _ bases: [Cause.Basis]) -> Bool {
        guard let lacks = cause?.lacks else { return false }
        return bases.contains { basis in
            switch basis {
            case .setting, .entries, .ids, .categories: lacks.contains(basis)
            case .field, .fields:
                range.file.path == other.range.file.path && (lacks.contains(basis) || lacks.contains(.fields))
            }
        }
    }
}

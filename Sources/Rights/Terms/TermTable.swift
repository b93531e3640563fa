import CatalogModel

/// Answers from the rows of the policy, for one year.
struct TermTable: Sendable {
    let policy: RightsPolicy

    /// The year for which it is asked.
    let year: Int

    func answer(_ facts: WorkFacts, in jurisdiction: Jurisdiction) -> TermAnswer {
        let rows = policy.rows.filter { $0.jurisdictions.contains(jurisdiction) }
        guard !rows.isEmpty else {
            return TermAnswer(state: .unknown, fact: "policy/rights.yml has no row for it")
        }
        // Rows that may fit until one certainly does: all of them have to agree.
        var answers: [TermAnswer] = []
        var isCovered = false
        for row in rows {
            let fit = fit(row, facts)
            if fit == .no { continue }
            answers.append(answer(row, facts))
            if fit == .yes {
                isCovered = true
                break
            }
        }
        guard let first = answers.first else {
            return TermAnswer(state: .unknown, fact: "no row of policy/rights.yml covers \(name(facts))")
        }
        if isCovered, answers.allSatisfy({ $0.state == first.state }) { return first }
        return TermAnswer(
            state: .unknown,
            fact: answers.first { $0.state == .unknown }?.fact
                ?? (facts.published == .unknown
                    ? "the year of publication of \(name(facts)) is not known"
                    : "the years of \(name(facts)) are not certain enough"))
    }

    private func fit(_ row: TermRow, _ facts: WorkFacts) -> YearSpan.Fit {
        if let rightsCase = row.rightsCase, rightsCase != facts.rightsCase { return .no }
        if row.needsEvidence, !facts.hasEvidence { return .no }
        var fit = YearSpan.Fit.yes
        if let published = row.published {
            switch facts.published {
            case .never: return .no
            case .unknown: fit = .perhaps
            case .inYear(let mark): fit = min(fit, published.holds(YearSpan(mark, doubt: policy.doubt)))
            }
        }
        let death = facts.death(doubt: policy.doubt)
        if let isDeathKnown = row.isDeathKnown, isDeathKnown != (death.last != nil) { return .no }
        if let died = row.died { fit = min(fit, died.holds(death)) }
        return fit
    }

    private func answer(_ row: TermRow, _ facts: WorkFacts) -> TermAnswer {
        guard row.source != nil else {
            return TermAnswer(
                state: .unknown, fact: "the row '\(row.id.value)' of policy/rights.yml names no source yet")
        }
        if row.terms.contains(.always) {
            return TermAnswer(state: .free, fact: "\(name(facts)) is \(row.rightsCase?.words ?? "free there")")
        }
        var best: (span: YearSpan, fact: String)?
        var missing: String?
        for case .after(let event, let years) in row.terms {
            let (span, fact) = self.span(of: event, facts, row)
            // A term whose year is not known cannot be the first to end for all we know; the others count.
            guard span.first != nil || span.last != nil else {
                missing = missing ?? fact
                continue
            }
            let end = YearSpan(span.first.map { $0 + years }, span.last.map { $0 + years })
            if let known = best, (known.span.last ?? .max) <= (end.last ?? .max) { continue }
            best = (end, fact)
        }
        guard let best else { return TermAnswer(state: .unknown, fact: missing ?? "nothing is known") }
        if let last = best.span.last, year >= last {
            return TermAnswer(state: .free, freeFrom: last, fact: best.fact)
        }
        if let first = best.span.first, year < first {
            return TermAnswer(
                state: .protected, freeFrom: first, isAtLeast: best.span.last != first, fact: best.fact)
        }
        return TermAnswer(state: .unknown, fact: best.fact)
    }

    private func span(of event: TermRow.Event, _ facts: WorkFacts, _ row: TermRow) -> (YearSpan, fact: String) {
        let unknown = YearSpan(nil, nil)
        switch event {
        case .death:
            var span = facts.death(doubt: policy.doubt)
            // Whoever the row covers died in its years.
            if let first = row.died?.first { span.first = max(span.first ?? first, first) }
            return (span, deathFact(facts))
        case .published:
            guard case .inYear(let mark) = facts.published else {
                return (unknown, "the year of publication of \(name(facts)) is not known")
            }
            return (YearSpan(mark, doubt: policy.doubt), "\(name(facts)) was published in \(mark.words)")
        case .created:
            guard let mark = facts.created else {
                return (unknown, "the year in which \(name(facts)) was written is not known")
            }
            return (YearSpan(mark, doubt: policy.doubt), "\(name(facts)) was written in \(mark.words)")
        }
    }

    private func deathFact(_ facts: WorkFacts) -> String {
        let unsure = facts.people.first { person in
            if case .year = person.death { false } else { true }
        }
        if let unsure {
            return unsure.death == .unknownYear
                ? "the year in which \(unsure.name) died is not known"
                : "no year of death is stated for \(unsure.name)"
        }
        guard let last = facts.lastToDie, case .year(let mark) = last.death else {
            return "nobody is named as the author"
        }
        return "\(last.name) died in \(mark.words)"
    }

    private func name(_ facts: WorkFacts) -> String { facts.role == .author ? "the work" : "the translation" }
}

extension YearMark {
    /// `180`, `about 55`, `perhaps 1564`, `4 BC`.
    ///
    /// Source: ISO 8601-1, 4.2.1: year 0 is 1 BC.
    var words: String {
        let plain = year > 0 ? String(year) : "\(1 - year) BC"
        return (isApproximate ? "about " : "") + (isUncertain ? "perhaps " : "") + plain
    }
}

extension RightsCase {
    fileprivate var words: String {
        switch self {
        case .notRenewed: "one whose copyright was not renewed"
        case .withoutNotice: "one published without a copyright notice"
        case .notRegistered: "one published without a notice and not registered"
        case .corporate: "a company's"
        case .unpublished: "unpublished"
        case .government: "a government's"
        }
    }
}

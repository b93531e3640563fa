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
        if let unknown = answers.first(where: { $0.state == .unknown }) { return unknown }
        if facts.published == .unknown { return unpublished(facts) }
        if facts.death(doubt: policy.doubt).last == nil {
            let (fact, missing) = deathFact(facts)
            return TermAnswer(state: .unknown, fact: fact, missing: missing)
        }
        return TermAnswer(state: .unknown, fact: "the years of \(name(facts)) are not certain enough")
    }

    private func unpublished(_ facts: WorkFacts) -> TermAnswer {
        TermAnswer(
            state: .unknown, fact: "the year of publication of \(name(facts)) is not known",
            missing: .publication(isTranslation: facts.role == .translator))
    }

    /// The year of the last death, and where nobody has stated it, the last it can have been.
    private func lastDeath(_ facts: WorkFacts) -> YearSpan {
        var span = facts.death(doubt: policy.doubt)
        span.last = span.last ?? facts.endOfLives(doubt: policy.doubt)
        return span
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
        if let isDeathKnown = row.isDeathKnown, isDeathKnown != (facts.death(doubt: policy.doubt).last != nil) {
            return .no
        }
        if let died = row.died { fit = min(fit, died.holds(lastDeath(facts))) }
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
        var best: Event?
        var missing: Event?
        for case .after(let event, let years) in row.terms {
            var found = self.event(event, facts, row)
            // A term whose year is not known cannot be the first to end for all we know; the others count.
            guard found.years.first != nil || found.years.last != nil else {
                missing = missing ?? found
                continue
            }
            found.years = YearSpan(found.years.first.map { $0 + years }, found.years.last.map { $0 + years })
            if let best, (best.years.last ?? .max) <= (found.years.last ?? .max) { continue }
            best = found
        }
        guard let best else {
            return TermAnswer(state: .unknown, fact: missing?.fact ?? "nothing is known", missing: missing?.missing)
        }
        if let last = best.years.last, year >= last {
            return TermAnswer(state: .free, freeFrom: last, fact: best.missing == nil ? best.fact : lifeFact(facts))
        }
        if let first = best.years.first, year < first {
            return TermAnswer(
                state: .protected, freeFrom: first, isAtLeast: best.years.last != first, fact: best.fact)
        }
        return TermAnswer(state: .unknown, fact: best.fact, missing: best.missing)
    }

    /// Something from which a term is counted.
    private struct Event {
        var years: YearSpan
        let fact: String
        var missing: MissingFact?
    }

    private func event(_ event: TermRow.Event, _ facts: WorkFacts, _ row: TermRow) -> Event {
        switch event {
        case .death:
            var years = lastDeath(facts)
            // Whoever the row covers died in its years.
            if let first = row.died?.first { years.first = max(years.first ?? first, first) }
            let (fact, missing) = deathFact(facts)
            return Event(years: years, fact: fact, missing: missing)
        case .published:
            guard case .inYear(let mark) = facts.published else {
                let answer = unpublished(facts)
                return Event(years: YearSpan(nil, nil), fact: answer.fact, missing: answer.missing)
            }
            let years = YearSpan(mark, doubt: policy.doubt)
            return Event(years: years, fact: "\(name(facts)) was published in \(mark.words)")
        case .created:
            guard let mark = facts.created else {
                return Event(
                    years: YearSpan(nil, nil), fact: "the year in which \(name(facts)) was written is not known",
                    missing: .creation)
            }
            return Event(
                years: YearSpan(mark, doubt: policy.doubt), fact: "\(name(facts)) was written in \(mark.words)")
        }
    }

    private func deathFact(_ facts: WorkFacts) -> (fact: String, missing: MissingFact?) {
        if let unsure = unsure(facts) {
            let fact =
                unsure.death == .unknownYear
                ? "the year in which \(unsure.name) died is not known"
                : "no year of death is stated for \(unsure.name)"
            return (
                fact, .death(name: unsure.name, id: unsure.id, isTranslator: facts.role == .translator)
            )
        }
        guard let last = facts.lastToDie, case .year(let mark) = last.death else {
            return ("nobody is named as the author", .author)
        }
        return ("\(last.name) died in \(mark.words)", nil)
    }

    /// Somebody whose year of death is not stated.
    private func unsure(_ facts: WorkFacts) -> WorkFacts.Person? {
        facts.people.first { person in
            if case .year = person.death { false } else { true }
        }
    }

    /// Why somebody is dead whose death nobody has stated.
    private func lifeFact(_ facts: WorkFacts) -> String {
        guard let person = unsure(facts), let end = facts.endOfLives(doubt: policy.doubt) else {
            return deathFact(facts).fact
        }
        return "nobody of \(person.name)'s time was alive after \(end)"
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
        case .proverb: "a proverb, which is nobody's in particular"
        }
    }
}

import CatalogModel
import Diagnostics

/// What there is to say about the rating of one entry.
struct RatingChecks {
    let context: SuitabilityContext
    let entry: Entry
    let categories: [String]
    let rating: EntryRating

    func report(_ findings: inout Findings) {
        for judged in rating.findings where judged.minAge != nil { report(judged, &findings) }
        reportHelp(&findings)
        if rating.verdict.policy == nil, context.hasPolicy { reportLanguage(&findings) }
        reportTopics(&findings)
        reportReading(&findings)
    }

    private func report(_ judged: EntryRating.JudgedFinding, _ findings: inout Findings) {
        let rule = judged.place.rule.rule
        let range = range(of: judged.place)
        let words = EntryRater.words(of: judged.place, in: entry)
        if judged.isBlocking {
            findings.add(BlockedContent.diagnostic(rule, words, at: range, entry, rating.verdict.policy))
            return
        }
        if rule.topic == "tone", let level = rule.level {
            let isGrave = !rule.errorIn.isDisjoint(with: categories)
            findings.add(ToxicPositivity.diagnostic(rule, words, at: range, isGrave ? .error : level))
        } else if let suggestion = rule.suggestion, rule.action == nil {
            findings.add(StigmatisingWording.diagnostic(rule, words, suggestion, at: range))
        }
        if rule.action == .review {
            let missing = rule.requires.filter { $0 != .helpResource && !states($0) }
            if !missing.isEmpty || rule.requires.isEmpty {
                findings.add(UnreviewedHealthClaim.diagnostic(rule, words, missing, at: range))
            }
        }
        if let declared = rating.declared, let age = judged.minAge, age > declared.lowest {
            findings.add(
                UnderDeclaredAge.diagnostic(
                    judged, age, declared, words, at: range, entry, rating))
        }
    }

    private func range(of place: Verdict.Place) -> SourceRange {
        EntryRater.texts(of: entry).first { $0.field == place.field }!.text.range(place.finding.bytes)
    }

    private func states(_ requirement: Requirement) -> Bool {
        switch requirement {
        case .source: entry.value(.source) != nil
        case .reviewedBy: entry.value(.reviewedBy) != nil
        case .reviewDue: entry.value(.reviewDue) != nil
        case .helpResource: !helpResources.isEmpty
        }
    }

    // MARK: Help

    private var helpResources: [Located<String>] {
        let own = (entry[.helpResource]?.values ?? []).map { Located($0.string, at: $0.range) }
        return own + categories.flatMap { context.categories[$0]?.helpResources ?? [] }
    }

    private func reportHelp(_ findings: inout Findings) {
        for named in entry[.helpResource]?.values ?? [] where context.help.resource(named.string) == nil {
            findings.add(UnknownHelpResource.diagnostic(Located(named.string, at: named.range), context.help))
        }
        guard let policy = rating.verdict.policy, helpResources.isEmpty else { return }
        let needing = rating.findings.first { judged in
            guard judged.minAge != nil, !judged.isBlocking else { return false }
            let rule = judged.place.rule.rule
            return rule.requires.contains(.helpResource)
                || policy.topics[rule.topic]?.requires.contains(.helpResource) == true
        }
        guard let needing else { return }
        findings.add(
            MissingHelpResource.diagnostic(
                needing.place.rule.rule, at: range(of: needing.place), context.help))
    }

    // MARK: Readings

    private func reportReading(_ findings: inout Findings) {
        let state = rating.reading
        for reading in state.current {
            if reading.verdict == .sentBack { findings.add(SentBackText.diagnostic(entry, reading)) }
            reportTopics(of: reading, &findings)
        }
        if state.sentBack.isEmpty, state.missing > 0 { findings.add(UnreadText.diagnostic(entry, state)) }
        guard let declared = rating.declared,
            let gravest = state.current.max(by: { $0.ages?.lowest ?? 0 < $1.ages?.lowest ?? 0 }),
            let age = gravest.ages?.lowest, age > declared.lowest
        else { return }
        findings.add(AgeBelowReading.diagnostic(entry, gravest, age, declared, rating))
    }

    private func reportTopics(of reading: Reading, _ findings: inout Findings) {
        guard let policy = rating.verdict.policy else { return }
        for topic in reading.topics where policy.topics[topic.value] == nil {
            let text = SourceText(topic.value, in: topic.range.file, bytes: topic.range.bytes)
            findings.add(UnknownTopic.diagnostic(text, policy.topics.keys.sorted()))
        }
    }

    // MARK: Languages and topics

    private func reportLanguage(_ findings: inout Findings) {
        let names = Set((entry[.ratedBy]?.values ?? []).map(\.string))
        if names.count < 2 || rating.declared == nil {
            findings.add(UncoveredLanguage.diagnostic(entry, context.settings.languages.first ?? "en", names.count))
        }
    }

    private func reportTopics(_ findings: inout Findings) {
        guard let policy = rating.verdict.policy else { return }
        for named in entry[.touches]?.values ?? [] where policy.topics[named.string] == nil {
            findings.add(UnknownTopic.diagnostic(named, policy.topics.keys.sorted()))
        }
    }
}

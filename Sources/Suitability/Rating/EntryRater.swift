import CatalogModel
import Diagnostics

/// Rates the entries of a catalog: what people declared, what the packs find, what people decided about that.
///
/// Keep one per thread; nothing but its memory is carried from one entry to the next.
package struct EntryRater: Sendable {
    package let context: SuitabilityContext
    private var raters: [String: TextRater] = [:]

    /// What has become of the overrides whose entries were rated, by their numbers.
    package private(set) var overrideStates: [Int: OverrideAudit.State] = [:]

    /// Whether ages that nobody declared are asked for, finding by finding.
    private let asksOfUndeclared: Bool

    /// - Parameter asksOfUndeclared: for records that nobody has rated yet.
    package init(_ context: SuitabilityContext, asksOfUndeclared: Bool = false) {
        self.context = context
        self.asksOfUndeclared = asksOfUndeclared
    }

    /// - Parameter categories: the entry's, its own first.
    package mutating func rate(_ entry: Entry, id: String?, categories: [String], _ findings: inout Findings)
        -> EntryRating
    {
        let verdict = verdict(entry, categories)
        let judged = judge(verdict, of: entry, id: id, &findings)
        let (declared, source) = declaredAges(of: entry)
        let touched = (entry[.touches]?.values ?? []).map { TopicMark(topic: $0.string) }
        let reading = reading(of: entry, id, categories)
        let named = reading.current.flatMap { $0.topics.map { TopicMark(topic: $0.value) } }
        let rating = EntryRating(
            declared: declared, source: source, verdict: verdict, findings: judged, reading: reading,
            topics: TopicMark.united(
                touched + named + judged.filter { $0.minAge != nil }.map { TopicMark(of: $0.place.rule) }))
        RatingChecks(
            context: context, entry: entry, categories: categories, rating: rating, asksOfUndeclared: asksOfUndeclared
        ).report(&findings)
        return rating
    }

    // MARK: Parts

    private func declaredAges(of entry: Entry) -> (Ages?, EntryRating.Source) {
        if let ages = entry.fields[.ages]?.values.first.flatMap({ Ages($0.string) }) { return (ages, .entry) }
        if let ages = entry.ages { return (ages, .file) }
        if let ages = entry.category.flatMap({ context.categories[$0.string] })?.ages { return (ages.value, .category) }
        return (nil, .nobody)
    }

    private func reading(of entry: Entry, _ id: String?, _ categories: [String]) -> ReadingState {
        let language = entry.language?.string ?? context.settings.languages.first ?? "en"
        let needed = context.settings.readings.needed(entry.kind, entry.origin, in: categories, language: language)
        let readings = id.flatMap { MessageID($0) }.map { context.readings.readings(of: $0) } ?? []
        return ReadingState(of: entry, readings, needed: needed)
    }

    private mutating func verdict(_ entry: Entry, _ categories: [String]) -> Verdict {
        let tag = entry.language?.string ?? context.settings.languages.first ?? "en"
        guard let policy = context.policy.language(tag) else { return Verdict(nil) }
        var verdict = Verdict(policy)
        let about = RatingContext(kind: entry.kind, categories: categories)
        for (field, text) in Self.texts(of: entry) {
            verdict.add(text.string, field, about, &raters[policy.language, default: TextRater(policy)])
        }
        return verdict
    }

    /// The texts of an entry that readers see.
    package static func texts(of entry: Entry) -> [(field: RatedField, text: SourceText)] {
        var texts: [(field: RatedField, text: SourceText)] = [(.text, entry.text)]
        if let title = entry.value(.title) { texts.append((.title, title)) }
        if let alt = entry.value(.alt) { texts.append((.alt, alt)) }
        return texts
    }

    /// Puts beside each finding the override that is about it and holds.
    private mutating func judge(
        _ verdict: Verdict, of entry: Entry, id: String?, _ findings: inout Findings
    ) -> [EntryRating.JudgedFinding] {
        let numbers = id.map { context.overrides.numbers(of: $0) } ?? []
        guard !numbers.isEmpty, let policy = verdict.policy else {
            return verdict.places.map { .init(place: $0, override: nil) }
        }
        var holding: [Override] = []
        for number in numbers {
            let override = context.overrides.all[number]
            let state = OverrideCheck(override, entry: entry, verdict, policy, context).report(&findings)
            overrideStates[number] = state
            if state == .holds { holding.append(override) }
        }
        return verdict.places.map { place in
            let words = Self.words(of: place, in: entry)
            return .init(
                place: place,
                override: holding.first { $0.rule.value == place.rule.rule.id.value && $0.match.value == words })
        }
    }

    /// The words of a finding as they are written in the entry.
    package static func words(of place: Verdict.Place, in entry: Entry) -> String {
        guard let text = texts(of: entry).first(where: { $0.field == place.field })?.text else { return "" }
        return place.finding.words(in: text.string)
    }
}

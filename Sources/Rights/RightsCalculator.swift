import CatalogModel
import Diagnostics
import Synchronization
import TextNormalisation

/// Works out from years and jurisdictions whether the words of an entry are free.
///
/// The year is that of `asOf` in the settings, never the clock's.
package final class RightsCalculator: Sendable {
    package let policy: RightsPolicy
    package let settings: ContentSettings
    private let authors: [String: Author]

    /// Ids by the names people write for translators, folded; nil where two authors share a name.
    private let idsByName: [String: String?]
    private let table: TermTable

    /// Many entries quote the same work.
    private let known = Mutex<[Question: RightsResult]>([:])

    package init(settings: ContentSettings, authors: [Author], policy: RightsPolicy) {
        self.policy = policy
        self.settings = settings
        self.authors = Dictionary(authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var ids: [String: String?] = [:]
        for author in authors {
            let names = [author.id, author.name.value] + author.aliases.map(\.text.value)
            for slug in Set(names.map { FoldedName($0).slug }) {
                ids[slug] = .some(ids[slug] == nil ? author.id : nil)
            }
        }
        idsByName = ids
        table = TermTable(policy: policy, year: settings.asOf.year)
    }

    /// What was found in the policy has been reported where the content is checked.
    package convenience init(_ content: Content) {
        var findings = Findings()
        let policy = RightsPolicy(of: content.policies, &findings)
        self.init(settings: content.settings, authors: content.authors, policy: policy)
    }

    /// What decides about an entry's rights.
    private struct Question: Hashable {
        let author: String?

        /// The name of an author without a file.
        let stranger: String?
        let work: String?
        let year: String?
        let translator: String?
        let language: String

        /// Whether it is nobody's in particular and has been handed down.
        let isProverb: Bool
        let jurisdictions: [Jurisdiction]
    }

    /// Whether the words of an entry are free, and the sentence that explains it.
    ///
    /// Nil for what was written in house: nobody else has rights in it.
    package func result(of entry: Entry) -> RightsResult? {
        guard entry.kind == .quote else { return nil }
        let attribution = entry.attribution
        let nobody = attribution?.author.flatMap { AttributionStatus(creditedTo: $0.written.string) }
        let question = Question(
            author: attribution?.author?.id,
            stranger: attribution?.author.flatMap { $0.id == nil && nobody == nil ? $0.written.string : nil },
            work: attribution?.work.map { $0.id ?? $0.written.string },
            year: attribution?.year?.string, translator: entry.value(.translator)?.string,
            language: entry.language?.string ?? settings.languages.first ?? "en",
            isProverb: entry.status == .proverb || nobody == .proverb,
            jurisdictions: jurisdictions(of: entry))
        if let result = known.withLock({ $0[question] }) { return result }
        let result = answer(question)
        known.withLock { $0[question] = result }
        return result
    }

    private func jurisdictions(of entry: Entry) -> [Jurisdiction] {
        guard let stated = entry[.rightsIn]?.values else { return settings.jurisdictions }
        return stated.compactMap { Jurisdiction(rawValue: $0.string) }
    }

    private func answer(_ question: Question) -> RightsResult {
        guard !policy.rows.isEmpty else {
            return RightsResult(
                state: .unknown, sentence: "not known to be free, because policy/rights.yml has no table of terms")
        }
        guard !question.jurisdictions.isEmpty else {
            return RightsResult(
                state: .unknown, sentence: "not known to be free, because catalog.yml names no jurisdictions")
        }
        let parts = parts(of: question)
        let answers = question.jurisdictions.map { jurisdiction in
            let answers = parts.map { part -> TermAnswer in
                switch part {
                case .facts(let facts): table.answer(facts, in: jurisdiction)
                case .nobodyKnows(let why, let missing): TermAnswer(state: .unknown, fact: why, missing: missing)
                }
            }
            return (jurisdiction, Self.decisive(answers))
        }
        return RightsResult(answers, year: settings.asOf.year)
    }

    /// The answer that counts for a text of several contributions: the strictest, and of those the last to become free.
    private static func decisive(_ answers: [TermAnswer]) -> TermAnswer {
        let state = answers.reduce(RightsState.free) { $0.strictest($1.state) }
        return answers.filter { $0.state == state }.max { ($0.freeFrom ?? .min) < ($1.freeFrom ?? .min) }!
    }

    private enum Part {
        case facts(WorkFacts)
        case nobodyKnows(String, MissingFact)
    }

    /// The author's contribution, and the translator's where there is one.
    private func parts(of question: Question) -> [Part] {
        let author = question.author.flatMap { authors[$0] }
        let work = question.work.flatMap { id in author?.work(id) }
        let year = work?.year ?? question.year.flatMap { YearMark($0) }
        let isUnpublished = work?.rightsCase == .unpublished
        var facts = WorkFacts(
            role: .author, people: [], published: year.map { .inYear($0) } ?? .unknown, created: nil,
            rightsCase: work?.rightsCase, hasEvidence: work?.rightsEvidence != nil)
        if isUnpublished { (facts.published, facts.created) = (.never, year) }
        if let author {
            if author.isPerson {
                facts.people.append(person(author))
            } else if facts.rightsCase == nil {
                facts.rightsCase = author.kind == .proverb ? .proverb : .corporate
            }
        } else if let name = question.stranger {
            facts.people.append(stranger(name))
        } else if question.isProverb {
            facts.rightsCase = .proverb
        }
        for id in work?.coauthors ?? [] {
            facts.people.append(authors[id.value].map { person($0) } ?? stranger(id.value))
        }
        var parts: [Part] = [.facts(facts)]
        if let translator = question.translator {
            parts.append(.facts(translation(Translator(translator))))
        } else if let original = work?.originalLanguage, Self.primary(original) != Self.primary(question.language) {
            parts.append(.nobodyKnows("nobody is named as the translator", .translator))
        }
        return parts
    }

    private func translation(_ translator: Translator) -> WorkFacts {
        let id = idsByName[FoldedName(translator.name).slug] ?? nil
        let known = id.flatMap { authors[$0] }.map { person($0) }
        return WorkFacts(
            role: .translator,
            people: [known ?? stranger(translator.name)],
            published: translator.year.map { .inYear(YearMark(year: $0)) } ?? .unknown, created: nil, rightsCase: nil,
            hasEvidence: false)
    }

    private func person(_ author: Author) -> WorkFacts.Person {
        let death: WorkFacts.Person.Death =
            switch author.died {
            case .notStated: .notStated
            case .unknownYear: .unknownYear
            case .year(let mark): .year(mark.value)
            }
        return WorkFacts.Person(name: author.name.value, id: author.id, born: author.born?.value, death: death)
    }

    /// Somebody without a file.
    private func stranger(_ name: String) -> WorkFacts.Person {
        WorkFacts.Person(name: name, id: nil, born: nil, death: .notStated)
    }

    package func author(_ id: String) -> Author? { authors[id] }

    /// `pt` of `pt-BR`: a regional edition is no translation.
    private static func primary(_ language: String) -> String { language.prefix { $0 != "-" }.lowercased() }
}

extension Author {
    fileprivate var isPerson: Bool { kind == .person || kind == .character }
}

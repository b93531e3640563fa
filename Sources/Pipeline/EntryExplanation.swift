import AppViews
import CatalogModel
import Diagnostics
import Identity
import Rights
import Suitability
import Tagging

/// Everything there is to say about one entry: what an editor asks for who wonders why it is as it is.
package struct EntryExplanation: Sendable {
    package let id: MessageID
    package let entry: Entry
    package let message: Message
    package let rating: EntryRating

    /// What exceptions kept from being found, by field.
    package let cancelled: [(field: RatedField, rule: LanguagePolicy.Rule, words: String, exception: String)]
    package let rights: EntryRights

    /// The author's page; nil where nobody in the authority file is credited.
    package let author: Author?
    package let reading: ReadingEase

    /// What the checks say about it, graded.
    package let diagnostics: [Diagnostic]

    /// Tags whose words stand in the text; nil where no evidence was gathered in its language.
    package let suggestions: [TagSuggestion]?

    package let notification: NotificationView
    package let zenQuotes: ZenQuotesView
    package let card: CardView

    /// What there is to say besides, a line each, such as that the id is an old one.
    package let remarks: [String]

    /// Explains the entry that an id means today.
    package init(of written: String, in folder: String) async throws {
        let run = WholeRun(folder: folder, phase: .draft, parallelism: .machine)
        let result = try await run.tag()
        guard let tagged = result.output else { throw DecisionProblem.unreadable(folder) }
        let (id, remarks) = try tagged.find(written)
        try self.init(of: id, tagged, result.report, remarks)
    }

    /// - Parameter id: one that an entry has.
    package init(of id: MessageID, _ tagged: TaggedContent, _ report: Report, _ remarks: [String] = []) throws {
        guard let rated = tagged.ratings.first(where: { $0.id == id }),
            let message = tagged.messages.first(where: { $0.id == id })
        else { throw DecisionProblem.withoutEntry(id.string) }
        let content = tagged.distinct.content
        let entry = rated.entry
        self.id = id
        self.entry = entry
        self.message = message
        self.remarks = remarks
        rating = rated.rating
        cancelled = Self.cancelled(rated, message)
        rights = content.rights(of: entry)
        author = message.author.flatMap { credited in content.authors.first { $0.id == credited.id } }
        reading = ReadingEase(message.text, language: message.language)
        diagnostics = report.diagnostics.filter {
            $0.range.file === entry.range.file && entry.range.bytes.contains($0.range.bytes.lowerBound)
        }
        var none = Findings()
        let evidence = TagEvidence(content, &none)
        var tagger = EntryTagger(evidence, content)
        let isLearnt = evidence.indexes[TagEvidence.language(of: entry, content.settings)] != nil
        suggestions = isLearnt ? tagger.suggestions(for: entry) : nil
        let category = content.categories.first { $0.id == message.categories.first }
        let shown = ShownMessage(message, heading: category?.title.value ?? content.settings.name)
        notification = NotificationView(shown, limit: content.settings.notificationLimit)
        zenQuotes = ZenQuotesView(shown, house: content.settings.name)
        card = CardView(shown)
    }

    private static func cancelled(
        _ rated: Tagged.Rated, _ message: Message
    ) -> [(field: RatedField, rule: LanguagePolicy.Rule, words: String, exception: String)] {
        guard let policy = rated.rating.verdict.policy else { return [] }
        var rater = TextRater(policy)
        let context = RatingContext(kind: message.kind, categories: message.categories)
        return EntryRater.texts(of: rated.entry).flatMap { field, text in
            rater.cancelled(in: text.string, context, field).map { item in
                let exception = TextFinding(rule: item.finding.rule, bytes: item.exception)
                return (
                    field, policy.rules[item.finding.rule], item.finding.words(in: text.string),
                    exception.words(in: text.string)
                )
            }
        }
    }
}

extension ShownMessage {
    /// - Parameter heading: under which a notification comes.
    package init(_ message: Message, heading: String) {
        let work = message.work.map { work in work.title + (work.locator.map { " \($0)" } ?? "") }
        self.init(
            text: message.text, author: message.author?.name ?? message.attributedTo, work: work, heading: heading)
    }
}

extension TaggedContent {
    /// The id that an id means today, and a line to say if it is another.
    package func find(_ written: String) throws(DecisionProblem) -> (id: MessageID, remarks: [String]) {
        let known = Set(ratings.map(\.id))
        guard let id = MessageID(written) else { throw .unknownID(written, likely: nearest(to: written)) }
        if known.contains(id) { return (id, []) }
        if let target = merged[id], known.contains(target) {
            return (target, ["'\(id)' is merged into '\(target)', which says the same"])
        }
        if let (target, remark) = try distinct.ledger.current(id, isThere: known.contains) { return (target, [remark]) }
        throw .unknownID(written, likely: nearest(to: written))
    }

    private func nearest(to written: String) -> [String] {
        Suggestion.nearest(to: written, among: ratings.map(\.id.string))
    }
}

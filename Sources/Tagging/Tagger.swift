import CatalogModel
import Diagnostics
import Suitability

/// Turns entries as written into messages as published, by what editors declared: categories, moods, ages, language.
///
/// Nothing is assigned here that nobody wrote: packs check the declared ages and may only raise them. What is missing
/// or contradicts itself is reported, and the message is made all the same, with the most careful value where one must
/// be chosen.
package struct Tagger: Sendable {
    let settings: ContentSettings
    let categories: [String: Category]
    let authors: [String: Author]
    let suitability: SuitabilityContext

    /// On what grounds an entry is printed, as another step works it out.
    let rights: @Sendable (Entry) -> Message.Rights?

    /// - Parameter suitability: nil for a catalog that is rated by what people declare alone.
    package init(
        settings: ContentSettings, categories: [Category], authors: [Author], suitability: SuitabilityContext? = nil,
        rights: @escaping @Sendable (Entry) -> Message.Rights? = { _ in nil }
    ) {
        self.rights = rights
        self.settings = settings
        self.suitability =
            suitability ?? SuitabilityContext(policy: .none, settings: settings, categories: categories)
        self.categories = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.authors = Dictionary(authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The message of one entry.
    ///
    /// - Parameters:
    ///   - rating: as an `EntryRater` of the same context made it.
    ///   - more: sources and categories that other records of the same words brought along.
    package func message(
        of entry: Entry, id: MessageID, rating: EntryRating, more: Additions = Additions(), _ findings: inout Findings
    ) -> Message {
        check(entry, &findings)
        // A field that cannot be read has been reported where it stands.
        if rating.declared == nil, entry[.ages] == nil { findings.add(UnratedEntry.diagnostic(entry)) }
        let translator = entry.value(.translator).map { Translator($0.string) }
        return Message(
            id: id, kind: entry.kind, text: entry.text.string,
            language: entry.language?.string ?? settings.languages.first ?? "en",
            categories: united(declaredCategories(of: entry).map(\.string), more.categories),
            moods: united(entry.moods.map(\.string), []),
            minAge: rating.minAge, maxAge: rating.declared?.highest, topics: rating.topics,
            rated: rating.reading.isRead ? .reader : .rules,
            author: author(of: entry), work: work(of: entry),
            // Who states nothing has at best secondary evidence.
            status: entry.status ?? .attributed, statusNote: entry.value(.statusNote)?.string,
            original: entry.value(.original)?.string,
            history: entry.corrections.compactMap { Correction($0.string) },
            attributedTo: entry.value(.attributedTo)?.string, character: entry.value(.character)?.string,
            translator: translator?.name, translated: translator?.year,
            sources: united(entry.value(.source).map { [$0.string] } ?? [], more.sources),
            review: review(of: entry), video: video(of: entry),
            licence: entry.value(.licence)?.string ?? settings.licence, rights: rights(entry),
            credit: entry.value(.credit)?.string,
            translationOf: entry.value(.translationOf).flatMap { MessageID($0.string) })
    }

    /// What duplicates bring along when they are merged.
    package struct Additions: Sendable {
        package var sources: [String]
        package var categories: [String]

        package init(sources: [String] = [], categories: [String] = []) {
            self.sources = sources
            self.categories = categories
        }
    }

    /// The entry's categories as it names them, its own first.
    func declaredCategories(of entry: Entry) -> [SourceText] {
        (entry.category.map { [$0] } ?? []) + (entry[.alsoIn]?.values ?? [])
    }

    private func check(_ entry: Entry, _ findings: inout Findings) {
        if let field = entry.fields[.ages]?.values.first, let ages = Ages(field.string) {
            AgeOutsideAudience.check(Located(ages, at: field.range), settings, &findings)
        }
        RepeatedTag.check(declaredCategories(of: entry), "category", &findings)
        RepeatedTag.check(entry.moods, "mood", &findings)
        for name in declaredCategories(of: entry) {
            guard let category = categories[name.string] else { continue }
            KindNotInCategory.check(entry, category, &findings)
        }
    }

    private func united(_ own: [String], _ more: [String]) -> [String] {
        var all: [String] = []
        for value in own + more where !all.contains(value) { all.append(value) }
        return all
    }
}

import CatalogModel
import Diagnostics
import Suitability

/// The messages of a content folder, and what was found in making them.
package struct Tagged: Sendable {
    /// By id.
    package let messages: [Message]

    /// Entries that have no id yet, of which no message could be made.
    package let withoutID: Int

    /// For which ages each message is and why, by id.
    package let ratings: [Rated]

    /// What has become of the overrides that were about one of the entries, by their numbers.
    package let overrideStates: [Int: OverrideAudit.State]
    package private(set) var findings: Findings

    /// The rating of one message, with the entry that it was made for.
    package struct Rated: Sendable {
        package let id: MessageID
        package let entry: Entry
        package let rating: EntryRating
    }

    /// The messages of one file; files may be done side by side.
    ///
    /// - Parameters:
    ///   - isKept: which entries become messages; those merged into others do not.
    ///   - additions: what merged entries brought along, by the id of the entry that took them in.
    package init(
        _ file: EntryFile, _ tagger: Tagger, evidence: EntryTagger? = nil, isKept: (Entry) -> Bool = { _ in true },
        additions: [MessageID: Tagger.Additions] = [:]
    ) {
        var findings = Findings()
        var messages: [Message] = []
        var withoutID = 0
        var ratings: [Rated] = []
        var rater = EntryRater(tagger.suitability)
        var evidence = evidence
        if let written = file.common[.ages]?.values.first, let ages = Ages(written.string) {
            AgeOutsideAudience.check(Located(ages, at: written.range), tagger.settings, &findings)
        }
        for entry in file.entries where isKept(entry) {
            guard let id = entry.id else {
                withoutID += 1
                continue
            }
            let rating = rater.rate(
                entry, id: id.string, categories: tagger.declaredCategories(of: entry).map(\.string), &findings)
            evidence?.check(entry, tagger.declaredCategories(of: entry), &findings)
            let more = additions[id] ?? Tagger.Additions()
            messages.append(tagger.message(of: entry, id: id, rating: rating, more: more, &findings))
            ratings.append(Rated(id: id, entry: entry, rating: rating))
        }
        self.messages = messages
        self.withoutID = withoutID
        self.ratings = ratings
        overrideStates = rater.overrideStates
        self.findings = findings
    }

    /// The messages of all files, and what is to be said about categories and overrides themselves.
    package init(_ parts: [Tagged], of content: Content, _ suitability: SuitabilityContext) {
        var findings = Findings()
        CategoryDeclaredTwice.check(content.categories, &findings)
        NearIdenticalTags.check(content.categories, content.settings, &findings)
        for category in content.categories {
            if let ages = category.ages { AgeOutsideAudience.check(ages, content.settings, &findings) }
        }
        for part in parts { findings.merge(part.findings) }
        overrideStates = parts.reduce(into: [:]) { $0.merge($1.overrideStates) { first, _ in first } }
        for override in suitability.overrides.unused(used: Set(overrideStates.keys)) {
            findings.add(UnusedOverride.withoutEntry(override))
        }
        // Places are sorted rather than messages, which are large.
        let unsorted = parts.flatMap(\.messages)
        let ids = unsorted.map(\.id)
        messages = ids.indices.sorted { ids[$0] < ids[$1] }.map { unsorted[$0] }
        withoutID = parts.reduce(0) { $0 + $1.withoutID }
        let grown = GrowingLanguage.grown(messages, content.categories, content.settings, &findings)
        ShortSupply.check(messages, content.categories, content.settings, languages: grown, &findings)
        EmptySlice.check(messages, content.categories, content.settings, languages: grown, &findings)
        if suitability.hasPolicy {
            for topic in content.settings.slices.flatMap(\.withoutTopics) {
                UnknownTopic.check(topic, suitability.policy, &findings)
            }
        }
        ratings = parts.flatMap(\.ratings).sorted { $0.id < $1.id }
        self.findings = findings
    }

    /// The messages of a whole content folder.
    package init(
        _ content: Content, isKept: (Entry) -> Bool = { _ in true }, additions: [MessageID: Tagger.Additions] = [:]
    ) {
        let (suitability, faults) = SuitabilityContext.load(content)
        let tagger = Tagger(
            settings: content.settings, categories: content.categories, authors: content.authors,
            suitability: suitability)
        var malformed = Findings()
        let evidence = EntryTagger(TagEvidence(content, &malformed), content)
        self.init(
            content.files.map { Tagged($0, tagger, evidence: evidence, isKept: isKept, additions: additions) },
            of: content, suitability)
        findings.merge(faults)
        findings.merge(malformed)
    }
}

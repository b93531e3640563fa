import CatalogModel
import Diagnostics
import Rights

/// One entry with everything that other people's formats have a place for, looked up and in plain values.
///
/// Reviews and videos have no place in them, and notes for editors are not published.
package struct Citation: Hashable, Sendable {
    /// The minted id; nil for an entry that has none yet.
    package var id: String?
    package var kind: Kind
    package var text: String
    package var language: String
    package var categories: [String]
    package var moods: [String]
    package var ages: Ages?
    package var author: Person?
    package var attributedTo: String?
    package var character: String?
    package var work: CitedWork?
    package var locator: String?

    /// Year of the edition or speech, where it is written with the quotation.
    package var year: YearMark?
    package var translator: Person?
    package var translated: Int?
    package var source: String?
    package var sourceKind: String?
    package var sourceAccessed: String?
    package var sourceArchived: String?
    package var status: AttributionStatus
    package var statusNote: String?
    package var verifiedBy: String?
    package var verifiedOn: String?
    package var verifiedHow: String?
    package var original: String?
    package var history: [Correction]

    /// SPDX expression.
    package var licence: String
    package var basis: RightsBasis

    /// Why it may be printed, in a sentence.
    package var reason: String
    package var jurisdictions: [String]
    package var credit: String?
    package var translationOf: String?

    package struct Person: Hashable, Sendable {
        /// Nil for a person who has no file.
        package var id: String?
        package var name: String
        package var sortName: String?

        /// Pages about the same person.
        package var links: [String]

        package init(id: String?, name: String, sortName: String? = nil, links: [String] = []) {
            self.id = id
            self.name = name
            self.sortName = sortName
            self.links = links
        }
    }

    package struct CitedWork: Hashable, Sendable {
        package var id: String?
        package var title: String
        package var type: WorkType?
        package var year: YearMark?
        package var originalTitle: String?
        package var originalLanguage: String?

        package init(
            id: String?, title: String, type: WorkType? = nil, year: YearMark? = nil, originalTitle: String? = nil,
            originalLanguage: String? = nil
        ) {
            self.id = id
            self.title = title
            self.type = type
            self.year = year
            self.originalTitle = originalTitle
            self.originalLanguage = originalLanguage
        }
    }

    /// Every entry of a catalog, in the order of its files.
    package static func all(of content: Content) -> [Citation] {
        let directory = Directory(content)
        return content.files.flatMap(\.entries).map { Citation(of: $0, directory) }
    }

    /// The address in a source, as readers can open it.
    package var sourceAddress: String? {
        source?.split(separator: " ").first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }.map { address in
            var address = address
            while let last = address.last, ",.;)".contains(last) { address.removeLast() }
            return String(address)
        }
    }
}

/// What entries of a catalog refer to.
struct Directory {
    let settings: ContentSettings
    let authors: [String: Author]
    let categories: [String: Category]
    let calculator: RightsCalculator

    init(_ content: Content) {
        settings = content.settings
        authors = Dictionary(content.authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        categories = Dictionary(content.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        calculator = RightsCalculator(content)
    }
}

extension Citation {
    fileprivate init(of entry: Entry, _ directory: Directory) {
        func value(_ key: EntryField) -> String? { entry.value(key)?.string }
        let attribution = entry.attribution
        let author = attribution?.author?.id.flatMap { directory.authors[$0] }
        let rights = EntryRights(of: entry, directory.calculator)
        let translator = value(.translator).map { Translator($0) }
        id = entry.id?.string
        kind = entry.kind
        text = entry.text.string
        language = entry.language?.string ?? directory.settings.languages.first ?? "en"
        categories = (entry.category.map { [$0.string] } ?? []) + (entry[.alsoIn]?.values.map(\.string) ?? [])
        moods = entry.moods.map(\.string)
        ages = entry.ages ?? entry.category.flatMap { directory.categories[$0.string]?.ages?.value }
        self.author = attribution?.author.map { mention in
            author.map { Person($0) } ?? Person(id: nil, name: mention.written.string)
        }
        attributedTo = value(.attributedTo)
        character = value(.character)
        work = attribution?.work.map { mention in
            let work = mention.id.flatMap { author?.work($0) }
            return CitedWork(
                id: work?.id.value, title: work?.title.value ?? mention.written.string, type: work?.type,
                year: work?.year, originalTitle: work?.originalTitle, originalLanguage: work?.originalLanguage)
        }
        locator = attribution?.locator?.string
        year = attribution?.year.flatMap { YearMark($0.string) }
        self.translator = translator.map { Person(id: nil, name: $0.name) }
        translated = translator?.year
        source = value(.source)
        sourceKind = value(.sourceKind)
        sourceAccessed = value(.sourceAccessed)
        sourceArchived = value(.sourceArchived)
        status = entry.status ?? .attributed
        statusNote = value(.statusNote)
        verifiedBy = value(.verifiedBy)
        verifiedOn = value(.verifiedOn)
        verifiedHow = value(.verifiedHow)
        original = value(.original)
        history = entry.corrections.compactMap { Correction($0.string) }
        licence = rights.licence
        basis = rights.basis
        reason = rights.sentence
        jurisdictions = entry[.rightsIn]?.values.map(\.string) ?? directory.settings.jurisdictions.map(\.rawValue)
        credit = value(.credit)
        translationOf = value(.translationOf)
    }
}

extension Citation.Person {
    fileprivate init(_ author: Author) {
        var links = [
            author.wikipedia,
            author.wikidata.map { Located("https://www.wikidata.org/entity/\($0.value)", at: $0.range) },
        ]
        .compactMap { $0?.value }
        if let viaf = author.viaf { links.append("https://viaf.org/viaf/\(viaf.value)") }
        if let isni = author.isni { links.append("https://isni.org/isni/\(isni.value.filter { $0 != " " })") }
        links += author.links.map(\.value)
        self.init(id: author.id, name: author.name.value, sortName: author.sortName?.value, links: links)
    }
}

import Diagnostics

/// One author of the authority file: a file in `authors/`.
package struct Author: Hashable, Sendable {
    /// The file's name without its ending.
    package var id: String
    package var name: Located<String>
    package var sortName: Located<String>?
    package var kind: Kind
    package var aliases: [Alias]
    package var born: Located<YearMark>?
    package var died: Death
    package var wikidata: Located<String>?
    package var viaf: Located<String>?
    package var isni: Located<String>?
    package var wikipedia: Located<String>?
    package var links: [Located<String>]
    package var works: [Work]

    /// Why the catalog may not print this author; nil where it may.
    package var denied: Located<String>?

    /// A short life, where somebody wrote one.
    package var life: String
    package var range: SourceRange

    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case person, character, collective, proverb, anonymous, scripture
    }

    package enum Death: Hashable, Sendable {
        /// Nothing is stated, which means that the person may be alive.
        case notStated
        /// Dead, in a year nobody knows.
        case unknownYear
        case year(Located<YearMark>)
    }

    package struct Alias: Hashable, Sendable {
        package var text: Located<String>
        package var languageTag: Located<String>?
        package var kind: String?

        package var language: String? { languageTag?.value }

        package init(text: Located<String>, language: Located<String>? = nil, kind: String? = nil) {
            self.text = text
            languageTag = language
            self.kind = kind
        }
    }

    package init(
        id: String, name: Located<String>, sortName: Located<String>? = nil, kind: Kind = .person,
        aliases: [Alias] = [], born: Located<YearMark>? = nil, died: Death = .notStated,
        wikidata: Located<String>? = nil, viaf: Located<String>? = nil, isni: Located<String>? = nil,
        wikipedia: Located<String>? = nil, links: [Located<String>] = [], works: [Work] = [],
        denied: Located<String>? = nil, life: String = "", range: SourceRange
    ) {
        self.id = id
        self.name = name
        self.sortName = sortName
        self.kind = kind
        self.aliases = aliases
        self.born = born
        self.died = died
        self.wikidata = wikidata
        self.viaf = viaf
        self.isni = isni
        self.wikipedia = wikipedia
        self.links = links
        self.works = works
        self.denied = denied
        self.life = life
        self.range = range
    }

    package func work(_ id: String) -> Work? { works.first { $0.id.value == id } }

    /// Years after which nobody is alive any more. The longest life on record is that of Jeanne Calment, 122 years.
    package static let longestLife = 125
}

/// A work of an author, as entries cite it.
package struct Work: Hashable, Sendable {
    package var id: Located<String>
    package var title: Located<String>
    package var type: WorkType
    package var year: YearMark?
    package var originalTitle: String?
    package var originalLanguageTag: Located<String>?

    package var originalLanguage: String? { originalLanguageTag?.value }

    /// Ids of those who wrote it together with the author.
    package var coauthors: [Located<String>]
    package var rightsCase: RightsCase?

    /// Where the special case was looked up.
    package var rightsEvidence: String?

    package init(
        id: Located<String>, title: Located<String>, type: WorkType, year: YearMark? = nil,
        originalTitle: String? = nil, originalLanguage: Located<String>? = nil, coauthors: [Located<String>] = [],
        rightsCase: RightsCase? = nil, rightsEvidence: String? = nil
    ) {
        self.id = id
        self.title = title
        self.type = type
        self.year = year
        self.originalTitle = originalTitle
        originalLanguageTag = originalLanguage
        self.coauthors = coauthors
        self.rightsCase = rightsCase
        self.rightsEvidence = rightsEvidence
    }
}

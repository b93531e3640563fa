import CatalogModel
import Diagnostics
import TextNormalisation

/// One text that is compared with the others, and what becomes of importance if it is found again.
package struct DedupeRecord: Sendable {
    /// Unique in a run.
    package var id: String

    /// Whether people can find the id in what they wrote; one that was just minted stands nowhere yet.
    package var hasWrittenID = true
    package var text: String

    /// Nil where nobody in particular is named.
    package var author: RecordAuthor?

    /// Where it was found; a record that takes in another takes over its sources too.
    package var sources: [String]
    package var categories: [String]

    /// BCP 47; texts are compared within one language only.
    package var language: String

    /// The ages declared for this very record.
    package var ages: Located<Ages>?

    /// Safety flags as found, such as `nsfw`; sorted.
    package var flags: [String]

    /// Whether its id has been published, so that it cannot go without a word in the ledger.
    package var isPublished: Bool

    /// Where the text stands.
    package var range: SourceRange

    /// Whether it is an entry of a content folder, about which decisions are recorded there.
    package var isEntry = false

    /// Where in which work it stands; nil where that is not stated.
    package var passage: Passage?

    /// The id of the record that it translates.
    package var translationOf: String?

    package init(
        id: String, text: String, author: RecordAuthor? = nil, sources: [String] = [], categories: [String] = [],
        language: String = "en", ages: Located<Ages>? = nil, flags: [String] = [], isPublished: Bool = false,
        range: SourceRange
    ) {
        self.id = id
        self.text = text
        self.author = author
        self.sources = sources
        self.categories = categories
        self.language = language
        self.ages = ages
        self.flags = flags.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.isPublished = isPublished
        self.range = range
    }

    /// What findings call the record: its id, or its place where the id stands nowhere yet.
    var name: String { hasWrittenID ? id : "\(range.file.path):\(range.start.line)" }

    /// The language without region or script, in lower case: `en` for `en-GB`.
    package var primaryLanguage: String { Self.primaryLanguage(of: language) }

    package static func primaryLanguage(of language: String) -> String {
        if language.utf8.count == 2 { return language }
        return String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }
}

/// Who is named as the author of a record.
package struct RecordAuthor: Sendable {
    /// The author's id in the authority file; nil where the name was not looked up.
    package var id: String?
    package var name: String

    /// Where the name stands; nil where it stands nowhere in particular.
    package var range: SourceRange?

    /// - Returns: nil for names that say that there is none.
    package init?(id: String? = nil, name: String, range: SourceRange? = nil) {
        let folded = FoldedName(name)
        if id == nil, folded.words.isEmpty || Self.nobody.contains(folded.text) { return nil }
        self.id = id
        self.name = name
        self.range = range
    }

    private static let nobody: Set<String> = [
        "anon", "anonymous", "author unknown", "n a", "nobody", "none", "null", "unattributed", "unknown",
        "unknown author",
    ]
}

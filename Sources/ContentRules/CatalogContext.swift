import CatalogModel
import TextNormalisation

/// What rules about one entry may know of the rest of the catalog: look-up tables, made once.
package struct CatalogContext: Sendable {
    package let settings: ContentSettings
    package let categories: [String: Category]
    package let authors: [String: Author]

    /// Ids by names and aliases as they are written.
    let authorsByName: [String: String]
    package let moods: Set<String>

    /// Authors whose file has another name than they, by the id that their own name would give them: entries that link to
    /// that mean them.
    private(set) var misnamed: [String: Author] = [:]

    /// For whom a name may have been meant.
    let authorNames: AuthorNameIndex

    package init(settings: ContentSettings, categories: [Category], authors: [Author]) {
        self.settings = settings
        self.categories = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.authors = Dictionary(authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        authorsByName = Dictionary(
            authors.flatMap { author in
                ([author.name.value] + author.aliases.map(\.text.value)).map { ($0, author.id) }
            }, uniquingKeysWith: { first, _ in first })
        moods = Set(settings.moods)
        authorNames = AuthorNameIndex(authors)
    }

    package init(_ content: Content) {
        self.init(settings: content.settings, categories: content.categories, authors: content.authors)
        for author in content.authors {
            let slug = FoldedName(author.name.value).slug
            if slug != author.id, authors[slug] == nil { misnamed[slug] = author }
        }
        guard !misnamed.isEmpty else { return }
        // Whom entries do find is found under the name of the file on purpose.
        let found = Set(content.files.lazy.flatMap(\.entries).compactMap { $0.attribution?.author?.id })
        misnamed = misnamed.filter { !found.contains($1.id) }
    }
}

import CatalogModel

/// What rules about one entry may know of the rest of the catalog: look-up tables, made once.
package struct CatalogContext: Sendable {
    package let settings: ContentSettings
    package let categories: [String: Category]
    package let authors: [String: Author]
    package let moods: Set<String>

    /// For whom a name may have been meant.
    let authorNames: AuthorNameIndex

    package init(settings: ContentSettings, categories: [Category], authors: [Author]) {
        self.settings = settings
        self.categories = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.authors = Dictionary(authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        moods = Set(settings.moods)
        authorNames = AuthorNameIndex(authors)
    }

    package init(_ content: Content) {
        self.init(settings: content.settings, categories: content.categories, authors: content.authors)
    }
}

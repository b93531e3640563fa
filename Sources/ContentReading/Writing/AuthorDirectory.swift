import CatalogModel

/// The names of authors and the titles of their works by id, for writers that have only the ids.
package struct AuthorDirectory: Sendable {
    private let authors: [String: Author]

    package init(_ authors: [Author] = []) {
        self.authors = Dictionary(authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func name(of author: String) -> String? { authors[author]?.name.value }

    func title(of work: String, by author: String?) -> String? {
        author.flatMap { authors[$0] }?.work(work)?.title.value
    }
}

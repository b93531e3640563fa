import CatalogModel
import Diagnostics
import TextNormalisation

/// A place in a work, by which a saying is recognised in another language.
package struct Passage: Sendable {
    /// The same for all records that name the same place.
    package let key: String

    /// Where the place in the work is written.
    package let range: SourceRange

    /// Nil for an attribution without work or without a place in it.
    package init?(_ attribution: Attribution?) {
        guard let work = attribution?.work, let locator = attribution?.locator else { return nil }
        let author = attribution?.author
        let parts = [
            author?.id ?? author.map { FoldedName($0.written.string).text } ?? "",
            work.id ?? FoldedName(work.written.string).text, locator.string.lowercased().filter { $0 != " " },
        ]
        // A zero byte stands in none of the parts.
        key = parts.joined(separator: "\0")
        range = locator.range
    }
}

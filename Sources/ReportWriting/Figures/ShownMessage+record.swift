import AppViews
import BundleReader

extension ShownMessage {
    /// - Parameter titles: of categories, by id; a notification comes under that of the first.
    init(_ record: Record, titles: [String: String], house: String) {
        let work = record.work.map { work in work.title + (work.locator.map { " \($0)" } ?? "") }
        self.init(
            text: record.text, author: record.author?.name ?? record.attributedTo, work: work,
            heading: record.categories.first.flatMap { titles[$0] } ?? house)
    }
}

extension CatalogInfo {
    /// Titles of categories by id.
    var titles: [String: String] {
        Dictionary(categories.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    }
}

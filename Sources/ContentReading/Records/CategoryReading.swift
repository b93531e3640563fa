import CatalogModel
import Diagnostics

/// Reads a category out of its document.
enum CategoryReading {
    /// A category of which only the name of its file is known.
    static func stub(_ id: String, in file: SourceFile) -> Category {
        let start = SourceRange(file, 0..<0)
        return Category(
            id: id, title: Located(id, at: start), order: nil, kinds: [], ages: nil, moods: [], keywords: [],
            description: "", range: start)
    }

    /// - Parameters:
    ///   - id: the file's name without its ending.
    ///   - description: the paragraph behind the keys.
    static func category(
        _ node: DocumentNode, id: String, description: String, _ findings: inout Findings
    ) -> Category {
        let record = RecordReader(node, "the category", FileFormats.category, &findings)
        return Category(
            id: id, title: record.value("title", &findings) ?? Located(id, at: record.range),
            order: record.value("order", &findings).flatMap { Int($0.value) },
            kinds: record.values("kinds", &findings).compactMap { text in
                Kind(rawValue: text.value).map { Located($0, at: text.range) }
            },
            ages: record.value("ages", &findings).flatMap { text in
                Ages(text.value).map { Located($0, at: text.range) }
            },
            moods: record.values("moods", &findings), keywords: record.values("keywords", &findings),
            helpResources: record.values("helpResource", &findings),
            description: description, range: record.range)
    }
}

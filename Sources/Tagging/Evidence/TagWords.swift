import CatalogModel

/// What people say about the words of a tag: its names, and the keywords of its category.
package struct TagWords: Sendable {
    package let tag: Tag
    package let keywords: [Keyword]

    /// - Parameter names: the tag's own name in whatever forms; enough by themselves.
    package init(_ tag: Tag, names: [String], keywords: [Keyword] = []) {
        self.tag = tag
        // What an editor wrote about a word has the last word.
        self.keywords = names.map { Keyword(.sufficient, $0) } + keywords
    }

    /// Of all categories and moods of a catalog.
    package static func all(_ categories: [Category], _ settings: ContentSettings) -> [TagWords] {
        categories.map { category in
            TagWords(
                Tag(.category, category.id), names: [category.id, category.title.value],
                keywords: category.keywords.map { Keyword($0.value) })
        } + settings.moods.map { TagWords(Tag(.mood, $0), names: [$0]) }
    }
}

import Diagnostics

/// What people browse by: a file in `categories/`.
package struct Category: Hashable, Sendable {
    /// The file's name without its ending.
    package var id: String
    package var title: Located<String>
    package var order: Int?
    package var kinds: [Located<Kind>]
    package var ages: Located<Ages>?
    package var moods: [Located<String>]
    package var keywords: [Located<String>]

    /// Ids of help resources that go with every entry of it.
    package var helpResources: [Located<String>]

    /// For whom it is, in a paragraph.
    package var description: String
    package var range: SourceRange

    package init(
        id: String, title: Located<String>, order: Int?, kinds: [Located<Kind>], ages: Located<Ages>?,
        moods: [Located<String>], keywords: [Located<String>],
        helpResources: [Located<String>] = [], description: String, range: SourceRange
    ) {
        self.id = id
        self.title = title
        self.order = order
        self.kinds = kinds
        self.ages = ages
        self.moods = moods
        self.keywords = keywords
        self.helpResources = helpResources
        self.description = description
        self.range = range
    }
}

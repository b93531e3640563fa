import Diagnostics

/// A part of the catalog that is written as a bundle of its own, for one app: an item of `slices` in `catalog.yml`.
package struct SliceSettings: Hashable, Sendable {
    /// The name of its folder.
    package var name: Located<String>
    package var filter: SliceFilter

    /// Categories and topics of the filter where they are written, for those who know which exist.
    package var categories: [Located<String>]
    package var withoutTopics: [Located<String>]

    /// For how many days the whole slice must last at one message a day; nil where nobody asks.
    package var days: Located<Int>?

    /// The same for each of its categories.
    package var categoryDays: Located<Int>?

    package init(
        name: Located<String>, filter: SliceFilter, categories: [Located<String>] = [],
        withoutTopics: [Located<String>] = [], days: Located<Int>? = nil, categoryDays: Located<Int>? = nil
    ) {
        self.name = name
        self.filter = filter
        self.categories = categories
        self.withoutTopics = withoutTopics
        self.days = days
        self.categoryDays = categoryDays
    }
}

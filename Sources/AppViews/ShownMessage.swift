/// A message as far as apps show it: the words, and the line below them.
package struct ShownMessage: Hashable, Sendable {
    package let text: String

    /// The person, character or people who are credited; nil for what was written in house.
    package let author: String?

    /// The work and the place in it.
    package let work: String?

    /// The heading under which a notification comes, such as the title of the category.
    package let heading: String

    package init(text: String, author: String?, work: String? = nil, heading: String) {
        self.text = text
        self.author = author
        self.work = work
        self.heading = heading
    }
}

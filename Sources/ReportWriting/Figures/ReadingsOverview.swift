import Diagnostics

/// Who has read what of a catalog, for its report.
package struct ReadingsOverview: Sendable {
    /// Texts of the catalog, and those that as many people have read as must.
    package var all: Int
    package var read: Int

    /// What waits for readers, in the order of the content.
    package var unread: [Text]

    /// What readers sent back and nobody has changed since.
    package var sentBack: [Text]

    /// By name.
    package var readers: [Reader]

    /// Acceptances of many texts together, by day and name.
    package var bulk: [Bulk]

    package struct Text: Sendable {
        package var id: String
        package var text: String
        package var path: String

        /// Such as "nobody has read this text".
        package var why: String

        package init(id: String, text: String, path: String, why: String) {
            self.id = id
            self.text = text
            self.path = path
            self.why = why
        }
    }

    /// What one person has read of the words of today.
    package struct Reader: Sendable {
        package var name: String
        package var accepted = 0
        package var sentBack = 0

        /// Of those accepted: together with others.
        package var bulk = 0

        /// Readings of words that have changed since.
        package var lapsed = 0

        package init(name: String) { self.name = name }
    }

    package struct Bulk: Sendable {
        package var on: String
        package var by: String
        package var reason: String
        package var count: Int

        package init(on: String, by: String, reason: String, count: Int) {
            self.on = on
            self.by = by
            self.reason = reason
            self.count = count
        }
    }

    package init(
        all: Int, read: Int, unread: [Text] = [], sentBack: [Text] = [], readers: [Reader] = [], bulk: [Bulk] = []
    ) {
        self.all = all
        self.read = read
        self.unread = unread
        self.sentBack = sentBack
        self.readers = readers
        self.bulk = bulk
    }
}

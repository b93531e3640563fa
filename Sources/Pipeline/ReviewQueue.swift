import CatalogModel
import Diagnostics
import FileAccess
import Identity
import Suitability
import Tagging

/// The entries of a content folder for those who read them, and the file that their readings go into.
package struct ReviewQueue: Sendable {
    package let folder: String

    /// In the order of the content; who repeats another is not among them.
    package let items: [Item]
    private let tagged: TaggedContent
    private let report: Report

    /// An entry and who has read it.
    package struct Item: Sendable {
        package let id: MessageID
        package let entry: Entry
        package let message: Message
        package let rating: EntryRating

        package var file: String { entry.range.file.path }

        /// For whom it is as far as anybody knows: declared, and never below what rules and readers ask for.
        package var ages: Ages {
            let highest = rating.declared?.highest
            return Ages(lowest: rating.minAge, highest: highest.map { max($0, rating.minAge) })
        }

        /// Whether somebody sent it back and nobody has changed it since.
        package var isSentBack: Bool { !rating.reading.sentBack.isEmpty }

        /// Whether readers are wanted.
        package var isUnread: Bool { !isSentBack && rating.reading.missing > 0 }

        /// Whether a person may read it for the catalog and has not done so: nobody reads what they sent in.
        package func waits(for name: String) -> Bool {
            isUnread && !rating.reading.isKnown(to: name) && !isContributed(by: name)
        }

        package func isContributed(by name: String) -> Bool {
            entry.value(.contributedBy).map { Reading.person($0.string) == Reading.person(name) } ?? false
        }
    }

    package init(folder: String) async throws {
        self.folder = folder
        let result = try await WholeRun(folder: folder, phase: .draft, parallelism: .machine).tag()
        guard let tagged = result.output else { throw DecisionProblem.unreadable(folder) }
        self.tagged = tagged
        report = result.report
        items = Self.items(of: tagged)
    }

    /// The entries of content that was tagged, in its order.
    static func items(of tagged: TaggedContent) -> [Item] {
        tagged.ratings.indices.map { place in
            let rated = tagged.ratings[place]
            return Item(id: rated.id, entry: rated.entry, message: tagged.messages[place], rating: rated.rating)
        }.sorted { $0.entry.range < $1.entry.range }
    }

    /// Finds the entry that an id means today.
    package func find(_ written: String) throws -> (item: Item, remarks: [String]) {
        let (id, remarks) = try tagged.find(written)
        guard let item = items.first(where: { $0.id == id }) else { throw DecisionProblem.withoutEntry(written) }
        return (item, remarks)
    }

    /// All there is to say about an entry.
    package func explanation(of item: Item) throws -> EntryExplanation {
        try EntryExplanation(of: item.id, tagged, report)
    }

    /// Topics that the policy knows in the language of an entry; nil where there is no policy for it.
    package func topics(for item: Item) -> [String]? { item.rating.verdict.policy?.topics.keys.sorted() }

    /// Everything that was read, by the line.
    package var readings: ReadingIndex { tagged.suitability.readings }

    package var path: String { "\(folder)/\(ReadingReader.path)" }

    // MARK: Writing

    /// Writes the ids that stand in no file yet: a reading has to name what was read.
    ///
    /// To be called once, before the first reading is written.
    ///
    /// - Returns: how many were written, by path.
    package func writeIDs() throws -> [(path: String, count: Int)] {
        try tagged.distinct.minted.write(into: tagged.distinct.content) { tagged.merged[$0] == nil }
    }

    /// Adds readings to the end of the file; what stands there is never touched.
    package func append(_ readings: [Reading]) throws {
        guard !readings.isEmpty else { return }
        try Folder.create("\(folder)/decisions")
        let before = Folder.exists(path) ? try FileReading.bytes(of: path) : []
        // Somebody's editor may have left the last line without an end.
        let isEnded = before.last.map { $0 == 0x0A } ?? true
        try FileWriting.append(path, (isEnded ? [] : [0x0A]) + readings.flatMap(\.line))
    }
}

/// Which entries somebody wants to read. An empty list means all.
package struct ReviewFilter: Sendable {
    package var categories: [String] = []
    package var kinds: [Kind] = []
    package var origins: [Origin] = []
    package var languages: [String] = []

    /// As the reports name them, or below the content folder.
    package var files: [String] = []

    package init() {}

    package var isEmpty: Bool {
        categories.isEmpty && kinds.isEmpty && origins.isEmpty && languages.isEmpty && files.isEmpty
    }

    package func takes(_ item: ReviewQueue.Item) -> Bool {
        (categories.isEmpty || !categories.filter(item.message.categories.contains).isEmpty)
            && (kinds.isEmpty || kinds.contains(item.message.kind))
            && (origins.isEmpty || origins.contains(item.entry.origin))
            && (languages.isEmpty || languages.contains(item.message.language))
            && (files.isEmpty || files.contains { item.file == $0 || item.file.hasSuffix("/" + $0) })
    }
}

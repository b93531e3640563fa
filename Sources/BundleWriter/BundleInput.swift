import BundleReader
import CatalogModel
import Diagnostics
import Identity

/// All that a bundle is made of. The order of `messages` does not matter.
package struct BundleInput: Sendable {
    package var settings: ContentSettings

    /// In the order in which apps show them.
    package var categories: [Category]
    package var authors: [Author]
    package var messages: [Message]
    package var ledger: Ledger

    /// Ids of entries that were merged into others in this build, with the id of the entry that was kept.
    package var merged: [MessageID: MessageID]
    package var version: ContentVersion

    /// When the content is released, in seconds since 1970; see `ReleaseTime`.
    package var released: Int

    /// How strictly the content was checked. Only what was checked for release can be published.
    package var phase: Phase

    /// The newest release, where there is one: what it knows of the past goes into this bundle's `past.jsonl`.
    package var previous: Bundle?

    package init(
        settings: ContentSettings, categories: [Category], authors: [Author], messages: [Message], ledger: Ledger,
        merged: [MessageID: MessageID] = [:], version: ContentVersion, released: Int, phase: Phase,
        previous: Bundle? = nil
    ) {
        self.settings = settings
        self.categories = categories
        self.authors = authors
        self.messages = messages
        self.ledger = ledger
        self.merged = merged
        self.version = version
        self.released = released
        self.phase = phase
        self.previous = previous
    }
}

/// Which state of the content a bundle holds.
package struct ContentVersion: Hashable, Sendable {
    /// One more with every release.
    package let number: Int

    /// For people: `2026.11.21-1`.
    package let label: String

    package init(number: Int, label: String) {
        self.number = number
        self.label = label
    }

    /// The version that follows the last release of a ledger, labelled with a day and how many of that day's there are.
    package init(after ledger: Ledger, on day: CalendarDay) {
        let calendar = day.description.split(separator: "-").joined(separator: ".")
        let sameDay = ledger.releases.filter { $0.label.hasPrefix("\(calendar)-") }.count
        self.init(number: (ledger.newestRelease?.number ?? 0) + 1, label: "\(calendar)-\(sameDay + 1)")
    }
}

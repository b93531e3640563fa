import BundleReader
import CatalogModel
import Diagnostics
import Publishing

/// All that a report is made of.
package struct CatalogReport: Sendable {
    /// What apps would load.
    package var catalog: Catalog

    /// The message that everybody gets on the day of the catalog.
    package var messageOfTheDay: Record?

    /// What the checks of the content said.
    package var checks: Report

    /// The id of the message that a finding is about, by the number of the finding.
    package var messagesOfFindings: [Int: String]

    /// What has changed since the last release.
    package var comparison: Comparison

    /// Characters for which a notification has room.
    package var notificationLimit: Int

    /// For how many days each category must last; nil where nobody asks.
    package var floors: SupplyFloors?

    /// Who has read what; nil where the content cannot be read.
    package var readings: ReadingsOverview?

    package init(
        catalog: Catalog, messageOfTheDay: Record? = nil, checks: Report, messagesOfFindings: [Int: String] = [:],
        comparison: Comparison,
        notificationLimit: Int = 140, floors: SupplyFloors? = nil,
        readings: ReadingsOverview? = nil
    ) {
        self.catalog = catalog
        self.messageOfTheDay = messageOfTheDay
        self.checks = checks
        self.messagesOfFindings = messagesOfFindings
        self.comparison = comparison
        self.notificationLimit = notificationLimit
        self.floors = floors
        self.readings = readings
    }

    package enum Catalog: Sendable {
        case bundle(Bundle)

        /// Why there is none, as a sentence.
        case none(because: String)
    }

    package enum Comparison: Sendable {
        /// Nothing has been published yet.
        case firstRelease
        case changes(Changes)

        /// Why the two cannot be compared, as a sentence.
        case impossible(because: String)
    }

    /// The page: one file that needs no other. The same report gives the same bytes.
    package var page: [UInt8] { ReportPage(self).bytes }
}

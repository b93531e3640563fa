import CatalogModel
import Diagnostics

/// What somebody who has the words of lost messages, as the ledger has not, makes of entries without a published id.
package struct RecognisedMessages: Sendable {
    /// The likest first. An entry is in one only; so is a message that is surely recognised.
    package var all: [Recognition]

    /// Why nothing, or not everything, could be compared.
    package var obstacle: Wording?

    /// The words of lost messages as they were published last, by their places among those that are lost.
    package var words: [Int: String]

    package init(_ all: [Recognition] = [], words: [Int: String] = [:], obstacle: Wording? = nil) {
        self.all = all
        self.words = words
        self.obstacle = obstacle
    }

    package struct Recognition: Sendable {
        /// The message, by its place among those that are lost.
        package let message: Int

        /// The entry, by its place among those that may be it.
        package let entry: Int

        /// If not, an editor has to look.
        package let isSure: Bool

        /// What has changed since it was published.
        package let difference: Wording

        package init(message: Int, entry: Int, isSure: Bool, difference: Wording) {
            self.message = message
            self.entry = entry
            self.isSure = isSure
            self.difference = difference
        }
    }
}

/// Compares lost messages with entries. It is asked only where a published id is lost whose words no entry has.
package typealias MessageRecogniser = (_ lost: [MessageID], _ entries: [Entry]) -> RecognisedMessages

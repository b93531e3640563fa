import TextMatching
import TextNormalisation

/// Records that say the same, and the one of them that stays.
package struct Cluster: Sendable {
    /// The record that stays, as its place among the records.
    package let canonical: Int

    /// The others, in the order of preference.
    package let members: [Member]

    package struct Member: Sendable {
        /// Its place among the records.
        package let record: Int

        /// Whether it went into the canonical record; if not, something speaks against it and was reported.
        package let isMerged: Bool
    }

    package init(canonical: Int, members: [Member]) {
        self.canonical = canonical
        self.members = members
    }
}

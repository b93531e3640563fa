/// What `catalog.json` says about the catalog as a whole.
public struct CatalogInfo: Hashable, Sendable {
    public internal(set) var name = ""

    /// Version of the bundle format.
    public internal(set) var format = FormatVersion(major: 0, minor: 0)

    /// The content version: one more with every release.
    public internal(set) var contentNumber = 0

    /// The content version for people: `2026.11.21-1`.
    public internal(set) var contentLabel = ""

    /// `draft`, `review` or `release`: how strictly the content was checked.
    public internal(set) var phase = ""

    /// When the content was released, as `2026-11-21T00:00:00Z`; never the time of the build.
    public internal(set) var released = ""

    /// Ages of its readers; the upper end may be open.
    public internal(set) var audience = Ages(lowest: 0, highest: nil)

    /// SPDX licence of texts written for the catalog.
    public internal(set) var licence = ""

    /// Languages it means to have messages in.
    public internal(set) var languages: [String] = []
    public internal(set) var moods: [String] = []

    /// In the order in which to show them.
    public internal(set) var categories: [Category] = []

    /// First years of the age bands of `Counts.supply`.
    public internal(set) var ageBands: [Int] = []
    public internal(set) var counts = Counts()

    /// SHA-256 of `catalog.json` with 64 zeros in its own place; as it covers the digests of all other files, it names
    /// the whole bundle.
    public internal(set) var digest = ""

    /// Every other file of the bundle, by name.
    public internal(set) var files: [File] = []

    /// What vouches for `index.bin`; nil where the bundle has none.
    package internal(set) var index: Index?

    /// Bytes of the head of `index.bin`, and their SHA-256: in the head is what vouches for the rest.
    package struct Index: Hashable, Sendable {
        package internal(set) var head: Int
        package internal(set) var sha256: String
    }

    /// Which part of a catalog this bundle is; nil where it is the whole.
    public internal(set) var slice: Slice?

    /// The slices that are made of this catalog, by name.
    public internal(set) var slices: [Slice] = []

    public struct FormatVersion: Hashable, Sendable, Comparable {
        public internal(set) var major: Int
        public internal(set) var minor: Int

        public static func < (one: FormatVersion, other: FormatVersion) -> Bool {
            (one.major, one.minor) < (other.major, other.minor)
        }
    }

    public struct Ages: Hashable, Sendable {
        public internal(set) var lowest: Int
        public internal(set) var highest: Int?
    }

    public struct Category: Hashable, Sendable, Identifiable {
        public internal(set) var id: String
        public internal(set) var title: String
        public internal(set) var order: Int?
        public internal(set) var description: String

        /// Kinds of messages it may hold.
        public internal(set) var kinds: [String]

        /// Words that point to it.
        public internal(set) var keywords: [String]
        public internal(set) var moods: [String]
    }

    public struct Counts: Hashable, Sendable {
        /// Messages that can be shown.
        public internal(set) var live = 0

        /// Slots whose message was withdrawn, moved or held back.
        public internal(set) var gone = 0
        public var kinds: [String: Int] { Self.byName(kindCounts.map { ($0.name, $0.count) }) }
        public var languages: [String: Int] { Self.byName(languageCounts.map { ($0.name, $0.count) }) }

        /// By category and language: for each age band how many messages suit somebody of the band's first year.
        public var supply: [String: [String: [Int]]] {
            Self.byName(categories.map { ($0.name, Self.byName($0.languages.map { ($0.name, $0.counts) })) })
        }

        // Lists as they are read: a process that opens a bundle for one message would spend a quarter of that time on
        // dictionaries which it never asks, and on generic types that the runtime has to make.
        var kindCounts: [Count] = []
        var languageCounts: [Count] = []
        var categories: [Category] = []

        struct Count: Hashable, Sendable {
            let name: String
            let count: Int
        }

        struct Category: Hashable, Sendable {
            let name: String
            var languages: [Language] = []
        }

        struct Language: Hashable, Sendable {
            let name: String
            let counts: [Int]
        }

        private static func byName<Value>(_ values: [(String, Value)]) -> [String: Value] {
            Dictionary(values) { first, _ in first }
        }
    }

    public struct File: Hashable, Sendable {
        public internal(set) var name: String
        public internal(set) var size: Int

        /// 64 hexadecimal digits.
        public internal(set) var sha256: String
    }

    /// A part of a catalog: the messages that fit every list which is not empty. The others have no line in its
    /// `records.jsonl`; those that are there have the ordinals that they have in the whole.
    public struct Slice: Hashable, Sendable {
        public internal(set) var name: String
        public internal(set) var kinds: [String] = []

        /// A message is in at least one of them.
        public internal(set) var categories: [String] = []

        /// Ages of its readers; each message suits at least one of them.
        public internal(set) var ages: Ages?
        public internal(set) var languages: [String] = []

        /// A message has at least one of them.
        public internal(set) var moods: [String] = []
        public internal(set) var status: [String] = []

        /// Delicate topics that no message touches.
        public internal(set) var withoutTopics: [String] = []

        /// Who rated its messages: `reader` for those that people have read.
        public internal(set) var rated: [String] = []
    }
}

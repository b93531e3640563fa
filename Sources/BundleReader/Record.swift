/// One message of the catalog with everything needed to show it.
public struct Record: Hashable, Sendable, Identifiable {
    /// Its name for ever: `q` and twelve characters.
    public internal(set) var id = ""

    /// Its place in `records.jsonl`, from 0; never given to another message.
    public internal(set) var ordinal = 0

    /// 1 when first published, one more with every published change.
    public internal(set) var revision = 0
    public internal(set) var kind = Kind(rawValue: "")
    public internal(set) var text = ""

    /// BCP 47, such as `en` or `pt-BR`.
    public internal(set) var language = ""

    /// Ids of categories, the main one first.
    public internal(set) var categories: [String] = []

    /// Moods of a reader whom it suits.
    public internal(set) var moods: [String] = []

    /// The youngest age in years that it suits.
    public internal(set) var minAge = 0

    /// The oldest age that it suits; nil where there is no upper end.
    public internal(set) var maxAge: Int?

    /// Delicate topics it touches.
    public internal(set) var topics: [Topic] = []

    /// Who says for whom it is; nil in bundles of format 1.0.
    public internal(set) var rated: Rated?
    public internal(set) var author: Author?
    public internal(set) var work: Work?
    public internal(set) var status = Status(rawValue: "")

    /// What readers should know about the status, such as who is wrongly credited.
    public internal(set) var note: String?

    /// The words that an altered text goes back to.
    public internal(set) var original: String?

    /// Who was credited before, the first first; clients can move favourites by it.
    public internal(set) var history: [Correction] = []

    /// Who is credited where no person is known, such as "Japanese proverb".
    public internal(set) var attributedTo: String?

    /// The character who speaks it in the work.
    public internal(set) var character: String?
    public internal(set) var translator: Translator?

    /// The id of the message that this one translates.
    public internal(set) var translationOf: String?

    /// Where it can be checked.
    public internal(set) var sources: [String] = []

    /// Who checked a tip, and when it must be checked again.
    public internal(set) var review: Review?

    /// The video, for a message that is one.
    public internal(set) var link: Link?
    public internal(set) var rights = Rights()

    /// Length of the text in characters as a person counts them (extended grapheme clusters).
    public internal(set) var characterCount = 0

    /// Content version in which it first appeared, and the one of its newest revision.
    public internal(set) var added = 0
    public internal(set) var changed = 0

    /// What a message is. A later minor version of the format may add kinds: show what you do not know as a message.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let quote = Kind(rawValue: "quote")
        public static let message = Kind(rawValue: "message")
        public static let tip = Kind(rawValue: "tip")
        public static let prompt = Kind(rawValue: "prompt")
        public static let video = Kind(rawValue: "video")
    }

    /// How sure the catalog is of who said it. A later minor version may add to these.
    public struct Status: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourced = Status(rawValue: "sourced")
        public static let attributed = Status(rawValue: "attributed")
        public static let disputed = Status(rawValue: "disputed")
        public static let misattributed = Status(rawValue: "misattributed")
        public static let altered = Status(rawValue: "altered")
        public static let anonymous = Status(rawValue: "anonymous")
        public static let proverb = Status(rawValue: "proverb")
        public static let fictional = Status(rawValue: "fictional")
        public static let original = Status(rawValue: "original")
    }

    /// Who says that a message is fit for its readers. That rules found nothing is no verdict: they find words only.
    public struct Rated: Hashable, Sendable {
        /// `rules`, or `reader` where as many people have read it as the catalog asks for.
        public internal(set) var by: String
    }

    /// Whether people have read it and think it fit for its ages.
    public var isRead: Bool { rated?.by == "reader" }

    public struct Topic: Hashable, Sendable {
        public internal(set) var topic: String
        public internal(set) var severity: Int
        public internal(set) var mode: String
    }

    public struct Author: Hashable, Sendable {
        public internal(set) var id: String
        public internal(set) var name: String
    }

    public struct Correction: Hashable, Sendable {
        /// The id of an author, or a name.
        public internal(set) var former: String

        /// The day of the correction, as `2026-11-21`.
        public internal(set) var on: String
        public internal(set) var reason: String
    }

    public struct Work: Hashable, Sendable {
        /// Nil for a work that the author's page does not list.
        public internal(set) var id: String?
        public internal(set) var title: String

        /// Such as `book` or `speech`.
        public internal(set) var type: String?

        /// Year of first publication; negative before our era.
        public internal(set) var year: Int?

        /// The place in the work: chapter, act and scene, line, page.
        public internal(set) var locator: String?
    }

    public struct Translator: Hashable, Sendable {
        public internal(set) var name: String

        /// Year of the translation.
        public internal(set) var year: Int?
    }

    public struct Review: Hashable, Sendable {
        public internal(set) var by: String

        /// Days, as `2026-11-21`.
        public internal(set) var on: String?
        public internal(set) var due: String
    }

    public struct Link: Hashable, Sendable {
        public internal(set) var url: String
        public internal(set) var title: String
        public internal(set) var seconds: Int

        /// What is seen and heard, for people who cannot.
        public internal(set) var alt: String
    }

    public struct Rights: Hashable, Sendable {
        /// On what grounds the catalog may print it: `public-domain`, `licence`, `permission` or `quotation`.
        public internal(set) var basis: String?

        /// The grounds in a sentence for people.
        public internal(set) var reason: String?

        /// SPDX licence of the text.
        public internal(set) var licence = ""

        /// The credit line that must be shown with it.
        public internal(set) var credit: String?
    }
}

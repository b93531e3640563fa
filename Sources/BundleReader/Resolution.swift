/// What has become of an id. Every id that was ever published resolves for ever.
public enum Resolution: Hashable, Sendable {
    /// The message is in the catalog; `record.revision` tells whether a saved copy is still its newest text.
    case live(Record)

    /// It was merged into another message, which is live.
    case moved(to: String)

    /// It was withdrawn; `instead` is a live message that may take its place.
    case gone(reason: String, instead: String?)

    /// Never published.
    case unknown
}

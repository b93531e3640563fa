/// What has become of an id. Every id that was ever published resolves for ever.
public enum Resolution: Hashable, Sendable {
    /// The message is in the catalog; `record.revision` tells whether a saved copy is still its newest text.
    case live(Record)

    /// It was merged into another message, which is live.
    case moved(to: String)

    /// It was withdrawn; `instead` is a live message that may take its place. Where `erase` is true, nobody may go on
    /// showing it: a copy that somebody has saved is to be erased as well. Else people may keep theirs.
    case gone(reason: String, instead: String?, erase: Bool)

    /// Never published.
    case unknown
}

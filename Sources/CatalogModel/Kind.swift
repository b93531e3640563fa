/// What a message is, which decides what it needs and how apps show it.
package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Words with an author.
    case quote
    /// An encouragement written for the catalog itself.
    case message
    /// A health or well-being tip, with source and review.
    case tip
    /// A question to write about.
    case prompt
    /// A motivational video.
    case video
}

/// Something that nobody has stated, without which it cannot be told whether words are free.
package enum MissingFact: Hashable, Sendable {
    /// When somebody died.
    ///
    /// - Parameter id: of the file in `authors/`; nil where there is none.
    case death(name: String, id: String?, isTranslator: Bool)

    /// When the work, or its translation, was published.
    case publication(isTranslation: Bool)

    /// When an unpublished work was written.
    case creation

    /// Who translated it.
    case translator

    /// Who wrote it.
    case author
}

/// What a text is compared by: 128 bits that are equal for texts that say the same in the same words.
///
/// Case, punctuation, white space, accents of Latin, Greek and Cyrillic and the many ways in which Unicode writes one
/// character do not count. The text itself is never changed.
package struct NormalForm: Hashable, Sendable {
    package enum Basis: Sendable {
        /// The words, which is how sentences are compared.
        case words
        /// Characters as they stand: pictures and tables, where letters and digits are less than half of what is seen.
        case characters
        /// There is no letter or digit; such a text is equal to nothing, not to every other one.
        case nothing
    }

    package let basis: Basis
    package let hash: ContentHash

    init(_ basis: Basis, _ hash: ContentHash) {
        self.basis = basis
        self.hash = hash
    }

    static let nothing = NormalForm(.nothing, ContentHash(high: 0, low: 0))

    package init(of text: String) {
        var normaliser = Normaliser()
        self = normaliser.form(of: text)
    }

    /// The forms of many texts, in their order.
    package static func all(of texts: some Sequence<String>) -> [NormalForm] {
        var normaliser = Normaliser()
        return texts.map { normaliser.form(of: $0) }
    }

    /// What the form of a text is a digest of, in UTF-8: its words, or else its characters.
    ///
    /// For whoever needs a digest of another kind, and one for every text: here, texts without a letter or digit are
    /// told apart by their signs.
    package static func bytes(of text: String) -> [UInt8] {
        var normaliser = Normaliser()
        return normaliser.form(of: text).basis == .words
            ? Array(normaliser.words) : CanonicalText.bytes(of: text)
    }
}

import TextNormalisation

/// The words of the authors' names.
struct AuthorWords: Sendable {
    private let words: [[[UInt8]]]
    private let hashes: [[UInt64]]

    init(_ authors: [[UInt8]]) {
        var normaliser = Normaliser()
        words = authors.map { name in
            guard !name.isEmpty, normaliser.read(name.span) == .words else { return [] }
            return normaliser.words.split(separator: UInt8(ascii: " ")).map(Array.init)
        }
        hashes = words.map { $0.map(WordHash.hash) }
    }

    /// The hashes of the words of an author, by number; none for nobody.
    subscript(author: UInt32) -> [UInt64] { hashes[Int(author)] }

    /// Every word of every name.
    var all: some Sequence<[UInt8]> { words.lazy.joined() }

    /// The names as terms, for comparing them with the ends of texts.
    func terms(_ forms: WordForms, _ vocabulary: Vocabulary) -> [[UInt32]] {
        words.map { name in
            var terms: [UInt32] = []
            for word in name {
                let written = forms.written.find(word)!
                terms += forms.expansion(of: written).map { vocabulary.repaired[Int($0)] }
            }
            return terms
        }
    }
}

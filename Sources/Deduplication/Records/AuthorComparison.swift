import Diagnostics
import TextNormalisation

/// Whether two records name the same author.
package enum AuthorComparison {
    case same
    /// Most likely one person, spelt in two ways or with first and last name exchanged.
    case spellingVariant
    case different

    /// Records without an author agree with everybody.
    package init(_ one: RecordAuthor?, _ other: RecordAuthor?) {
        guard let one, let other else {
            self = .same
            return
        }
        // The authority file knows: two ids are two authors, however alike their names are.
        if let id = one.id, let otherID = other.id {
            self = id == otherID ? .same : .different
            return
        }
        self.init(AuthorName(one.name), AuthorName(other.name))
    }

    init(_ one: AuthorName, _ other: AuthorName) {
        // A slip of the pen adds one letter, takes one, or both; other pairs of names are told apart at a glance.
        if let letters = one.letters, let others = other.letters, (letters ^ others).nonzeroBitCount > 4 {
            self = .different
        } else if one.folded == other.folded {
            self = .same
        } else if one.folded.sortedWords == other.folded.sortedWords || Self.areNear(one.text, other.text) {
            self = .spellingVariant
        } else {
            self = .different
        }
    }

    /// At most two slips of the pen, in names long enough for slips to be likelier than another name.
    private static func areNear(_ one: String, _ other: String) -> Bool {
        // A name is no longer in letters than in bytes, and a letter folded is at most four bytes.
        guard abs(one.utf8.count - other.utf8.count) <= 8 else { return false }
        let (one, other) = (Array(one), Array(other))
        func letters(_ name: [Character]) -> Int { name.count { $0 != " " } }
        guard min(letters(one), letters(other)) >= 6 else { return false }
        return Suggestion.editDistance(one, other, atMost: 2) <= 2
    }
}

/// A name as it is compared with others.
struct AuthorName {
    let folded: FoldedName
    let text: String

    /// A bit for each letter that is in the name; nil for names with others than those of ASCII.
    let letters: UInt32?

    init(_ name: String) {
        folded = FoldedName(name)
        text = folded.text
        var letters: UInt32? = 0
        for byte in text.utf8 { letters = byte < 0x80 ? letters.map { $0 | 1 << UInt32(byte & 31) } : nil }
        self.letters = letters
    }
}

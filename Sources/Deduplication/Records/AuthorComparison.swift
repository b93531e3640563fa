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
        self.init(FoldedName(one.name), FoldedName(other.name))
    }

    init(_ name: FoldedName, _ otherName: FoldedName) {
        if name == otherName {
            self = .same
        } else if name.sortedWords == otherName.sortedWords || Self.areNear(name.text, otherName.text) {
            self = .spellingVariant
        } else {
            self = .different
        }
    }

    /// At most two slips of the pen, in names long enough for slips to be likelier than another name.
    private static func areNear(_ one: String, _ other: String) -> Bool {
        // A name is no longer in letters than in bytes, and a letter folded is at most four bytes.
        guard abs(one.utf8.count - other.utf8.count) <= 8, mayBeNear(one, other) else { return false }
        let (one, other) = (Array(one), Array(other))
        func letters(_ name: [Character]) -> Int { name.count { $0 != " " } }
        guard min(letters(one), letters(other)) >= 6 else { return false }
        return Suggestion.editDistance(one, other, atMost: 2) <= 2
    }

    /// Whether two names of ASCII have so many letters in common that two slips may lie between them; others may.
    private static func mayBeNear(_ one: String, _ other: String) -> Bool {
        guard let letters = Self.letters(one), let others = Self.letters(other) else { return true }
        // A slip adds one letter, takes one, or both.
        return (letters ^ others).nonzeroBitCount <= 4
    }

    /// A bit for each letter that is in a name; nil for names with others than those of ASCII.
    private static func letters(_ name: String) -> UInt32? {
        var letters: UInt32 = 0
        for byte in name.utf8 {
            guard byte < 0x80 else { return nil }
            letters |= 1 << UInt32(byte & 31)
        }
        return letters
    }
}

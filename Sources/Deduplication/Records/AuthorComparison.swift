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
        guard abs(one.utf8.count - other.utf8.count) <= 8 else { return false }
        let (one, other) = (Array(one), Array(other))
        func letters(_ name: [Character]) -> Int { name.count { $0 != " " } }
        guard min(letters(one), letters(other)) >= 6 else { return false }
        return Suggestion.editDistance(one, other, atMost: 2) <= 2
    }
}

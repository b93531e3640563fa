/// Messages of one category and language that suit the same ages. Cells do not overlap within a category, so what suits
/// somebody of any age is some of them, whole.
///
/// Names are numbers here, because a server goes through all cells for each of its readers.
struct MessageCell: Sendable {
    /// Places in `CellTable.names`; the category's name is empty for all categories.
    let category: Int
    let language: Int
    let minAge: Int

    /// Nothing is above it where there is no upper end.
    let maxAge: Int

    /// Where its lines stand in the section of pools, in elements.
    let lines: Range<Int>

    /// What messages of a cell have in common, as it is written.
    struct Key: Hashable, Comparable {
        /// Empty for all categories.
        let category: String
        let language: String
        let minAge: Int
        let maxAge: Int?

        /// The cells of a message; none where nobody has rated its age, because then it suits no one.
        static func all(of record: Record) -> [Key] {
            guard record.minAge > 0 else { return [] }
            return ([""] + record.categories).map {
                Key(category: $0, language: record.language, minAge: record.minAge, maxAge: record.maxAge)
            }
        }

        static func < (one: Key, other: Key) -> Bool {
            if one.category != other.category {
                return one.category.utf8.lexicographicallyPrecedes(other.category.utf8)
            }
            if one.language != other.language {
                return one.language.utf8.lexicographicallyPrecedes(other.language.utf8)
            }
            return (one.minAge, one.maxAge ?? .max) < (other.minAge, other.maxAge ?? .max)
        }
    }
}

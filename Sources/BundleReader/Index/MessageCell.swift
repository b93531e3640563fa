/// Messages of one category and language that suit the same ages. Cells do not overlap within a category, so what suits
/// somebody of any age is some of them, whole.
struct MessageCell: Sendable {
    let key: Key

    /// Where its lines stand in the section of pools, in elements.
    let lines: Range<Int>

    struct Key: Hashable, Comparable, Sendable {
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

        func suits(category: String?, age: Int, language: String?) -> Bool {
            minAge > 0 && minAge <= age && age <= maxAge ?? .max && category ?? "" == self.category
                && language ?? self.language == self.language
        }
    }
}

import CatalogModel
import Diagnostics

/// Whether two readings of a file say the same, wherever in the file they say it.
enum ContentComparison {
    static func saysTheSame(_ one: ParsedFile.Content, _ other: ParsedFile.Content) -> Bool {
        switch (one, other) {
        case (.entries(let one?), .entries(let other?)): saysTheSame(one, other)
        case (.category(var one?), .category(let other?)):
            equal(&one, other, \.range)
        case (.author(var one?), .author(let other?)): equal(&one, other, \.range)
        case (.settings(var one?), .settings(let other?)): equal(&one, other, \.range)
        default: false
        }
    }

    /// Entries with all their fields, headings and comments, in order.
    static func saysTheSame(_ one: EntryFile, _ other: EntryFile) -> Bool {
        one.common == other.common && one.items.count == other.items.count
            && zip(one.items, other.items).allSatisfy { one, other in
                guard case .entry(let first) = one, case .entry(let second) = other else { return one == other }
                // XML has no place for a kind that is stated although it is assumed anyway.
                return first == second
                    && first.fields.all.filter { $0.key != .kind } == second.fields.all.filter { $0.key != .kind }
            }
    }

    private static func equal<Thing: Equatable>(
        _ one: inout Thing, _ other: Thing, _ range: WritableKeyPath<Thing, SourceRange>
    ) -> Bool {
        one[keyPath: range] = other[keyPath: range]
        return one == other
    }
}

import Diagnostics

/// One field as written: its key and its value or values, each where it stands.
package struct Field: Hashable, Sendable {
    package let key: EntryField
    package let keyRange: SourceRange
    package let values: [SourceText]

    package init(_ key: EntryField, at keyRange: SourceRange, values: [SourceText]) {
        self.key = key
        self.keyRange = keyRange
        self.values = values
    }

    /// Two fields are the same if they say the same.
    package static func == (one: Field, other: Field) -> Bool { one.key == other.key && one.values == other.values }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(values)
    }
}

/// The fields of an entry, or those common to a file, in the order of `EntryField`.
package struct Fields: Hashable, Sendable {
    package private(set) var all: [Field]

    package init(_ all: [Field] = []) {
        self.all = all.enumerated().sorted {
            let (one, other) = (Self.rank[$0.element.key]!, Self.rank[$1.element.key]!)
            return (one, $0.offset) < (other, $1.offset)
        }.map(\.element)
    }

    private static let rank = Dictionary(uniqueKeysWithValues: zip(EntryField.allCases, 0...))

    /// The first field of a key; only a repeatable one may stand more than once.
    package subscript(key: EntryField) -> Field? {
        // By index: a closure would be handed a copy of every field on the way.
        for index in all.indices where all[index].key == key { return all[index] }
        return nil
    }

    /// Every field of a key that may be repeated.
    package func all(_ key: EntryField) -> [Field] { all.filter { $0.key == key } }

    package var suppressions: [Field] { all(.allow) }

    package mutating func set(_ field: Field) {
        self = Fields(all.filter { $0.key != field.key } + [field])
    }
}

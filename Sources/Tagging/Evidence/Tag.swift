/// A word of a closed list under which people find entries.
package struct Tag: Hashable, Sendable, Comparable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case category, mood
    }

    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    package static func < (one: Tag, other: Tag) -> Bool {
        one.kind != other.kind
            ? one.kind == .category : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
}

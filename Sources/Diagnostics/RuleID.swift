/// The name of a rule in reports, settings and suppressions: kebab-case, naming the fault (`missing-author`).
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    package init(_ name: String) { self.name = name }
    package init(stringLiteral name: String) { self.name = name }

    package var description: String { name }
}

extension RuleID: Comparable {
    package static func < (one: RuleID, other: RuleID) -> Bool {
        one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
}

import Diagnostics

/// A value together with the place it was read from.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// Where a value stands is no part of what it is.
extension Located: Equatable where Value: Equatable {
    package static func == (one: Located, other: Located) -> Bool { one.value == other.value }
}

extension Located: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

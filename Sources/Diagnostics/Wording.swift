/// Words for a reader of reports.
///
/// Whatever is interpolated is escaped: an invisible or directional character of the content shows as
/// `<U+200B>`, so that a report can neither hide it nor be turned around by it.
package struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }
    package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    package var description: String { text }

    package struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ value: some StringProtocol) { text += escaped(value) }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }
        package mutating func appendInterpolation(_ value: RuleID) { text += value.name }
        package mutating func appendInterpolation(_ value: Wording) { text += value.text }

        /// A list such as `'a', 'b' or 'c'`, cut off after ten.
        package mutating func appendInterpolation(anyOf values: some Sequence<String>) { append(values, " or ") }

        /// A list such as `'a', 'b' and 'c'`, cut off after ten.
        package mutating func appendInterpolation(allOf values: some Sequence<String>) { append(values, " and ") }

        private mutating func append(_ values: some Sequence<String>, _ last: String) {
            let all = values.map { "'\(escaped($0))'" }
            let shown = all.count > 10 ? all.prefix(10) + ["…"] : all[...]
            text += shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + last + shown.last!
        }
    }
}

extension Wording: Comparable {
    package static func < (one: Wording, other: Wording) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
}

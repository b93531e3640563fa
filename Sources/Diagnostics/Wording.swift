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
        package mutating func appendInterpolation(anyOf values: some Sequence<String>) {
            let all = values.map { "'\(escaped($0))'" }
            let shown = all.count > 10 ? all.prefix(10) + ["…"] : all[...]
            text += shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " or " + shown.last!
        }
    }
}

/// Text in which every character that cannot be seen, or that could disturb a terminal, is written as its code point.
package func escaped(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
        if isInvisible(scalar) { result += codePoint(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
}

/// A scalar as `<U+200B>`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal + ">"
}

/// Whether a scalar leaves no mark of its own: controls, format characters, odd spaces, unassigned and private ones.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners hold emoji and Persian or Indic words together; escaping them would break correct text.
    if scalar.value == 0x200D || scalar.value == 0x200C { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    case .spaceSeparator: scalar != " "
    default: scalar.value == 0xFFFD
    }
}

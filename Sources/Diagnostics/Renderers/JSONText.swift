/// A JSON value that is written exactly as it was put together: keys keep their order, so the same value always
/// gives the same bytes.
package indirect enum JSONText: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONText])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONText
    }

    /// An object of the members that have a value.
    package static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// On one line, without spaces.
    package var line: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// One value a line, indented by two spaces.
    package var indented: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .string(let string): Self.write(string, to: &text)
        case .integer(let integer): text += String(integer)
        case .boolean(let boolean): text += boolean ? "true" : "false"
        case .array(let values):
            Self.write("[", values, "]", to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
        case .object(let members):
            Self.write("{", members, "}", to: &text, indent: indent) { member, text, indent in
                Self.write(member.key, to: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Part>(
        _ opening: String, _ parts: [Part], _ closing: String, to text: inout String, indent: Int?,
        part: (Part, inout String, Int?) -> Void
    ) {
        let inner = indent.map { $0 + 2 }
        func breakLine(_ indent: Int?) {
            if let indent, !parts.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
        }
        text += opening
        for (index, one) in parts.enumerated() {
            if index > 0 { text += "," }
            breakLine(inner)
            part(one, &text, inner)
        }
        breakLine(indent)
        text += closing
    }

    /// Quoted; characters that could disturb whoever looks at the file are escaped though JSON would allow them.
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += string
        } else {
            for scalar in string.unicodeScalars { write(scalar, to: &text) }
        }
        text += "\""
    }

    private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
            "\u{2066}"..."\u{2069}", "\u{FEFF}":
            if scalar == " " { return text += " " }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONText: ExpressibleByArrayLiteral {
    package init(arrayLiteral values: JSONText...) { self = .array(values) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSONText)...) {
        self = .object(members.map { Member(key: $0, value: $1) })
    }
}

import CatalogModel

/// Writes fields as lines of YAML.
enum YAMLWriter {
    static func lines(_ fields: Fields) -> String {
        var result = ""
        var index = 0
        while index < fields.all.count {
            let field = fields.all[index]
            // `allow` may stand several times as a field, and in YAML a key stands once.
            let same = fields.all[index...].prefix { $0.key == field.key }
            let values = same.flatMap(\.values).map(\.string)
            let isList = field.key.declaration.isList || values.count != 1
            let value =
                isList
                ? "[" + values.map { scalar($0, inList: true) }.joined(separator: ", ") + "]"
                : scalar(values[0], inList: false)
            result += "\(field.key.rawValue): \(value)\n"
            index += same.count
        }
        return result
    }

    /// A value plain where YAML lets it be, or else in double quotation marks.
    static func scalar(_ value: String, inList: Bool) -> String {
        isPlain(value, inList) ? value : quoted(value)
    }

    private static func isPlain(_ value: String, _ inList: Bool) -> Bool {
        guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else { return false }
        guard first.properties.isAlphabetic || ("0"..."9").contains(first), last != " ", last != ":" else {
            return false
        }
        if value.contains(": ") || value.contains(" #") { return false }
        return value.unicodeScalars.allSatisfy { scalar in
            !needsEscape(scalar) && !(inList && ",[]{}".unicodeScalars.contains(scalar))
        }
    }

    /// Source: https://yaml.org/spec/1.1/#id868518, what is not printable, and line ends.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func quoted(_ value: String) -> String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Text of an XML file as it grows: two spaces a level, one element a line.
struct XMLOutput {
    private(set) var text: String
    private var level = 0

    /// Characters that XML has no way to write; U+FFFD stands in their place.
    private(set) var unwritable: [Unicode.Scalar] = []

    init() { text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    typealias Attributes = [(name: String, value: String)]

    mutating func open(_ name: String, _ attributes: Attributes) {
        line(startTag(name, attributes) + ">")
        level += 1
    }

    mutating func close(_ name: String) {
        level -= 1
        line("</\(name)>")
    }

    mutating func empty(_ name: String, _ attributes: Attributes) { line(startTag(name, attributes) + "/>") }

    /// An element that holds one line of text.
    mutating func element(_ name: String, _ attributes: Attributes = [], line words: String) {
        guard !words.isEmpty else { return empty(name, attributes) }
        line(startTag(name, attributes) + ">" + escapedLine(words, breaks: "&#10;") + "</\(name)>")
    }

    /// An element that holds text with lines and paragraphs.
    mutating func element(_ name: String, paragraphs words: String) {
        let paragraphs = Self.paragraphs(words)
        let isRegular = paragraphs.count > 1 && paragraphs.allSatisfy { !$0.isEmpty }
        guard isRegular else {
            // Odd line ends, several in a row or at an end, are written as references, which readers take as they are.
            return element(name, [], raw: escapedLine(words, breaks: paragraphs.count > 1 ? "&#10;" : "<br/>"))
        }
        open(name, [])
        for paragraph in paragraphs { element("p", [], raw: escapedLine(paragraph, breaks: "<br/>")) }
        close(name)
    }

    mutating func comment(_ words: String) {
        line(words.isEmpty ? "<!-- -->" : "<!-- " + allowed(words) + " -->")
    }

    // MARK: - Pieces

    private mutating func element(_ name: String, _ attributes: Attributes, raw: String) {
        if raw.isEmpty { empty(name, attributes) } else { line(startTag(name, attributes) + ">" + raw + "</\(name)>") }
    }

    private mutating func line(_ words: String) {
        text += String(repeating: "  ", count: level) + words + "\n"
    }

    private mutating func startTag(_ name: String, _ attributes: Attributes) -> String {
        var tag = "<" + name
        for attribute in attributes { tag += " \(attribute.name)=\"\(escapedValue(attribute.value))\"" }
        return tag
    }

    /// Paragraphs are separated by two line feeds; Swift would take `\r\n` as one character, so bytes are compared.
    private static func paragraphs(_ words: String) -> [String] {
        var result: [[UInt8]] = [[]]
        let bytes = Array(words.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0A, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
                result.append([])
                index += 2
            } else {
                result[result.count - 1].append(bytes[index])
                index += 1
            }
        }
        return result.map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func escapedValue(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            default: append(scalar, to: &result)
            }
        }
        return result
    }

    /// - Parameter breaks: what is written for a line end that readers are to keep.
    private mutating func escapedLine(_ words: String, breaks: String) -> String {
        var result = ""
        let scalars = Array(words.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isOuter = index == 0 || index == scalars.count - 1
            let isBesideBreak =
                index > 0 && scalars[index - 1] == "\n" || index + 1 < scalars.count && scalars[index + 1] == "\n"
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // A line break at an end or beside another says nothing to a reader; as a reference it stays.
            case "\n": result += isOuter || isBesideBreak ? "&#10;" : breaks
            case "\t": result += "&#9;"
            // White space where readers leave it out.
            case " " where isOuter || isBesideBreak || isRunToEdge(scalars, index): result += "&#32;"
            default: append(scalar, to: &result)
            }
        }
        return result
    }

    /// Whether nothing but blanks stands between a blank and an end of its line.
    private func isRunToEdge(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        guard (index > 0 && scalars[index - 1] == " ") || (index + 1 < scalars.count && scalars[index + 1] == " ")
        else { return false }
        let before = scalars[..<index].last { $0 != " " && $0 != "\t" }
        let after = scalars[(index + 1)...].first { $0 != " " && $0 != "\t" }
        return before == nil || before == "\n" || after == nil || after == "\n"
    }

    private mutating func append(_ scalar: Unicode.Scalar, to result: inout String) {
        if scalar == "\r" {
            result += "&#13;"
        } else {
            result.unicodeScalars.append(writable(scalar))
        }
    }

    private mutating func allowed(_ words: String) -> String {
        var result = ""
        for scalar in words.unicodeScalars { result.unicodeScalars.append(writable(scalar)) }
        return result
    }

    /// Source: XML 1.0, production 2.
    private mutating func writable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return scalar
        default:
            unwritable.append(scalar)
            return "\u{FFFD}"
        }
    }
}

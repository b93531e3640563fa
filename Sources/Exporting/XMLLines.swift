import Diagnostics

/// Writes XML line by line, escaped, each element closed where it belongs.
struct XMLLines {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var open: [String] = []

    typealias Attributes = KeyValuePairs<String, String?>

    mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
        line(tag(name, attributes) + ">")
        open.append(name)
    }

    mutating func end() {
        let name = open.removeLast()
        line("</\(name)>")
    }

    mutating func empty(_ name: String, _ attributes: Attributes) { line(tag(name, attributes) + "/>") }

    /// An element that holds one piece of text.
    mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

    mutating func element(_ name: String, _ attributes: Attributes, _ content: String) {
        line(tag(name, attributes) + ">\(Self.escaped(content))</\(name)>")
    }

    /// An element that holds XML already written.
    mutating func element(_ name: String, _ attributes: Attributes, xml: String) {
        line(tag(name, attributes) + ">\(xml)</\(name)>")
    }

    private func tag(_ name: String, _ attributes: Attributes) -> String {
        attributes.reduce(into: "<\(name)") { text, attribute in
            if let value = attribute.value { text += " \(attribute.key)=\"\(Self.escaped(value))\"" }
        }
    }

    private mutating func line(_ line: String) {
        text += String(repeating: " ", count: open.count * 2) + line + "\n"
    }

    /// Line ends and tabs are written as references, or a reader would make spaces of them. What XML cannot hold at all,
    /// control characters, is left out: no content without errors has any.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "&#10;"
            case "\r": escaped += "&#13;"
            case "\t": escaped += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

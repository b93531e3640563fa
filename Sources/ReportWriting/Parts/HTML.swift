/// A piece of a page. What stands in the source as a literal is markup; what is interpolated is text and cannot become
/// markup, neither between tags nor in a quoted attribute.
///
///     let row: HTML = "<td title=\"\(title)\">\(isolated: text)</td>"
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var markup: String

    static let none: HTML = ""

    init(stringLiteral markup: String) { self.markup = markup }
    init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

    /// Text that is known to be markup, such as the report's own style sheet.
    init(trusted markup: String) { self.markup = markup }

    static func += (one: inout HTML, other: HTML) { one.markup += other.markup }

    var isEmpty: Bool { markup.isEmpty }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: String) { markup += literal }
        mutating func appendInterpolation(_ piece: HTML) { markup += piece.markup }
        mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { markup += piece.markup } }
        mutating func appendInterpolation(_ text: String) { HTML.escape(text, into: &markup) }
        mutating func appendInterpolation(_ number: Int) { markup += String(number) }

        /// Text of the content, whose direction must not reach what stands beside it.
        mutating func appendInterpolation(isolated text: String) {
            markup += "<bdi>"
            HTML.escape(text, into: &markup)
            markup += "</bdi>"
        }
    }

    /// Marks of markup become references; controls, which a page may not hold, become U+FFFD.
    private static func escape(_ text: String, into markup: inout String) {
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != 0x7F && !marks.contains(byte)
        }
        if isPlain { return markup += text }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "'": markup += "&#39;"
            case "\t", "\n": markup.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{7F}"..."\u{9F}": markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
    }

    private static let marks = Array("&<>\"'".utf8)
}

extension [HTML] {
    func joined(by separator: HTML) -> HTML {
        var whole = HTML.none
        for (index, piece) in enumerated() {
            if index > 0 { whole += separator }
            whole += piece
        }
        return whole
    }
}

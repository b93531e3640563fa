import Diagnostics

/// A message in the shape in which ZenQuotes answers, which many small apps read.
///
/// An array of one object: `q` the text, `a` the author, `c` the number of characters as a text, `h` both as HTML.
/// Source: zenquotes.io, API documentation.
package struct ZenQuotesView: Hashable, Sendable {
    package let text: String
    package let author: String

    /// - Parameter house: who is named where nobody is credited; the shape has no way of saying that.
    package init(_ message: ShownMessage, house: String) {
        text = message.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        author = message.author ?? house
    }

    package var characterCount: Int { text.count }

    package var html: String {
        "<blockquote>&ldquo;\(Self.escaped(text))&rdquo; &mdash; <footer>\(Self.escaped(author))</footer></blockquote>"
    }

    /// As a server would answer.
    package var json: String {
        #"[{"q":\#(JSONText.quoted(text)),"a":\#(JSONText.quoted(author)),"c":"\#(characterCount)","h":\#(JSONText.quoted(html))}]"#
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

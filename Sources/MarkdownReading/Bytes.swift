// Bytes that Markdown and YAML give a meaning, by name.

package let lineFeed = UInt8(ascii: "\n")
package let carriageReturn = UInt8(ascii: "\r")
package let space = UInt8(ascii: " ")
package let tab = UInt8(ascii: "\t")
let backslash = UInt8(ascii: "\\")
let ampersand = UInt8(ascii: "&")
let angle = UInt8(ascii: ">")
let leftAngle = UInt8(ascii: "<")
let leftBracket = UInt8(ascii: "[")
let rightBracket = UInt8(ascii: "]")
let backtick = UInt8(ascii: "`")
let asterisk = UInt8(ascii: "*")
let underscore = UInt8(ascii: "_")

extension UInt8 {
    /// A space or a tab.
    package var isBlank: Bool { self == space || self == tab }

    package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    package var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// ASCII punctuation: what a backslash may stand before.
    ///
    /// Source: https://spec.commonmark.org/0.30/#ascii-punctuation-character
    package var isPunctuation: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
            || (0x7B...0x7E).contains(self)
    }
}

extension Range<Int> {
    /// Without the blanks at both ends.
    package func trimmed(in bytes: [UInt8]) -> Range<Int> {
        var (lower, upper) = (lowerBound, upperBound)
        while lower < upper, bytes[lower].isBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }
}

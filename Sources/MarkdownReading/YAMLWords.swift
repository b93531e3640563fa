import Diagnostics

/// What libyaml's complaints mean to somebody who has never heard of YAML.
struct YAMLWords {
    let summary: Wording
    let solution: Wording?

    /// Whether the place where the thing begins tells more than the place where libyaml gave up.
    var pointsAtContext = false

    /// What libyaml says of a colon where none can be; where it stands tells what is meant.
    static let unexpectedColon = "mapping values are not allowed in this context"

    /// - Parameters:
    ///   - problem: libyaml's own words, from its scanner.c and parser.c.
    ///   - context: what it was doing.
    static func translated(_ problem: String, _ context: String?) -> YAMLWords {
        switch problem {
        case "could not find expected ':'":
            YAMLWords(
                summary: "this line has no colon behind its key", solution: "write it as 'key: value'",
                pointsAtContext: true)
        case "found character that cannot start any token":
            YAMLWords(
                summary: "a value cannot begin with this character, and lines cannot be indented with tabs",
                solution: "put the value in quotation marks, and indent with spaces")
        case "found unexpected end of stream":
            YAMLWords(
                summary: "a quotation mark that begins here is never closed",
                solution: "close it, or put the value in the other kind of quotation marks", pointsAtContext: true)
        case "did not find expected ',' or ']'":
            YAMLWords(
                summary: "the list that begins here is not closed, or a comma is missing in it",
                solution: "write it as '[one, two]'", pointsAtContext: true)
        case "did not find expected ',' or '}'":
            YAMLWords(
                summary: "the map that begins here is not closed, or a comma is missing in it",
                solution: "write it as '{key: value, key: value}'", pointsAtContext: true)
        case "did not find expected key":
            YAMLWords(
                summary: "this line does not fit those above it",
                solution: "indent it like its neighbours, and put a value that begins with a mark in quotation marks")
        case "did not find expected '-' indicator":
            YAMLWords(
                summary: "this line stands in a list and has no dash",
                solution: "begin it with '- ', like the others, or indent it as the first key behind the dash")
        case "found unknown escape character":
            YAMLWords(
                summary: "a backslash in double quotation marks stands before something it cannot change",
                solution: "use single quotation marks, or write the backslash twice")
        case "found undefined alias":
            YAMLWords(
                summary: "a value that begins with * points at something that does not exist",
                solution: "put the value in quotation marks")
        case "did not find expected alphabetic or numeric character":
            YAMLWords(
                summary: "a value that begins with * or & means something special to YAML",
                solution: "put the value in quotation marks")
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            YAMLWords(summary: "this line is indented with a tab", solution: "indent with spaces")
        case "block sequence entries are not allowed in this context":
            YAMLWords(
                summary: "a list cannot begin in the line of its key", solution: "begin the list in a line of its own")
        case "but found another document":
            YAMLWords(summary: "a second line '---' begins another document", solution: "remove that line")
        case "did not find expected <document start>":
            YAMLWords(
                summary: "something stands behind the end of the YAML", solution: "indent all keys alike")
        default: YAMLWords(summary: "this is not YAML: \(problem)", solution: nil)
        }
    }
}

/// Looks for what would make libyaml or Yams slow, or their recursion deep.
package enum YAMLPrecheck {
    /// Brackets that may be opened in front matter, which is short.
    package static let brackets = 2000

    /// Places that may look like aliases.
    private static let aliases = 16

    /// - Parameter brackets: how many may be opened in all.
    package static func fault(
        _ source: MarkdownSource, _ range: Range<Int>, brackets: Int = Self.brackets
    ) -> YAMLFault? {
        let bytes = source.bytes
        var opened = 0
        var aliases = 0
        var depth = 0
        var indentation: Int? = 0
        for offset in range {
            let byte = bytes[offset]
            if byte == asterisk || byte == ampersand, startsValue(offset, in: bytes, from: range.lowerBound) {
                aliases += 1
            }
            if byte == leftBracket || byte == UInt8(ascii: "{") { (opened, depth) = (opened + 1, depth + 1) }
            if byte == rightBracket || byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
            // Blocks nest by indentation, `-` and `?` included.
            if byte == lineFeed || byte == carriageReturn {
                indentation = 0
            } else if let columns = indentation {
                indentation = [space, UInt8(ascii: "-"), UInt8(ascii: "?")].contains(byte) ? columns + 1 : nil
            }
            let tooDeep = depth > MarkdownLimits.nesting || (indentation ?? 0) > 2 * MarkdownLimits.nesting
            if tooDeep || opened > brackets {
                return YAMLFault(
                    kind: .nesting, range: source.range(offset..<offset + 1),
                    summary: "lists and maps are nested more than \(YAMLReading.nesting) deep")
            }
            if aliases > Self.aliases {
                return YAMLFault(
                    kind: .feature, range: source.range(offset..<offset + 1),
                    summary: "YAML anchors (&) and aliases (*) are not used in content",
                    solution: "write the values themselves")
            }
        }
        return nil
    }

    /// Whether what stands in front lets a value begin; in the midst of a text, as in `salt & pepper`, none does.
    private static func startsValue(_ offset: Int, in bytes: [UInt8], from start: Int) -> Bool {
        var end = offset
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        guard end > start else { return true }
        let before = bytes[end - 1]
        if before < space || [0x2C, 0x3A, 0x5B, 0x7B, UInt8(ascii: "-"), UInt8(ascii: "?")].contains(before) {
            return true
        }
        // libyaml ends lines at NEL, LS and PS as well.
        return bytes[start..<end].suffix(2).elementsEqual([0xC2, 0x85])
            || bytes[start..<end].suffix(3).starts(with: [0xE2, 0x80]) && (before == 0xA8 || before == 0xA9)
    }
}

import Diagnostics

/// The lines of a paragraph, marks of the block quote and white space around them left out.
struct ParagraphLines {
    /// Ranges of bytes in the file. All but the last may end with the blanks that make a hard break.
    private(set) var lines: [Range<Int>]

    init(lines: [Range<Int>]) { self.lines = lines }

    /// - Parameters:
    ///   - first: offset of the paragraph's first character.
    ///   - last: 0-based number of its last line.
    ///   - inQuote: whether lines begin with `>`, or could.
    init(_ source: MarkdownSource, from first: Int, line: Int, through last: Int, inQuote: Bool) {
        let bytes = source.bytes
        lines = []
        lines.reserveCapacity(last - line + 1)
        for index in line...max(line, last) {
            var range = source.line(index)
            let content = index == line ? first : Self.content(of: range, in: bytes, inQuote: inQuote)
            range = min(content, range.upperBound)..<range.upperBound
            if index == last { range = range.trimmed(in: bytes) }
            lines.append(range)
        }
    }

    /// Where the words of a continuation line begin.
    private static func content(of line: Range<Int>, in bytes: [UInt8], inQuote: Bool) -> Int {
        var offset = line.lowerBound
        if inQuote {
            while offset < line.upperBound, offset - line.lowerBound < 3, bytes[offset] == space { offset += 1 }
            // A lazy continuation line has no mark, and `>` after four blanks is a character like others.
            if offset < line.upperBound, bytes[offset] == angle { offset += 1 } else { offset = line.lowerBound }
        }
        while offset < line.upperBound, bytes[offset].isBlank { offset += 1 }
        return offset
    }

    var range: Range<Int> { lines[0].lowerBound..<max(lines[0].lowerBound, lines[lines.count - 1].upperBound) }

    /// Whether none of the words can be anything but words.
    func isPlain(in bytes: [UInt8]) -> Bool {
        for line in lines {
            for offset in line where Self.isSpecial[Int(bytes[offset])] { return false }
        }
        return true
    }

    /// A link needs `[`, so neither `]` nor `!` says anything alone.
    private static let isSpecial: [Bool] = (0...255).map {
        [backslash, ampersand, asterisk, underscore, leftBracket, leftAngle, backtick].contains(UInt8($0))
    }

    /// The words of a plain paragraph.
    func joined(_ source: MarkdownSource) -> SourceText {
        let bytes = source.bytes
        if lines.count == 1 { return source.text(lines[0]) }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var runs: [SourceText.Run] = []
        runs.reserveCapacity(lines.count)
        for (index, line) in lines.enumerated() {
            runs.append(.init(text: text.count, source: line.lowerBound))
            let words = line.trimmed(in: bytes)
            text += bytes[words]
            guard index + 1 < lines.count else { break }
            // cmark looks at two spaces, whatever else stands before the line end.
            if line.upperBound - line.lowerBound >= 2, bytes[line.upperBound - 1] == space,
                bytes[line.upperBound - 2] == space
            {
                text.append(lineFeed)
            } else if !HanBreaks.joins(bytes[words], bytes[lines[index + 1]]) {
                text.append(space)
            }
        }
        return SourceText(String(decoding: text, as: UTF8.self), in: source.file, bytes: range, runs: runs)
    }
}

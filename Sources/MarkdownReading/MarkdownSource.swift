import Diagnostics

/// A file made fit for parsing: valid UTF-8 of the same length, cut into lines.
package struct MarkdownSource: Sendable {
    package let file: SourceFile

    /// The bytes of the file; `?` stands for each byte that is no UTF-8 and for NUL, so that places hold.
    package let bytes: [UInt8]

    /// Where each line begins. Lines end with LF, CRLF or a lone CR, as in CommonMark.
    package let lineStarts: [Int]

    /// Behind the byte order mark, where there is one.
    package let start: Int

    package init(_ file: SourceFile) {
        self.file = file
        bytes = Self.repaired(file.bytes)
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStarts = Self.lineStarts(of: file)
    }

    /// The bytes of a line, its end left out.
    ///
    /// - Parameter index: 0-based.
    package func line(_ index: Int) -> Range<Int> {
        let first = index == 0 ? start : lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > first, bytes[end - 1] == lineFeed || bytes[end - 1] == carriageReturn { end -= 1 }
        return first..<end
    }

    /// The 0-based number of the line that holds a byte.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Whether the line above the one that holds a byte is empty.
    package func hasEmptyLine(above offset: Int) -> Bool {
        let index = lineIndex(at: offset)
        return index > 0 && line(index - 1).trimmed(in: bytes).isEmpty
    }

    /// Text between two offsets.
    package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A stretch of the file as it stands there.
    package func text(_ range: Range<Int>) -> SourceText { SourceText(string(range), in: file, bytes: range) }

    package func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file, bytes) }

    private static func lineStarts(of file: SourceFile) -> [Int] {
        let bytes = file.bytes
        guard bytes.contains(carriageReturn) else { return file.lineStarts }
        var starts = [0]
        for offset in bytes.indices {
            let ends =
                bytes[offset] == lineFeed
                || bytes[offset] == carriageReturn && (offset + 1 == bytes.count || bytes[offset + 1] != lineFeed)
            if ends { starts.append(offset + 1) }
        }
        return starts
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        if !bytes.contains(0), (try? UTF8Span(validating: bytes.span)) != nil { return bytes }
        var result = bytes
        var offset = 0
        while offset < bytes.count {
            let length = scalarLength(bytes, at: offset)
            if length == 0 || bytes[offset] == 0 { result[offset] = UInt8(ascii: "?") }
            offset += max(length, 1)
        }
        return result
    }

    /// How many bytes a well-formed scalar takes; 0 where there is none.
    ///
    /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
    private static func scalarLength(_ bytes: [UInt8], at offset: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for place in offset + 2..<max(offset + length, offset + 2) where bytes[place] & 0xC0 != 0x80 { return 0 }
        return length
    }
}

import Diagnostics

/// Looks for what would make parsing slow or deep, before any of it is parsed.
package struct MarkdownLimits: Sendable {
    /// How many block quotes and lists may stand within one another.
    package static let nesting = 100

    /// How many bytes may stand without an empty line between.
    package static let entryLength = 64 << 10

    /// What was too deep: the rest of the line. Nothing of such a file is parsed.
    private(set) var tooDeep: SourceRange?

    /// Stretches that are too long. Each is left out; the others are parsed.
    private(set) var tooLong: [Range<Int>] = []

    init(_ source: MarkdownSource, from firstLine: Int) {
        let bytes = source.bytes
        var start: Int?
        var end = 0
        func finish(_ tooLong: inout [Range<Int>]) {
            if let start, end - start > Self.entryLength { tooLong.append(start..<end) }
        }
        for index in firstLine..<max(firstLine, source.lineStarts.count) {
            let line = source.line(index)
            let (isEmpty, depth) = Self.look(at: line, in: bytes)
            if depth > Self.nesting {
                tooDeep = source.range(line)
                return
            }
            if isEmpty {
                finish(&tooLong)
                start = nil
            } else {
                if start == nil { start = line.lowerBound }
                end = line.upperBound
            }
        }
        finish(&tooLong)
    }

    /// Whether a line holds nothing but quote marks, and how many marks of quotes and lists it begins with.
    private static func look(at line: Range<Int>, in bytes: [UInt8]) -> (isEmpty: Bool, depth: Int) {
        var depth = 0
        var quotes = 0
        var offset = line.lowerBound
        func endsMark(_ offset: Int) -> Bool { offset == line.upperBound || bytes[offset].isBlank }
        scan: while offset < line.upperBound {
            switch bytes[offset] {
            case space, tab: break
            case angle: quotes += 1
            case UInt8(ascii: "-"), UInt8(ascii: "+"), asterisk:
                guard endsMark(offset + 1) else { break scan }
                depth += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                while offset < line.upperBound, bytes[offset].isDigit { offset += 1 }
                guard offset < line.upperBound, [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[offset]),
                    endsMark(offset + 1)
                else { break scan }
                depth += 1
            default: break scan
            }
            offset += 1
        }
        return (offset == line.upperBound && depth == 0 && !endsInDigit(line, bytes), depth + quotes)
    }

    private static func endsInDigit(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
        !line.isEmpty && bytes[line.upperBound - 1].isDigit
    }
}

/// What cmark is given instead of the file, of the same length.
enum DefinitionMask {
    /// Takes the meaning from link definitions, and takes out what is too long.
    ///
    /// `[name]: address` would vanish from the tree without a word and could make every `[name]` a link to a very
    /// long address. With a full stop for the colon it is text like any other.
    static func apply(to source: MarkdownSource, leavingOut tooLong: [Range<Int>]) -> [UInt8] {
        let bytes = source.bytes
        var masked = bytes
        // Most files have no bracket, or few; nothing is copied unless there is something to mask.
        var offset = source.start
        while let bracket = bytes[offset...].firstIndex(of: rightBracket) {
            if bracket + 1 < bytes.count, bytes[bracket + 1] == UInt8(ascii: ":") {
                masked[bracket + 1] = UInt8(ascii: ".")
            }
            offset = bracket + 1
        }
        for range in tooLong {
            for offset in range where bytes[offset] != lineFeed && bytes[offset] != carriageReturn {
                masked[offset] = space
            }
        }
        return masked
    }
}

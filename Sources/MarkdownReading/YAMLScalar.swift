import Diagnostics
import Yams

/// Lays the value of a YAML scalar beside the bytes it was written with.
struct YAMLScalar {
    private let source: MarkdownSource

    /// Offset of the first character, quotation mark or block indicator.
    private let start: Int
    private let end: Int
    private var position: Int
    private var text: [UInt8] = []
    private var map: [Int] = []

    /// - Parameter end: where the YAML ends.
    init(_ source: MarkdownSource, at start: Int, before end: Int) {
        self.source = source
        self.start = start
        self.end = end
        position = start
    }

    /// The value with the place of each of its bytes.
    ///
    /// Where bytes and value do not fit together, by a way of writing that was not thought of, the whole value is
    /// said to stand at its first character.
    static func text(
        _ value: String, style: Node.Scalar.Style, _ source: MarkdownSource, at start: Int, before end: Int
    ) -> SourceText {
        var scalar = YAMLScalar(source, at: start, before: end)
        let wanted = Array(value.utf8)
        switch style {
        case .singleQuoted: scalar.readSingleQuoted()
        case .doubleQuoted: scalar.readDoubleQuoted()
        case .literal, .folded: scalar.readBlock(wanted)
        case .plain, .any: scalar.readPlain(wanted)
        }
        guard scalar.text == wanted else {
            return SourceText(value, in: source.file, bytes: start..<start, runs: [.init(text: 0, source: start)])
        }
        let isQuoted = style == .singleQuoted || style == .doubleQuoted
        let first = isQuoted ? start + 1 : scalar.map.first ?? start
        let last = isQuoted ? scalar.position : (scalar.map.last.map { $0 + 1 } ?? first)
        var runs: [SourceText.Run] = []
        for offset in scalar.map.indices where offset == 0 || scalar.map[offset] != scalar.map[offset - 1] + 1 {
            runs.append(.init(text: offset, source: scalar.map[offset]))
        }
        return SourceText(value, in: source.file, bytes: first..<max(first, last), runs: runs)
    }

    private var byte: UInt8? { position < end ? source.bytes[position] : nil }
    private func isBreak(_ byte: UInt8?) -> Bool { byte == lineFeed || byte == carriageReturn }

    private mutating func put(_ byte: UInt8, _ offset: Int) {
        text.append(byte)
        map.append(offset)
    }

    // MARK: Flow scalars

    private mutating func readPlain(_ wanted: [UInt8]) {
        while text.count < wanted.count, let byte {
            if byte.isBlank || isBreak(byte) {
                fold()
            } else {
                put(byte, position)
                position += 1
            }
        }
    }

    private mutating func readSingleQuoted() {
        position += 1
        while let byte {
            if byte == UInt8(ascii: "'") {
                guard position + 1 < end, source.bytes[position + 1] == byte else { return }
                position += 1
                put(byte, position)
                position += 1
            } else if byte.isBlank || isBreak(byte) {
                fold()
            } else {
                put(byte, position)
                position += 1
            }
        }
    }

    private mutating func readDoubleQuoted() {
        position += 1
        while let byte, byte != UInt8(ascii: "\"") {
            if byte == backslash {
                readEscape()
            } else if byte.isBlank || isBreak(byte) {
                fold()
            } else {
                put(byte, position)
                position += 1
            }
        }
    }

    /// Blanks within a line are kept; a line end with the blanks around it is a space, and empty lines are line ends.
    private mutating func fold() {
        let from = position
        while let byte, byte.isBlank { position += 1 }
        guard isBreak(byte) else {
            for offset in from..<position { put(source.bytes[offset], offset) }
            return
        }
        var breaks: [Int] = []
        while let byte, byte.isBlank || isBreak(byte) {
            if isBreak(byte) {
                breaks.append(position)
                skipBreak()
            } else {
                position += 1
            }
        }
        if breaks.count == 1 {
            put(space, breaks[0])
        } else {
            for offset in breaks.dropFirst() { put(lineFeed, offset) }
        }
    }

    private mutating func skipBreak() {
        position += byte == carriageReturn && position + 1 < end && source.bytes[position + 1] == lineFeed ? 2 : 1
    }

    /// Source: https://yaml.org/spec/1.1/#id872840, "Escape Sequences".
    private mutating func readEscape() {
        let from = position
        position += 1
        guard let byte else { return }
        position += 1
        let scalar: UInt32
        switch byte {
        case UInt8(ascii: "0"): scalar = 0
        case UInt8(ascii: "a"): scalar = 7
        case UInt8(ascii: "b"): scalar = 8
        case UInt8(ascii: "t"), tab: scalar = 9
        case UInt8(ascii: "n"): scalar = 10
        case UInt8(ascii: "v"): scalar = 11
        case UInt8(ascii: "f"): scalar = 12
        case UInt8(ascii: "r"): scalar = 13
        case UInt8(ascii: "e"): scalar = 27
        case UInt8(ascii: "N"): scalar = 0x85
        case UInt8(ascii: "_"): scalar = 0xA0
        case UInt8(ascii: "L"): scalar = 0x2028
        case UInt8(ascii: "P"): scalar = 0x2029
        case UInt8(ascii: "x"): scalar = hexadecimal(2)
        case UInt8(ascii: "u"): scalar = hexadecimal(4)
        case UInt8(ascii: "U"): scalar = hexadecimal(8)
        case lineFeed, carriageReturn:
            position -= 1
            skipBreak()
            while let byte = self.byte, byte.isBlank { position += 1 }
            return
        default: scalar = UInt32(byte)
        }
        for byte in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 { put(byte, from) }
    }

    private mutating func hexadecimal(_ digits: Int) -> UInt32 {
        let stop = min(position + digits, end)
        defer { position = stop }
        return UInt32(String(decoding: source.bytes[position..<stop], as: UTF8.self), radix: 16) ?? 0
    }

    // MARK: Block scalars

    /// Behind `|` or `>` the lines follow, each indented; white space is laid beside the value loosely.
    private mutating func readBlock(_ wanted: [UInt8]) {
        while let byte, !isBreak(byte) { position += 1 }
        if byte != nil { skipBreak() }
        var indentation = 0
        while let byte, byte == space || isBreak(byte) {
            // Empty lines at the beginning are part of the value.
            if isBreak(byte) { break }
            indentation += 1
            position += 1
        }
        // Where the header states the indentation, the value may begin with spaces of its own.
        let own = min(wanted.prefix { $0 == space }.count, indentation)
        indentation -= own
        position -= own
        var isLineStart = false
        for value in wanted {
            while isLineStart {
                var skipped = 0
                while skipped < indentation, byte == space {
                    position += 1
                    skipped += 1
                }
                isLineStart = false
                // Folding: of several line ends in a row the first is silent.
                if value != lineFeed, isBreak(byte) {
                    skipBreak()
                    isLineStart = true
                }
            }
            if value == lineFeed {
                guard isBreak(byte) || byte == nil else { return }
                put(lineFeed, min(position, max(end - 1, start)))
                if byte != nil { skipBreak() }
                isLineStart = true
            } else if value == space, isBreak(byte) {
                put(space, position)
                skipBreak()
                isLineStart = true
            } else {
                guard byte == value else { return }
                put(value, position)
                position += 1
            }
        }
    }
}

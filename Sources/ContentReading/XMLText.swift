import Diagnostics
import XMLReading

/// Puts text together from pieces of a file, byte by byte, each with its place.
struct TextAssembly {
    private(set) var bytes: [UInt8] = []
    private var runs: [SourceText.Run] = []
    private var expected = -1
    private var end: Int

    private let file: SourceFile
    private let start: Int

    /// - Parameter start: where the text counts as beginning if it stays empty.
    init(in file: SourceFile, at start: Int) {
        self.file = file
        self.start = start
        end = start
    }

    mutating func append(_ byte: UInt8, at source: Int) {
        if source != expected { runs.append(.init(text: bytes.count, source: source)) }
        bytes.append(byte)
        expected = source + 1
        end = max(end, min(source + 1, file.bytes.count))
    }

    /// Words that nobody wrote, said to stand at `source`.
    mutating func append(_ words: String, at source: Int) {
        for byte in words.utf8 {
            runs.append(.init(text: bytes.count, source: source))
            bytes.append(byte)
        }
        expected = -1
    }

    mutating func append(_ text: SourceText) {
        let isPlain = text.string.utf8.count == text.bytes.count
        for (index, byte) in text.string.utf8.enumerated() {
            append(byte, at: isPlain ? text.bytes.lowerBound + index : text.range(index..<index + 1).bytes.lowerBound)
        }
    }

    mutating func shorten(to count: Int) {
        bytes.removeLast(bytes.count - count)
        while let last = runs.last, last.text >= count { runs.removeLast() }
        expected = -1
    }

    var text: SourceText {
        let first = runs.first?.source ?? start
        let range = min(first, end)..<max(first, end)
        let string = String(decoding: bytes, as: UTF8.self)
        let isPlain = runs.count == 1 && bytes.count == range.count
        return SourceText(string, in: file, bytes: range, runs: isPlain ? [] : runs)
    }
}

/// What the content of an element says, laid out however the editor liked.
///
/// White space at both ends is left out. A line end with the indentation around it is one space, so that long texts may
/// be wrapped; an empty line begins a paragraph; `<br/>` ends a line. White space written as a reference (`&#10;`) is
/// meant as it stands.
struct XMLText {
    private var assembly: TextAssembly
    private let file: SourceFile

    /// Literal white space that has not yet been taken for anything.
    private var waiting: [(byte: UInt8, source: Int)] = []

    /// Whether nothing stands in the line yet.
    private var isLineStart = true

    /// Whether the text may have several lines and paragraphs.
    private let hasLines: Bool

    init(in file: SourceFile, at start: Int, hasLines: Bool) {
        assembly = TextAssembly(in: file, at: start)
        self.file = file
        self.hasLines = hasLines
    }

    var text: SourceText { assembly.text }
    var count: Int { assembly.bytes.count }

    /// Whether something stands in the line already.
    var hasLine: Bool { !isLineStart }

    mutating func append(_ text: SourceText) {
        let isPlain = text.string.utf8.count == text.bytes.count
        var index = 0
        for byte in text.string.utf8 {
            let source =
                isPlain ? text.bytes.lowerBound + index : text.range(index..<index + 1).bytes.lowerBound
            index += 1
            if byte == 0x20 || byte == 0x0A || byte == 0x09, file.bytes[source] != UInt8(ascii: "&") {
                waiting.append((byte, source))
            } else {
                settle()
                assembly.append(byte, at: source)
                isLineStart = false
            }
        }
    }

    /// A line ends here, at `<br/>`.
    mutating func endLine(at source: Int) {
        waiting = []
        assembly.append("\n", at: source)
        isLineStart = true
    }

    /// What follows is a new paragraph.
    mutating func endParagraph(at source: Int) {
        waiting = []
        isLineStart = true
        if count > 0 { assembly.append("\n\n", at: source) }
    }

    /// Takes the last bytes back.
    mutating func shorten(to count: Int) { assembly.shorten(to: count) }

    /// Decides what the white space in front of a character was for.
    private mutating func settle() {
        guard let first = waiting.first else { return }
        defer { waiting.removeAll(keepingCapacity: true) }
        guard !isLineStart else { return }
        let lines = waiting.count { $0.byte == 0x0A }
        switch lines {
        case 0: for space in waiting { assembly.append(space.byte, at: space.source) }
        case 2... where hasLines: assembly.append("\n\n", at: first.source)
        default: assembly.append(0x20, at: first.source)
        }
    }
}

extension SourceText {
    /// Without white space at the ends, which says nothing in a comment.
    var trimmed: SourceText {
        func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let bytes = Array(string.utf8)
        guard let first = bytes.firstIndex(where: { !isWhite($0) }), let last = bytes.lastIndex(where: { !isWhite($0) })
        else { return slice(0..<0) }
        return first == 0 && last == bytes.count - 1 ? self : slice(first..<last + 1)
    }
}

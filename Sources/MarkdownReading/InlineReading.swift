import CCommonMark
import Diagnostics

/// Reads a paragraph with markup, escapes or entities: cmark says what is what, and its nodes are laid beside the
/// bytes of the file so that each character knows where it was written.
///
/// cmark merges neighbouring texts and forgets where their parts stood; hence the second look at the bytes.
struct InlineReading {
    private let source: MarkdownSource
    private let lines: [Range<Int>]

    /// The lines joined by line feeds, as cmark saw them.
    private let raw: [UInt8]

    /// Where in `raw` each line begins.
    private let rawStarts: [Int]
    private var position = 0
    private var line = 0

    private var text: [UInt8] = []
    private var map: [Int] = []
    private var escapes: [Int] = []

    /// Which bytes of the text were written with a backslash, ascending.
    private var backslashed: [Int] = []
    private var spans: [MarkdownParagraph.Span] = []
    private var open: [Int] = []
    private var failed = false

    /// - Parameter parsed: what cmark was given, as long as the file; see `DefinitionMask`.
    init(_ lines: ParagraphLines, _ source: MarkdownSource, parsed: [UInt8]) {
        self.source = source
        self.lines = lines.lines
        var raw: [UInt8] = []
        var starts: [Int] = []
        for (index, line) in lines.lines.enumerated() {
            if index > 0 { raw.append(lineFeed) }
            starts.append(raw.count)
            raw += parsed[line]
        }
        self.raw = raw
        rawStarts = starts
    }

    /// - Parameter node: the paragraph or heading.
    static func paragraph(
        _ node: CommonMarkNode, _ lines: ParagraphLines, _ source: MarkdownSource, parsed: [UInt8]
    ) -> MarkdownParagraph {
        var reading = InlineReading(lines, source, parsed: parsed)
        node.walkInside { node, isEntering in
            reading.visit(node, isEntering)
            return !reading.failed
        }
        guard !reading.failed else { return reading.unread(lines) }
        var paragraph = MarkdownParagraph(
            text: SourceText(
                String(decoding: reading.text, as: UTF8.self), in: source.file, bytes: lines.range,
                runs: reading.runs))
        paragraph.spans = reading.spans
        paragraph.escapes = reading.escapes
        return paragraph
    }

    /// The bytes as they are, marked as something that was not understood.
    private func unread(_ lines: ParagraphLines) -> MarkdownParagraph {
        var paragraph = MarkdownParagraph(text: lines.joined(source))
        paragraph.spans = [
            .init(
                kind: .unknown, text: 0..<paragraph.text.string.utf8.count,
                opening: lines.range.lowerBound..<lines.range.lowerBound,
                closing: lines.range.upperBound..<lines.range.upperBound)
        ]
        return paragraph
    }

    private var runs: [SourceText.Run] {
        var runs: [SourceText.Run] = []
        var next = backslashed.makeIterator()
        var escaped = next.next()
        for offset in map.indices {
            if offset == escaped {
                // Whoever replaces the character replaces its backslash as well.
                runs.append(.init(text: offset, source: map[offset] - 1, unit: 2))
                escaped = next.next()
            } else if offset == 0 || map[offset] != map[offset - 1] + 1 || runs.last?.unit != 0 {
                runs.append(.init(text: offset, source: map[offset]))
            }
        }
        return runs
    }

    // MARK: The nodes

    private mutating func visit(_ node: CommonMarkNode, _ isEntering: Bool) {
        switch node.type {
        case CMARK_NODE_TEXT: readText(node.literal)
        case CMARK_NODE_SOFTBREAK: readBreak(isHard: false)
        case CMARK_NODE_LINEBREAK: readBreak(isHard: true)
        case CMARK_NODE_CODE: readCode(node.literal)
        case CMARK_NODE_HTML_INLINE: readHTML(node.literal)
        case CMARK_NODE_EMPH: isEntering ? enter(.emphasis, marks: 1) : leave(marks: 1)
        case CMARK_NODE_STRONG: isEntering ? enter(.strong, marks: 2) : leave(marks: 2)
        case CMARK_NODE_LINK: isEntering ? enter(.link, marks: 1) : leaveLink()
        case CMARK_NODE_IMAGE: isEntering ? enter(.image, marks: 2) : leaveLink()
        default: failed = true
        }
    }

    private mutating func readText(_ literal: [UInt8]) {
        var index = extraBlanks(of: literal)
        while index < literal.count {
            guard position < raw.count else { return failed = true }
            let byte = raw[position]
            if byte == backslash, !isInAutolink, position + 1 < raw.count, raw[position + 1].isPunctuation {
                guard raw[position + 1] == literal[index] else { return failed = true }
                position += 1
                escapes.append(text.count)
                backslashed.append(text.count)
                take()
                index += 1
            } else if byte == ampersand, let entity = Entities.entity(at: position, in: raw) {
                guard literal[index...].starts(with: entity.bytes) else { return failed = true }
                take(entity)
                index += entity.bytes.count
            } else {
                guard byte == literal[index] else { return failed = true }
                take()
                index += 1
            }
        }
    }

    /// How many blanks a text begins with that were not written as part of it.
    ///
    /// Behind a backslash at a line's end cmark keeps those with which a lazy line begins; CommonMark does not.
    private func extraBlanks(of literal: [UInt8]) -> Int {
        guard position > 0, raw[position - 1] == lineFeed else { return 0 }
        var written = 0
        var offset = position
        while offset < raw.count {
            if raw[offset].isBlank {
                offset += 1
            } else if raw[offset] == ampersand, let entity = Entities.entity(at: offset, in: raw),
                entity.bytes.count == 1, entity.bytes[0].isBlank
            {
                offset += entity.length
            } else {
                break
            }
            written += 1
        }
        return max(0, literal.prefix(while: \.isBlank).count - written)
    }

    /// Whether the words are those of `<https://…>`, in which a backslash is itself.
    private var isInAutolink: Bool {
        guard let index = open.last, spans[index].kind == .link else { return false }
        return source.bytes[spans[index].opening.lowerBound] == leftAngle
    }

    private mutating func readBreak(isHard: Bool) {
        let place = position
        skipBlanks()
        if isHard, byte == backslash { position += 1 }
        guard byte == lineFeed else { return failed = true }
        let before = offset(of: place)
        position += 1
        skipBlanks()
        if isHard {
            put(lineFeed, before)
        } else if !HanBreaks.joins(text[...], raw[position...]) {
            put(space, before)
        }
    }

    private mutating func readCode(_ literal: [UInt8]) {
        let start = position
        while byte == backtick { position += 1 }
        let ticks = position - start
        begin(.code, start..<position)
        // Line ends in code become spaces, and one space at either end is dropped.
        for wanted in literal {
            while let byte, byte != wanted, byte.isBlank || byte == lineFeed {
                if wanted == space, byte == lineFeed { break }
                position += 1
            }
            guard byte == wanted || (wanted == space && byte == lineFeed) else { return failed = true }
            put(wanted, offset(of: position))
            position += 1
        }
        while let byte, byte.isBlank || byte == lineFeed { position += 1 }
        end(marks: ticks, backtick)
    }

    private mutating func readHTML(_ literal: [UInt8]) {
        let start = position
        for wanted in literal {
            if wanted.isBlank || wanted == lineFeed { continue }
            while let byte, byte.isBlank || byte == lineFeed { position += 1 }
            guard byte == wanted else { return failed = true }
            position += 1
        }
        begin(.html, start..<position)
        end(marks: 0, nil)
    }

    // MARK: Marks around words

    private mutating func enter(_ kind: MarkdownParagraph.Span.Kind, marks: Int) {
        guard position + marks <= raw.count else { return failed = true }
        position += marks
        begin(kind, position - marks..<position)
    }

    private mutating func leave(marks: Int) {
        guard let byte, byte == asterisk || byte == underscore else { return failed = true }
        end(marks: marks, byte)
    }

    private mutating func leaveLink() {
        guard let index = open.last else { return failed = true }
        if isInAutolink {
            let words = spans[index].text.lowerBound..<text.count
            let from = map.isEmpty || words.isEmpty ? offset(of: position) : map[words.lowerBound]
            spans[index].destination = source.text(from..<max(from, offset(of: position)))
            return end(marks: 1, angle)
        }
        // No link has its address elsewhere: definitions are masked before cmark sees them.
        guard let tail = LinkTail(at: position, in: raw) else { return failed = true }
        let address =
            offset(
                of: tail.destination.lowerBound)..<max(
                offset(of: tail.destination.lowerBound), offset(of: tail.destination.upperBound))
        spans[index].destination = source.text(address)
        end(marks: tail.end - position, nil)
    }

    private mutating func begin(_ kind: MarkdownParagraph.Span.Kind, _ marks: Range<Int>) {
        open.append(spans.count)
        let opening = offset(of: marks.lowerBound)..<endOffset(of: marks)
        spans.append(.init(kind: kind, text: text.count..<text.count, opening: opening, closing: opening))
    }

    /// - Parameter mark: the byte the marks must be, unless anything will do.
    private mutating func end(marks: Int, _ mark: UInt8?) {
        guard position + marks <= raw.count, let index = open.popLast(),
            mark == nil || raw[position..<position + marks].allSatisfy({ $0 == mark })
        else { return failed = true }
        let closing = position..<position + marks
        spans[index].text = spans[index].text.lowerBound..<text.count
        spans[index].closing =
            marks == 0
            ? spans[index].opening.upperBound..<spans[index].opening.upperBound
            : offset(of: closing.lowerBound)..<endOffset(of: closing)
        position += marks
    }

    // MARK: Bytes

    private var byte: UInt8? { position < raw.count ? raw[position] : nil }

    private mutating func skipBlanks() {
        while let byte, byte.isBlank || byte == 0x0B || byte == 0x0C { position += 1 }
    }

    /// Takes the byte at hand over into the text.
    private mutating func take() {
        let offset = offset(of: position)
        // Not `raw`: definitions are masked there.
        put(offset < source.bytes.count ? source.bytes[offset] : raw[position], offset)
        position += 1
    }

    private mutating func take(_ entity: Entities.Entity) {
        escapes.append(text.count)
        let first = offset(of: position)
        let last = offset(of: position + entity.length - 1)
        // The first byte stands for the beginning and the last for the end, so that a range covers the whole entity.
        for (index, byte) in entity.bytes.enumerated() {
            put(byte, index > 0 && index == entity.bytes.count - 1 ? last : first)
        }
        position += entity.length
    }

    private mutating func put(_ byte: UInt8, _ offset: Int) {
        text.append(byte)
        map.append(offset)
    }

    /// Where a byte of `raw` stands in the file.
    private mutating func offset(of raw: Int) -> Int {
        while line > 0, rawStarts[line] > raw { line -= 1 }
        while line + 1 < rawStarts.count, rawStarts[line + 1] <= raw { line += 1 }
        return lines[line].lowerBound + raw - rawStarts[line]
    }

    private mutating func endOffset(of range: Range<Int>) -> Int {
        range.isEmpty ? offset(of: range.upperBound) : offset(of: range.upperBound - 1) + 1
    }
}

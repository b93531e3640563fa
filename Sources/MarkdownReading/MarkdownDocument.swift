import CCommonMark
import Diagnostics

/// The outermost blocks of a Markdown file, each with its place.
package struct MarkdownDocument: Sendable {
    package let source: MarkdownSource
    package private(set) var blocks: [MarkdownBlock] = []

    /// Where quotes or lists are nested too deeply; nothing was read then.
    package let tooDeep: SourceRange?

    /// Stretches without an empty line that are too long to be read.
    package let tooLong: [SourceRange]

    /// - Parameter start: the offset of the line at which the document begins, behind any front matter.
    package init(_ source: MarkdownSource, from start: Int) {
        self.source = source
        let firstLine = start >= source.bytes.count ? source.lineStarts.count : source.lineIndex(at: start)
        let limits = MarkdownLimits(source, from: firstLine)
        tooDeep = limits.tooDeep
        tooLong = limits.tooLong.map(source.range)
        guard limits.tooDeep == nil else { return }
        let parsed = DefinitionMask.apply(to: source, leavingOut: limits.tooLong)
        let tree = CommonMarkTree(parsed[min(max(start, source.start), parsed.count)...])
        let reading = BlockReading(source: source, parsed: parsed, firstLine: firstLine)
        var blocks: [MarkdownBlock] = []
        tree.forEachBlock { blocks.append(reading.block($0)) }
        self.blocks = blocks
    }
}

/// Turns cmark's blocks into ours.
private struct BlockReading {
    let source: MarkdownSource
    let parsed: [UInt8]

    /// 0-based number of the line that is cmark's first.
    let firstLine: Int

    func block(_ node: CommonMarkNode) -> MarkdownBlock {
        let (first, last) = lines(of: node)
        let range = range(from: start(of: node), throughLine: last)
        switch node.type {
        case CMARK_NODE_BLOCK_QUOTE: return .quote(MarkdownQuote(parts: parts(of: node), range: range))
        case CMARK_NODE_LIST:
            return node.isBulletList ? .list(list(node, range, through: last)) : .other(.numberedList, range)
        case CMARK_NODE_HEADING:
            let (words, range) = heading(node, first, inQuote: false)
            return .heading(level: node.headingLevel, words, range)
        case CMARK_NODE_HTML_BLOCK: return html(range)
        case CMARK_NODE_PARAGRAPH:
            let lines = ParagraphLines(source, from: start(of: node), line: first, through: last, inQuote: false)
            return .paragraph(paragraph(node, lines))
        case CMARK_NODE_CODE_BLOCK: return .other(.code, range)
        case CMARK_NODE_THEMATIC_BREAK: return .other(.thematicBreak, range)
        default: return .other(.html, range)
        }
    }

    // MARK: Places

    /// 0-based numbers of a block's first and last line, empty lines at the end left out.
    private func lines(of node: CommonMarkNode) -> (first: Int, last: Int) {
        let first = min(firstLine + node.startLine - 1, source.lineStarts.count - 1)
        var last = min(max(firstLine + node.endLine - 1, first), source.lineStarts.count - 1)
        while last > first, source.line(last).trimmed(in: source.bytes).isEmpty { last -= 1 }
        return (first, last)
    }

    private func start(of node: CommonMarkNode) -> Int {
        let line = source.line(lines(of: node).first)
        return min(line.lowerBound + max(node.startColumn, 1) - 1, line.upperBound)
    }

    /// To the last character of a line.
    private func range(from start: Int, throughLine last: Int) -> SourceRange {
        source.range(start..<max(start, source.line(last).trimmedEnd(source.bytes)))
    }

    // MARK: Blocks

    private func parts(of quote: CommonMarkNode) -> [MarkdownQuote.Part] {
        var parts: [MarkdownQuote.Part] = []
        quote.forEachChild { node in
            let (first, last) = lines(of: node)
            switch node.type {
            case CMARK_NODE_PARAGRAPH:
                let lines = ParagraphLines(
                    source, from: start(of: node), line: first, through: last, inQuote: true)
                parts.append(.paragraph(paragraph(node, lines)))
            case CMARK_NODE_HEADING:
                let (words, range) = heading(node, first, inQuote: true)
                parts.append(.other(.heading, words, range))
            default:
                let lines = ParagraphLines(
                    source, from: start(of: node), line: first, through: last, inQuote: true)
                let words = lines.joined(source)
                parts.append(.other(construct(node), MarkdownParagraph(text: words), words.range))
            }
        }
        return parts
    }

    private func construct(_ node: CommonMarkNode) -> MarkdownConstruct {
        switch node.type {
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: node.isBulletList ? .list : .numberedList
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        default: .html
        }
    }

    private func paragraph(_ node: CommonMarkNode, _ lines: ParagraphLines) -> MarkdownParagraph {
        lines.isPlain(in: source.bytes)
            ? MarkdownParagraph(text: lines.joined(source))
            : InlineReading.paragraph(node, lines, source, parsed: parsed)
    }

    /// A heading without its `#` marks or its underline.
    private func heading(
        _ node: CommonMarkNode, _ first: Int, inQuote: Bool
    ) -> (words: MarkdownParagraph, range: SourceRange) {
        let bytes = source.bytes
        var start = start(of: node)
        guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "#") else {
            let last = underline(below: first, inQuote: inQuote)
            let lines = ParagraphLines(
                source, from: start, line: first, through: max(first, last - 1), inQuote: inQuote)
            return (paragraph(node, lines), range(from: start, throughLine: last))
        }
        let all = range(from: start, throughLine: first)
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        var range = (start..<source.line(first).upperBound).trimmed(in: bytes)
        // A closing row of # counts only behind a blank, or alone.
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
        if end == range.lowerBound || bytes[end - 1].isBlank {
            range = (range.lowerBound..<end).trimmed(in: bytes)
        }
        return (paragraph(node, ParagraphLines(range)), all)
    }

    /// The line of `===` or `---` that makes the lines above it a heading; cmark's end of the heading can be a line late.
    private func underline(below first: Int, inQuote: Bool) -> Int {
        for index in first + 1..<max(first + 1, source.lineStarts.count) {
            var line = source.line(index).trimmed(in: source.bytes)
            if inQuote {
                // A lazy line is no underline.
                guard !line.isEmpty, source.bytes[line.lowerBound] == angle else { continue }
                line = (line.lowerBound + 1..<line.upperBound).trimmed(in: source.bytes)
            }
            guard let mark = source.bytes[line].first, [UInt8(ascii: "="), UInt8(ascii: "-")].contains(mark) else {
                continue
            }
            if source.bytes[line].allSatisfy({ $0 == mark }) { return index }
        }
        return first
    }

    private func html(_ range: SourceRange) -> MarkdownBlock {
        guard source.bytes[range.bytes].starts(with: "<!--".utf8) else { return .other(.html, range) }
        let start = range.bytes.lowerBound
        // cmark's end of a comment is one line short where the comment has several.
        guard let end = source.bytes.commentEnd(from: start + 2) else { return .unclosedComment(range) }
        let line = source.line(source.lineIndex(at: end - 1))
        let range = source.range(start..<line.trimmedEnd(source.bytes))
        guard range.bytes.count >= 7, end == range.bytes.upperBound else { return .other(.html, range) }
        var words = range.bytes.lowerBound + 4..<range.bytes.upperBound - 3
        while let first = source.bytes[words].first, first.isWhite { words = words.lowerBound + 1..<words.upperBound }
        while let last = source.bytes[words].last, last.isWhite { words = words.lowerBound..<words.upperBound - 1 }
        return .comment(commentText(words), range)
    }

    /// Line ends in a comment are line feeds, whatever they are in the file.
    private func commentText(_ words: Range<Int>) -> SourceText {
        guard source.bytes[words].contains(carriageReturn) else { return source.text(words) }
        let lines = source.lineIndex(at: words.lowerBound)...source.lineIndex(at: words.upperBound)
        return SourceText(
            joining: lines.map { source.text(source.line($0).clamped(to: words)) }, with: "\n", in: source.file)
    }

    private func list(_ node: CommonMarkNode, _ range: SourceRange, through last: Int) -> MarkdownList {
        var starts: [(line: Int, bullet: Int)] = []
        node.forEachChild { starts.append((lines(of: $0).first, start(of: $0))) }
        let items = starts.enumerated().map { index, item in
            let end = index + 1 < starts.count ? starts[index + 1].line - 1 : last
            let first = (item.bullet + 1..<max(item.bullet + 1, source.line(item.line).upperBound))
                .trimmed(in: source.bytes)
            var rest = item.line < end ? (item.line + 1...end).map(source.line) : []
            while let line = rest.last, line.trimmed(in: source.bytes).isEmpty { rest.removeLast() }
            return MarkdownList.Item(bullet: item.bullet, first: first, rest: rest)
        }
        return MarkdownList(items: items, range: range)
    }
}

extension ParagraphLines {
    /// A single line.
    fileprivate init(_ line: Range<Int>) { self.init(lines: [line]) }
}

extension UInt8 {
    fileprivate var isWhite: Bool { isBlank || self == lineFeed || self == carriageReturn }
}

extension Range<Int> {
    /// Its end without the blanks in front of it.
    fileprivate func trimmedEnd(_ bytes: [UInt8]) -> Int {
        var end = upperBound
        while end > lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return end
    }
}

extension [UInt8] {
    /// Behind the first `-->`; nil where there is none.
    fileprivate func commentEnd(from start: Int) -> Int? {
        var dashes = 0
        for offset in Swift.min(start, count)..<count {
            if self[offset] == UInt8(ascii: ">"), dashes >= 2 { return offset + 1 }
            dashes = self[offset] == UInt8(ascii: "-") ? dashes + 1 : 0
        }
        return nil
    }
}

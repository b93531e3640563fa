import Diagnostics
import MarkdownReading

/// Finds fields that became words of an entry, or a paragraph between entries.
struct MeantFields {
    let source: MarkdownSource

    /// The fields of a paragraph between entries; nil where one of its lines is something else.
    func all(of paragraph: MarkdownParagraph) -> [MeantField]? {
        let fields = lines(of: paragraph.text.range).map { MeantField($0.line, in: source.bytes) }
        let known = fields.compactMap(\.self)
        return known.count == fields.count ? known : nil
    }

    /// Takes the fields at the end of a block quote out of its words.
    ///
    /// A line in the middle of a sentence may well begin with `note:`. So a line counts only with a mark in front of it,
    /// without the mark of the quote, or where it begins a paragraph of its own.
    func taken(from quote: inout MarkdownQuote) -> [MeantField] {
        guard let last = quote.parts.last else { return [] }
        let lines = lines(of: last.range)
        let fields = lines.map { MeantField($0.line, in: source.bytes) }
        let areAll = fields.allSatisfy { $0 != nil }
        var taken: [MeantField] = []
        for (field, line) in zip(fields, lines).reversed() {
            guard let field, field.hasMark || line.isLazy || areAll && quote.parts.count > 1 else { break }
            taken.insert(field, at: 0)
        }
        guard let first = taken.first else { return [] }
        if taken.count == lines.count {
            quote.parts.removeLast()
        } else if case .paragraph(let paragraph) = last {
            quote.parts[quote.parts.count - 1] = .paragraph(paragraph.before(first.whole.lowerBound))
        } else {
            return []
        }
        return taken
    }

    /// Where the words in front of a field inside a quote end; nil where there are none.
    func endOfWords(before field: MeantField, in quote: MarkdownQuote) -> Int? {
        var end = field.whole.lowerBound
        let white = [space, tab, lineFeed, carriageReturn, UInt8(ascii: ">")]
        while end > quote.range.bytes.lowerBound, white.contains(source.bytes[end - 1]) { end -= 1 }
        return end > quote.range.bytes.lowerBound ? end : nil
    }

    /// The lines of a range without marks of the block quote.
    private func lines(of range: SourceRange) -> [(line: Range<Int>, isLazy: Bool)] {
        let first = source.lineIndex(at: range.bytes.lowerBound)
        let last = source.lineIndex(at: max(range.bytes.lowerBound, range.bytes.upperBound - 1))
        return (first...last).map { index in
            let line = source.line(index).trimmed(in: source.bytes)
            guard let byte = source.bytes[line].first, byte == UInt8(ascii: ">") else { return (line, true) }
            return ((line.lowerBound + 1..<line.upperBound).trimmed(in: source.bytes), false)
        }
    }
}

extension MarkdownQuote.Part {
    fileprivate var range: SourceRange {
        switch self {
        case .paragraph(let paragraph): paragraph.text.range
        case .other(_, _, let range): range
        }
    }
}

extension MarkdownParagraph {
    /// The part that stands in front of a byte of the file.
    fileprivate func before(_ offset: Int) -> MarkdownParagraph {
        let bytes = Array(text.string.utf8)
        var end = bytes.count
        while end > 0, text.range(end - 1..<end).bytes.lowerBound >= offset || bytes[end - 1] <= 0x20 { end -= 1 }
        var paragraph = MarkdownParagraph(text: text.slice(0..<end))
        paragraph.spans = spans.filter { $0.text.upperBound <= end }
        paragraph.escapes = escapes.filter { $0 < end }
        return paragraph
    }
}

import CatalogModel
import Diagnostics

/// A block quote of a list: the words, and below or behind them who said them.
struct ListedQuote {
    private let text: DecodedText
    private let lines: [Range<Int>]
    private let line: Int
    private let themes: [SourceText]

    /// - Parameter lines: without the `>` in front.
    init(_ text: DecodedText, _ lines: [Range<Int>], line: Int, themes: [SourceText]) {
        self.text = text
        var lines = lines
        while let last = lines.last, text.bytes[last].allSatisfy({ $0 <= 0x20 }) { lines.removeLast() }
        self.lines = lines
        self.line = line
        self.themes = themes
    }

    /// A name between asterisks or underscores at the very end, and what stands in front of it.
    struct EmphasisedName {
        let name: Range<Int>

        /// Where the words end.
        let end: Int
    }

    var emphasisedName: EmphasisedName? {
        guard let last = lines.last else { return nil }
        var end = last.upperBound
        while end > last.lowerBound, text.bytes[end - 1] <= 0x20 { end -= 1 }
        guard end > last.lowerBound, [UInt8(ascii: "*"), UInt8(ascii: "_")].contains(text.bytes[end - 1]) else {
            return nil
        }
        let mark = text.bytes[end - 1]
        var nameEnd = end
        while nameEnd > last.lowerBound, text.bytes[nameEnd - 1] == mark { nameEnd -= 1 }
        var start = nameEnd
        while start > last.lowerBound, text.bytes[start - 1] != mark { start -= 1 }
        var open = start
        while open > last.lowerBound, text.bytes[open - 1] == mark { open -= 1 }
        guard start - open == end - nameEnd, open == last.lowerBound || text.bytes[open - 1] <= 0x20,
            AttributionShape.looksLikeName(text.bytes[start..<nameEnd])
        else { return nil }
        while open > last.lowerBound, text.bytes[open - 1] <= 0x20 { open -= 1 }
        return EmphasisedName(name: start..<nameEnd, end: withoutDash(last.lowerBound..<open))
    }

    /// Where the words end that a dash between them and the name is no part of.
    private func withoutDash(_ words: Range<Int>) -> Int {
        var start = words.upperBound
        while start > words.lowerBound, text.bytes[start - 1] > 0x20 { start -= 1 }
        guard start < words.upperBound, Dash.length(text.bytes[start..<words.upperBound]) == words.upperBound - start
        else { return words.upperBound }
        while start > words.lowerBound, text.bytes[start - 1] <= 0x20 { start -= 1 }
        return start
    }

    /// Adds the record; false if there are no words.
    ///
    /// - Parameter namesAreEmphasised: whether an emphasised name at the end is who said it.
    func record(_ assembler: inout RecordAssembler, namesAreEmphasised: Bool = false) -> Bool {
        let origin = assembler.origin(.line(line))
        let bytes = (lines.first?.lowerBound ?? 0)..<(lines.last?.upperBound ?? 0)
        var body = lines[...]
        var credits: [Range<Int>] = []
        while body.count > 1, let last = body.last, let credit = credit(last) {
            credits.insert(credit, at: 0)
            body.removeLast()
        }
        while let last = body.last, isBlank(last) { body.removeLast() }
        var contributor: SourceText?
        if let first = credits.first, isContribution(first) {
            contributor = text.text(first)
            credits.removeFirst()
        }
        // "Words." — Ada Brook: the name on the last line of the words.
        var cut: Int?
        if credits.isEmpty, namesAreEmphasised, let found = emphasisedName, let last = body.last {
            credits = [found.name]
            if found.end > last.lowerBound { cut = found.end } else { body.removeLast() }
        } else if credits.isEmpty, let last = body.last, let mark = inlineMark(last) {
            cut = mark.lowerBound
            credits = [mark.upperBound..<last.upperBound]
        }
        var words = joined(Array(body), cutAt: cut)
        if cut != nil { words = withoutQuotationMarks(words) }
        guard !words.isBlank else {
            let name = credits.first.map { text.text($0).trimmed().string }
            let range = text.range(bytes)
            assembler.reject(
                origin, name.map { MissingText.attributionAlone($0, at: range) } ?? MissingText.notARecord(at: range))
            return false
        }
        var record = ImportedRecord(text: words, origin: origin, range: text.range(bytes))
        for credit in credits {
            AttributionReader.fill(&record, with: text.text(credit).trimmed(), isFirst: record.isUnattributed)
        }
        if let contributor { record.extras.append(.init(key: "contributor", value: contributor.trimmed())) }
        record.tags = themes
        if let split = AttributionSplit.diagnostic(record) { assembler.add(split) }
        assembler.append(record, bytes: bytes)
        return true
    }

    private func isBlank(_ line: Range<Int>) -> Bool { text.bytes[line].allSatisfy { $0 <= 0x20 } }

    /// What follows the dash of a line that begins with one.
    private func credit(_ line: Range<Int>) -> Range<Int>? {
        var start = line.lowerBound
        while start < line.upperBound, text.bytes[start] <= 0x20 { start += 1 }
        guard let length = Dash.length(text.bytes[start..<line.upperBound]) else { return nil }
        let isHyphen = length == 1
        start += length
        if isHyphen, start < line.upperBound, text.bytes[start] != 0x20 { return nil }
        while start < line.upperBound, text.bytes[start] <= 0x20 { start += 1 }
        return start < line.upperBound ? start..<line.upperBound : nil
    }

    private func isContribution(_ line: Range<Int>) -> Bool {
        ["added by ", "submitted by ", "contributed by "].contains { text.bytes[line].starts(with: Array($0.utf8)) }
    }

    /// A dash behind the closing quotation mark.
    private func inlineMark(_ line: Range<Int>) -> Range<Int>? {
        var at = line.upperBound
        while at > line.lowerBound + 2 {
            at -= 1
            guard text.bytes[at - 1] <= 0x20, let length = Dash.length(text.bytes[at..<line.upperBound]) else {
                continue
            }
            var before = at
            while before > line.lowerBound, text.bytes[before - 1] <= 0x20 { before -= 1 }
            var behind = at + length
            while behind < line.upperBound, text.bytes[behind] <= 0x20 { behind += 1 }
            guard behind > at + length, behind < line.upperBound, before > line.lowerBound else { continue }
            let closes = text.bytes[line.lowerBound..<before]
            let isQuoted = closes.last == UInt8(ascii: "\"") || closes.suffix(3).elementsEqual([0xE2, 0x80, 0x9D])
            guard isQuoted, !AttributionShape.isSentence(text.bytes[behind..<line.upperBound]) else { continue }
            return before..<behind
        }
        return nil
    }

    /// Lines of a paragraph joined by spaces, hard breaks and paragraphs kept.
    private func joined(_ lines: [Range<Int>], cutAt cut: Int?) -> SourceText {
        var builder = SourceTextBuilder(text)
        var isNewParagraph = false
        var breaks = false
        var previousEnd = lines.first?.lowerBound ?? 0
        for (index, line) in lines.enumerated() {
            let end = index == lines.count - 1 ? cut ?? line.upperBound : line.upperBound
            if isBlank(line.lowerBound..<end) {
                isNewParagraph = !builder.isEmpty
                continue
            }
            var start = line.lowerBound
            while start < end, text.bytes[start] <= 0x20 { start += 1 }
            if !builder.isEmpty {
                builder.add(isNewParagraph ? "\n\n" : breaks ? "\n" : " ", for: previousEnd..<start)
            }
            isNewParagraph = false
            var stop = end
            breaks = end - start > 1 && text.bytes[end - 1] == UInt8(ascii: "\\")
            if breaks { stop -= 1 }
            let spaces = text.bytes[start..<end].reversed().prefix { $0 == 0x20 }.count
            if spaces > 1 { breaks = true }
            while stop > start, text.bytes[stop - 1] <= 0x20 { stop -= 1 }
            unescape(start..<stop, into: &builder)
            previousEnd = stop
        }
        return builder.text((lines.first?.lowerBound ?? 0)..<max(previousEnd, lines.first?.lowerBound ?? 0))
    }

    /// Source: CommonMark 0.31, 2.4 backslash escapes.
    private func unescape(_ range: Range<Int>, into builder: inout SourceTextBuilder) {
        var copied = range.lowerBound
        var at = copied
        while at + 1 < range.upperBound {
            if text.bytes[at] == UInt8(ascii: "\\"), isPunctuation(text.bytes[at + 1]) {
                builder.copy(copied..<at)
                builder.add(String(UnicodeScalar(text.bytes[at + 1])), for: at..<(at + 2))
                at += 2
                copied = at
            } else {
                at += 1
            }
        }
        builder.copy(copied..<range.upperBound)
    }

    private func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
            || (0x7B...0x7E).contains(byte)
    }

    /// Marks around the whole are the list's, not the text's.
    private func withoutQuotationMarks(_ words: SourceText) -> SourceText {
        let bytes = Array(words.string.utf8)
        for (open, close) in [("\"", "\""), ("“", "”")] {
            let (open, close) = (Array(open.utf8), Array(close.utf8))
            guard bytes.count > open.count + close.count, bytes.starts(with: open),
                bytes.suffix(close.count).elementsEqual(close)
            else { continue }
            let inner = open.count..<(bytes.count - close.count)
            // "Go on." She left. "Come back." has marks of its own inside.
            if Array(bytes[inner]).firstRange(of: open) != nil { return words }
            return words.slice(inner).trimmed()
        }
        return words
    }
}

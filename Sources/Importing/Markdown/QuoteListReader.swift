import Diagnostics

/// Finds the block quotes of a Markdown file, those that are items of a list too, and the headings above them.
struct QuoteListReader {
    private(set) var quotes: [ListedQuote] = []

    /// Whether most of the quotes end in an emphasised name, so that it is who said it and not a word to be stressed.
    var hasEmphasisedNames: Bool { quotes.count { $0.emphasisedName != nil } * 2 > quotes.count }

    /// Lines of prose that belong to no quote.
    private(set) var linesOutside = 0

    /// - Parameter firstLine: number of the first of these lines in the file.
    init(_ text: DecodedText, _ lines: [Range<Int>], firstLine: Int) {
        var headings: [(level: Int, text: SourceText)] = []
        let bytes = text.bytes
        var current: (line: Int, lines: [Range<Int>], isItem: Bool)?
        var isFenced = false
        let hasThemes = lines.contains { (Self.heading($0, in: bytes)?.level ?? 0) > 1 }
        func close(_ quotes: inout [ListedQuote]) {
            guard let open = current else { return }
            quotes.append(ListedQuote(text, open.lines, line: open.line, themes: headings.map(\.text)))
            current = nil
        }
        for (index, line) in lines.enumerated() {
            var start = line.lowerBound
            while start < line.upperBound, bytes[start] == 0x20, start - line.lowerBound < 3 { start += 1 }
            if bytes[start..<line.upperBound].starts(with: Array("```".utf8)) { isFenced.toggle() }
            if !isFenced, let quoted = Self.quotedItem(start..<line.upperBound, in: bytes) {
                close(&quotes)
                current = (firstLine + index, [Self.content(quoted, in: bytes)], true)
                continue
            }
            if current?.isItem == true {
                // What an item goes on with is set below its text, however wide its number is.
                while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
            }
            if !isFenced, start < line.upperBound, bytes[start] == UInt8(ascii: ">") {
                if current == nil { current = (firstLine + index, [], false) }
                current?.lines.append(Self.content(start..<line.upperBound, in: bytes))
                continue
            }
            if !isFenced, current?.isItem == true, start - line.lowerBound > 1, start < line.upperBound {
                current?.lines.append(start..<line.upperBound)
                continue
            }
            let isBlank = bytes[line].allSatisfy { $0 <= 0x20 }
            close(&quotes)
            if isBlank || isFenced { continue }
            if let heading = Self.heading(line, in: bytes) {
                headings.removeAll { $0.level >= heading.level }
                // A title over everything is no theme, unless there is nothing below it.
                if heading.level > 1 || !hasThemes { headings.append((heading.level, text.text(heading.text))) }
            } else {
                linesOutside += 1
            }
        }
        close(&quotes)
    }

    /// A line of a block quote without its mark.
    private static func content(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var start = line.lowerBound + 1
        if start < line.upperBound, bytes[start] == 0x20 { start += 1 }
        return start..<line.upperBound
    }

    /// The block quote that an item of a list begins with: `1. > Words.`
    private static func quotedItem(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        var at = line.lowerBound
        while at < line.upperBound, (0x30...0x39).contains(bytes[at]), at - line.lowerBound < 9 { at += 1 }
        guard at < line.upperBound else { return nil }
        let marks = at > line.lowerBound ? ".)" : "-+*"
        guard marks.utf8.contains(bytes[at]) else { return nil }
        at += 1
        let space = at
        while at < line.upperBound, bytes[at] == 0x20 { at += 1 }
        guard at > space, at < line.upperBound, bytes[at] == UInt8(ascii: ">") else { return nil }
        return at..<line.upperBound
    }

    private static func heading(_ line: Range<Int>, in bytes: [UInt8]) -> (level: Int, text: Range<Int>)? {
        var start = line.lowerBound
        while start < line.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
        let level = start - line.lowerBound
        guard (1...6).contains(level), start < line.upperBound, bytes[start] == 0x20 else { return nil }
        var end = line.upperBound
        while end > start, bytes[end - 1] <= 0x20 || bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
        while start < end, bytes[start] <= 0x20 { start += 1 }
        return start < end ? (level, start..<end) : nil
    }
}

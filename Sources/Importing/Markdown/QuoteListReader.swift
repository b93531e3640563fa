import Diagnostics

/// Finds the block quotes of a Markdown file and the headings above them.
struct QuoteListReader {
    private(set) var quotes: [ListedQuote] = []

    /// Lines of prose that belong to no quote.
    private(set) var linesOutside = 0

    /// - Parameter firstLine: number of the first of these lines in the file.
    init(_ text: DecodedText, _ lines: [Range<Int>], firstLine: Int) {
        var headings: [(level: Int, text: SourceText)] = []
        let bytes = text.bytes
        var current: (line: Int, lines: [Range<Int>])?
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
            if !isFenced, start < line.upperBound, bytes[start] == UInt8(ascii: ">") {
                start += 1
                if start < line.upperBound, bytes[start] == 0x20 { start += 1 }
                let content = start..<line.upperBound
                if current == nil { current = (firstLine + index, []) }
                current?.lines.append(content)
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

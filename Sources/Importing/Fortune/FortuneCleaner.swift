import Diagnostics

/// Makes text of fortune lines: terminal escapes and overstrikes go, tabs become spaces, lines stay lines.
struct FortuneCleaner {
    private let source: DecodedText
    private var escapes: [Range<Int>] = []
    private var overstrikes: [Range<Int>] = []

    init(_ source: DecodedText) { self.source = source }

    /// What was taken out so far: one finding of a kind for an entry.
    var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        if let first = escapes.first {
            findings.append(AnsiEscapeRemoved.diagnostic(escapes.count, at: source.range(first)))
        }
        if let first = overstrikes.first {
            findings.append(OverstrikeRemoved.diagnostic(overstrikes.count, at: source.range(first)))
        }
        return findings
    }

    /// - Parameter cutAt: where the last line ends for the text.
    mutating func text(of lines: [FortuneLine], cutAt cut: Int?) -> SourceText {
        guard let first = lines.first else { return source.text(0..<0) }
        var builder = SourceTextBuilder(source)
        var end = first.range.lowerBound
        for (index, line) in lines.enumerated() {
            let isLast = index == lines.count - 1
            let stop = isLast ? cut ?? line.range.upperBound : line.range.upperBound
            append(line.range.lowerBound..<stop, to: &builder)
            end = stop
            if !isLast {
                builder.trimEndOfLine()
                builder.add("\n", for: line.range.upperBound..<line.whole.upperBound)
            }
        }
        builder.trimEnd()
        return builder.text(first.range.lowerBound..<end)
    }

    /// Parts of lines, joined by spaces.
    mutating func joined(_ parts: [Range<Int>]) -> SourceText {
        guard let first = parts.first, let last = parts.last else { return source.text(0..<0) }
        var builder = SourceTextBuilder(source)
        var end = first.lowerBound
        for part in parts {
            if !builder.isEmpty { builder.add(" ", for: end..<part.lowerBound) }
            append(part, to: &builder)
            end = part.upperBound
        }
        return builder.text(first.lowerBound..<last.upperBound).trimmed()
    }

    private mutating func append(_ range: Range<Int>, to builder: inout SourceTextBuilder) {
        guard source.bytes[range].contains(where: { $0 == 0x1B || $0 == 0x08 || $0 == 0x09 }) else {
            builder.copy(range)
            return
        }
        var cells: [Cell] = []
        var column = 0
        var at = range.lowerBound
        var isStruck = false
        while at < range.upperBound {
            let byte = source.bytes[at]
            if byte == 0x1B {
                let end = endOfEscape(at, before: range.upperBound)
                escapes.append(at..<end)
                at = end
            } else if byte == 0x08 {
                isStruck = !cells.isEmpty
                overstrikes.append(max(range.lowerBound, cells.last?.range.lowerBound ?? at)..<(at + 1))
                at += 1
            } else {
                let end = endOfCharacter(at, before: range.upperBound)
                var cell = Cell(range: at..<end, text: nil)
                if byte == 0x09 {
                    let width = 8 - column % 8
                    cell.text = String(repeating: " ", count: width)
                    column += width
                } else {
                    column += 1
                }
                if isStruck, let under = cells.popLast() { cell = struck(cell, over: under) }
                isStruck = false
                cells.append(cell)
                at = end
            }
        }
        // A backspace at the end rubs out what stands before it.
        if isStruck, !cells.isEmpty { cells.removeLast() }
        for cell in cells {
            if let text = cell.text { builder.add(text, for: cell.range) } else { builder.copy(cell.range) }
        }
    }

    private struct Cell {
        var range: Range<Int>
        /// What it means, where that is not what stands there.
        var text: String?
    }

    /// An underline gives way to the letter; of two letters the later one shows.
    private func struck(_ over: Cell, over under: Cell) -> Cell {
        func shown(_ cell: Cell) -> String { cell.text ?? String(decoding: source.bytes[cell.range], as: UTF8.self) }
        let text = shown(over) == "_" ? shown(under) : shown(over)
        return Cell(range: under.range.lowerBound..<over.range.upperBound, text: text)
    }

    /// Source: ECMA-48, 5.4 control sequences and 5.6 control strings.
    private func endOfEscape(_ start: Int, before end: Int) -> Int {
        var at = start + 1
        guard at < end else { return end }
        switch source.bytes[at] {
        case UInt8(ascii: "["):
            at += 1
            while at < end, 0x20...0x3F ~= source.bytes[at] { at += 1 }
            return at < end && 0x40...0x7E ~= source.bytes[at] ? at + 1 : at
        case UInt8(ascii: "]"):
            while at < end, source.bytes[at] != 0x07 {
                if source.bytes[at] == 0x1B { return min(at + 2, end) }
                at += 1
            }
            return min(at + 1, end)
        default: return source.bytes[at] < 0x80 ? at + 1 : at
        }
    }

    private func endOfCharacter(_ start: Int, before end: Int) -> Int {
        var stop = start + 1
        while stop < end, source.bytes[stop] & 0xC0 == 0x80 { stop += 1 }
        return stop
    }
}

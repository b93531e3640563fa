/// A line of a file cut into what a terminal shows: each piece knows its bytes and how many columns it takes.
struct SourceLine {
    struct Cell: Hashable {
        /// Offsets in the file.
        let bytes: Range<Int>
        let text: String
        let width: Int
    }

    let cells: [Cell]

    /// Whether text in front of or behind the cells was left out, because the line is very long.
    let isCutBefore: Bool
    let isCutAfter: Bool

    /// The largest number of bytes that is looked at on either side of a place: a file may be one line of megabytes.
    private static let reach = 2048
    private static let tabStop = 4

    /// - Parameter place: the offset around which the line must be readable.
    init(_ line: Range<Int>, of file: SourceFile, around place: Int) {
        var start = line.lowerBound
        var end = line.upperBound
        let place = min(max(place, start), end)
        if place - start > Self.reach { start = file.startOfScalar(at: place - Self.reach) }
        if end - place > Self.reach { end = file.startOfScalar(at: place + Self.reach) }
        isCutBefore = start > line.lowerBound
        isCutAfter = end < line.upperBound
        var cells: [Cell] = []
        var column = 0
        var offset = start
        var run: [Unicode.Scalar] = []
        var runStart = start
        func endRun() {
            for cell in Self.cells(of: run, from: runStart) {
                let isTab = cell.text == "\t"
                let width = isTab ? Self.tabStop - column % Self.tabStop : cell.width
                let text = isTab ? String(repeating: " ", count: width) : cell.text
                cells.append(Cell(bytes: cell.bytes, text: text, width: width))
                column += width
            }
            run = []
        }
        while offset < end {
            let length = file.lengthOfScalar(at: offset)
            if length > 0 {
                if run.isEmpty { runStart = offset }
                run += file.text(offset..<offset + length).unicodeScalars
                offset += length
            } else {
                endRun()
                let text = invalidByte(file.bytes[offset])
                cells.append(Cell(bytes: offset..<offset + 1, text: text, width: text.utf8.count))
                column += text.utf8.count
                offset += 1
            }
        }
        endRun()
        self.cells = cells
    }

    /// One cell a character; where a character hides something, its parts are cells of their own.
    private static func cells(of scalars: [Unicode.Scalar], from start: Int) -> [Cell] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        var cells: [Cell] = []
        var index = 0
        var offset = start
        func add(_ text: String, _ length: Int) {
            cells.append(Cell(bytes: offset..<offset + length, text: text, width: displayWidth(text)))
            offset += length
        }
        for character in String(text) {
            var shown = ""
            for scalar in character.unicodeScalars {
                if scalar != "\t", isHidden(index, in: scalars) {
                    if !shown.isEmpty { add(shown, shown.utf8.count) }
                    shown = ""
                    add(codePoint(scalar), UTF8.width(scalar))
                } else {
                    shown.unicodeScalars.append(scalar)
                }
                index += 1
            }
            if !shown.isEmpty { add(shown, shown.utf8.count) }
        }
        return cells
    }
}

/// A byte that is not part of any character, as `<0x97>`.
private func invalidByte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "<0x0\(digits)>" : "<0x\(digits)>"
}

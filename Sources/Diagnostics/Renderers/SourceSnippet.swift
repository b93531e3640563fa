/// The first line of a range as a terminal shows it, and the spaces and marks that stand under it.
struct SourceSnippet {
    /// 1-based.
    let lineNumber: Int
    let line: String

    /// Columns in front of the first mark.
    let indent: Int

    /// How many columns are marked; at least one.
    let marked: Int

    /// - Parameter room: columns the line may take; longer lines are cut around the place, with `…`.
    init(_ range: SourceRange, room: Int) {
        let file = range.file
        let start = min(max(range.bytes.lowerBound, 0), file.bytes.count)
        let end = min(max(range.bytes.upperBound, start), file.bytes.count)
        lineNumber = file.line(at: start)
        let shown = Self.shownBytes(of: lineNumber, in: file, for: start..<end)
        let line = SourceLine(shown, of: file, around: start)
        let first = line.cells.firstIndex { $0.bytes.upperBound > start } ?? line.cells.count
        let behind = line.cells[first...].firstIndex { $0.bytes.lowerBound >= end } ?? line.cells.count
        let last = min(max(behind, first + 1), line.cells.count)
        let view = Self.view(of: line, marking: first..<max(first, last), room: max(room, 20))
        self.line = view.text
        indent = view.indent
        marked = max(view.marked, 1)
    }

    /// A line without its end, unless the range is about what usually stays out of sight: a byte order mark in front
    /// of the first line, a carriage return behind any line.
    static func shownBytes(of line: Int, in file: SourceFile, for range: Range<Int>) -> Range<Int> {
        let bytes = file.bytesOfLine(line)
        let isAboutLineEnd =
            range.lowerBound == bytes.upperBound && !range.isEmpty && file.bytes[bytes.upperBound] == UInt8(ascii: "\r")
        return min(bytes.lowerBound, range.lowerBound)..<bytes.upperBound + (isAboutLineEnd ? 1 : 0)
    }

    private static func view(
        of line: SourceLine, marking marked: Range<Int>, room: Int
    ) -> (text: String, indent: Int, marked: Int) {
        let cells = line.cells
        let widthOfMarked = min(width(cells[marked]), room / 2)
        var begin = 0
        var before = width(cells[..<marked.lowerBound])
        // Two columns are kept for an ellipsis at either end.
        if before + widthOfMarked > room - 2 {
            while before > room / 3 {
                before -= cells[begin].width
                begin += 1
            }
        }
        let isCutBefore = begin > 0 || line.isCutBefore
        var text = isCutBefore ? "…" : ""
        var used = isCutBefore ? 1 : 0
        let fitsToTheEnd = !line.isCutAfter && used + width(cells[begin...]) <= room
        var end = begin
        while end < cells.count, fitsToTheEnd || used + cells[end].width < room {
            text += cells[end].text
            used += cells[end].width
            end += 1
        }
        if !fitsToTheEnd { text += "…" }
        let visible = marked.clamped(to: begin..<max(end, begin))
        return (text, before + (isCutBefore ? 1 : 0), width(cells[visible]))
    }

    private static func width(_ cells: ArraySlice<SourceLine.Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }
}

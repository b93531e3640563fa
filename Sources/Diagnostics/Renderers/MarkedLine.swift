/// The first line of a range in three pieces, for renderers that mark a place by more than columns.
///
/// What cannot be seen is shown as its code point, as in every report.
package struct MarkedLine: Hashable, Sendable {
    /// 1-based.
    package let number: Int
    package let before: String

    /// Empty where something is missing.
    package let marked: String
    package let after: String

    package init(_ range: SourceRange) {
        let file = range.file
        let start = min(max(range.bytes.lowerBound, 0), file.bytes.count)
        let end = min(max(range.bytes.upperBound, start), file.bytes.count)
        let number = file.line(at: start)
        let shown = SourceSnippet.shownBytes(of: number, in: file, for: start..<end)
        let line = SourceLine(shown, of: file, around: start)
        self.init(
            number, cells: line.cells, start..<end, isCutBefore: line.isCutBefore, isCutAfter: line.isCutAfter)
    }

    private init(
        _ number: Int, cells: [SourceLine.Cell], _ range: Range<Int>, isCutBefore: Bool, isCutAfter: Bool
    ) {
        let first = cells.firstIndex { $0.bytes.upperBound > range.lowerBound } ?? cells.count
        let behind = cells[first...].firstIndex { $0.bytes.lowerBound >= range.upperBound } ?? cells.count
        func text(_ cells: ArraySlice<SourceLine.Cell>) -> String { cells.map(\.text).joined() }
        self.number = number
        before = (isCutBefore ? "…" : "") + text(cells[..<first])
        marked = text(cells[first..<max(first, behind)])
        after = text(cells[max(first, behind)...]) + (isCutAfter ? "…" : "")
    }

    /// What a line would be after a solution, with what is new in it marked; nil where the solution changes more than
    /// a line, or nothing by itself.
    package init?(after solution: Diagnostic.Solution) {
        guard let preview = SolutionPreview(solution) else { return nil }
        let line = MarkedLine(preview.range)
        number = preview.lineNumber
        before = line.before
        marked = line.marked
        after = line.after
    }
}

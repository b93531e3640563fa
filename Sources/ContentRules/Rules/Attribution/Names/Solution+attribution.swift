import Diagnostics

extension Diagnostic.Solution {
    /// Makes the end of a text its attribution.
    ///
    /// - Parameters:
    ///   - front: what stands between the words and the name: blanks, a dash, a bracket.
    ///   - end: what stands behind the name and belongs to neither.
    static func makeAttribution(_ text: ScannedText, _ front: Range<Int>, end: Range<Int>? = nil) -> Self {
        guard text.source.file.path.hasSuffix(".md") else { return Self(.writeElement) }
        // Between paragraphs stand marks of the quotation that are no part of the text.
        let start = text.range(front.lowerBound - 1..<front.lowerBound).bytes.upperBound
        let name = text.range(front.upperBound..<front.upperBound + 1).bytes.lowerBound
        let edits =
            [Diagnostic.Replacement(SourceRange(text.source.file, start..<max(start, name)), with: "\n>\n> — ")]
            + (end.map { [text.replacement($0, with: "")] } ?? [])
        return Self(.writeParagraph, edits)
    }
}

extension Wording {
    fileprivate static let writeParagraph: Wording =
        "if it names who said it, make it the last paragraph of the quotation: '>', then '> — NAME'"
    fileprivate static let writeElement: Wording =
        "if it names who said it, write '<quote>' for the element, and '<author>NAME</author>' behind the text"
}

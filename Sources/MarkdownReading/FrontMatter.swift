import Diagnostics

/// Where the front matter of a Markdown file stands: YAML between two lines `---` at the very beginning, or behind
/// nothing but empty lines.
package struct FrontMatter: Sendable {
    /// The lines between.
    package let content: Range<Int>

    /// With both lines `---` and the line end behind the second; empty lines above the first are not part of it.
    package let range: Range<Int>

    package enum Search: Sendable {
        case none
        case found(FrontMatter)
        /// It begins and never ends; the first line is given.
        case unclosed(SourceRange)
    }

    package static func find(in source: MarkdownSource) -> Search {
        let first = firstLine(source)
        guard first < source.lineStarts.count, isFence(source.line(first), source.bytes) else { return .none }
        for index in (first + 1)..<max(source.lineStarts.count, first + 1)
        where isFence(source.line(index), source.bytes) {
            let line = source.line(index)
            let end = index + 1 < source.lineStarts.count ? source.lineStarts[index + 1] : source.bytes.count
            return .found(
                FrontMatter(
                    content: source.lineStarts[first + 1]..<line.lowerBound,
                    range: source.line(first).lowerBound..<end))
        }
        // Behind empty lines, it may as well be a line drawn between paragraphs.
        return first == 0 ? .unclosed(source.range(source.line(first))) : .none
    }

    /// The first line that is not empty.
    private static func firstLine(_ source: MarkdownSource) -> Int {
        var index = 0
        while index < source.lineStarts.count, source.bytes[source.line(index)].allSatisfy(\.isBlank) { index += 1 }
        return index
    }

    private static func isFence(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return end - line.lowerBound == 3 && bytes[line.lowerBound..<end].allSatisfy { $0 == UInt8(ascii: "-") }
    }
}

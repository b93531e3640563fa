import Diagnostics

/// Where the front matter of a Markdown file stands: YAML between two lines `---` at the very beginning.
package struct FrontMatter: Sendable {
    /// The lines between.
    package let content: Range<Int>

    /// With both lines `---` and the line end behind the second.
    package let range: Range<Int>

    package enum Search: Sendable {
        case none
        case found(FrontMatter)
        /// It begins and never ends; the first line is given.
        case unclosed(SourceRange)
    }

    package static func find(in source: MarkdownSource) -> Search {
        let first = source.line(0)
        guard isFence(first, source.bytes) else { return .none }
        for index in 1..<max(source.lineStarts.count, 1) where isFence(source.line(index), source.bytes) {
            let line = source.line(index)
            let end = index + 1 < source.lineStarts.count ? source.lineStarts[index + 1] : source.bytes.count
            return .found(
                FrontMatter(content: source.lineStarts[1]..<line.lowerBound, range: source.start..<end))
        }
        return .unclosed(source.range(first))
    }

    private static func isFence(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
        return end - line.lowerBound == 3 && bytes[line.lowerBound..<end].allSatisfy { $0 == UInt8(ascii: "-") }
    }
}

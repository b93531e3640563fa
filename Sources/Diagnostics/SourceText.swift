/// Text read out of a file, every byte of which still knows where it was written.
///
/// Markdown joins lines and drops quote marks, XML replaces references: the text an app shows is not
/// the run of bytes in the file. Rules look at `string` and ask `range(_:)` for the place to point at.
package struct SourceText: Sendable {
    /// From `text` on (an offset into the UTF-8 of `string`), bytes stand at `source` in the file, one for one.
    package struct Run: Hashable, Sendable {
        package let text: Int
        package let source: Int

        package init(text: Int, source: Int) {
            self.text = text
            self.source = source
        }
    }

    package let string: String
    package let file: SourceFile

    /// The stretch of the file that was read, quotation marks and the like left out.
    package let bytes: Range<Int>

    /// Sorted by `text`; the first begins at 0. Empty where the text stands in the file as it is.
    private let runs: [Run]

    /// - Parameter runs: sorted by `text`; leave it empty if `string` is exactly the bytes of `bytes`.
    package init(_ string: String, in file: SourceFile, bytes: Range<Int>, runs: [Run] = []) {
        self.string = string
        self.file = file
        self.bytes = bytes
        self.runs = runs
    }

    /// Where the whole text stands.
    package var range: SourceRange { SourceRange(file, bytes) }

    /// Where a part of the text was written.
    ///
    /// - Parameter utf8: offsets into the UTF-8 of `string`.
    package func range(_ utf8: Range<Int>) -> SourceRange {
        let start = offset(utf8.lowerBound)
        guard !utf8.isEmpty else { return SourceRange(file, start..<start) }
        // The end belongs to the last byte inside: the byte behind it may stand on another line.
        let end = min(offset(utf8.upperBound - 1) + 1, file.bytes.count)
        return SourceRange(file, start..<max(start, end))
    }

    /// Where a part of the text was written, given as a range of its characters.
    package func range(_ part: Range<String.Index>) -> SourceRange {
        let lower = string.utf8.distance(from: string.startIndex, to: part.lowerBound)
        let upper = string.utf8.distance(from: string.startIndex, to: part.upperBound)
        return range(lower..<upper)
    }

    private func offset(_ utf8: Int) -> Int {
        guard !runs.isEmpty else { return min(bytes.lowerBound + utf8, bytes.upperBound) }
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].text <= utf8 { low = middle } else { high = middle }
        }
        return min(runs[low].source + utf8 - runs[low].text, bytes.upperBound)
    }
}

extension SourceText: Hashable {
    /// Two texts are the same if they say the same; where they stand is not compared.
    package static func == (one: SourceText, other: SourceText) -> Bool { one.string == other.string }
    package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

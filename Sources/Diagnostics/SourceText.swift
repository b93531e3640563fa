/// Text read out of a file, every byte of which still knows where it was written.
///
/// Markdown joins lines and drops quote marks, XML replaces references: the text an app shows is not
/// the run of bytes in the file. Rules look at `string` and ask `range(_:)` for the place to point at.
package struct SourceText: Sendable {
    /// From `text` on (an offset into the UTF-8 of `string`), bytes stand at `source` in the file, one for one.
    package struct Run: Hashable, Sendable {
        package let text: Int
        package let source: Int

        /// Bytes of the file that stand for the whole run together, as `\u00e9` does for é; 0 where it is one for one.
        package let unit: Int

        package init(text: Int, source: Int, unit: Int = 0) {
            self.text = text
            self.source = source
            self.unit = unit
        }
    }

    package let string: String
    package let file: SourceFile

    /// The stretch of the file that was read, quotation marks and the like left out.
    package let bytes: Range<Int>

    /// Sorted by `text`; the first begins at 0. Empty where the text stands in the file as it is.
    package let runs: [Run]

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
        let start = place(of: utf8.lowerBound).lowerBound
        guard !utf8.isEmpty else { return SourceRange(file, start..<start) }
        // The end belongs to the last byte inside: the byte behind it may stand on another line.
        let end = min(place(of: utf8.upperBound - 1).upperBound, file.bytes.count)
        return SourceRange(file, start..<max(start, end))
    }

    /// Where a part of the text was written, given as a range of its characters.
    package func range(_ part: Range<String.Index>) -> SourceRange {
        let lower = string.utf8.distance(from: string.startIndex, to: part.lowerBound)
        let upper = string.utf8.distance(from: string.startIndex, to: part.upperBound)
        return range(lower..<upper)
    }

    /// A part of the text that still knows its place.
    ///
    /// - Parameter utf8: offsets into the UTF-8 of `string`, at the boundaries of characters.
    package func part(_ utf8: Range<Int>) -> SourceText {
        let part = string.utf8.dropFirst(utf8.lowerBound).prefix(utf8.count)
        var cut: [Run] = []
        for (index, run) in runs.enumerated() where run.text < utf8.upperBound {
            let end = index + 1 < runs.count ? runs[index + 1].text : Int.max
            guard end > utf8.lowerBound else { continue }
            let skipped = max(0, utf8.lowerBound - run.text)
            let source = run.unit > 0 ? run.source : run.source + skipped
            cut.append(Run(text: max(0, run.text - utf8.lowerBound), source: source, unit: run.unit))
        }
        return SourceText(String(Substring(part)), in: file, bytes: range(utf8).bytes, runs: cut)
    }

    /// The bytes of the file that stand for one byte of the text.
    private func place(of utf8: Int) -> Range<Int> {
        func clamped(_ start: Int, _ length: Int) -> Range<Int> {
            let start = min(start, bytes.upperBound)
            return start..<(start + length)
        }
        guard !runs.isEmpty else { return clamped(bytes.lowerBound + utf8, 1) }
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].text <= utf8 { low = middle } else { high = middle }
        }
        let run = runs[low]
        return run.unit > 0 ? clamped(run.source, run.unit) : clamped(run.source + utf8 - run.text, 1)
    }
}

extension SourceText: Hashable {
    /// Two texts are the same if they say the same; where they stand is not compared.
    package static func == (one: SourceText, other: SourceText) -> Bool { one.string == other.string }
    package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

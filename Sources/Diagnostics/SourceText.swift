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

    /// Several texts of one file as one, with something between that nobody wrote.
    ///
    /// The separator is said to stand right behind the text in front of it.
    package init(joining texts: [SourceText], with separator: String, in file: SourceFile) {
        guard let first = texts.first, let last = texts.last else {
            self.init("", in: file, bytes: 0..<0)
            return
        }
        guard texts.count > 1 else {
            self = first
            return
        }
        var string = ""
        var runs: [Run] = []
        for (index, text) in texts.enumerated() {
            let offset = string.utf8.count
            if text.runs.isEmpty {
                runs.append(Run(text: offset, source: text.bytes.lowerBound))
            } else {
                runs += text.runs.map { Run(text: offset + $0.text, source: $0.source, unit: $0.unit) }
            }
            string += text.string
            if index + 1 < texts.count {
                runs.append(Run(text: string.utf8.count, source: text.bytes.upperBound))
                string += separator
            }
        }
        let bytes = first.bytes.lowerBound..<max(first.bytes.lowerBound, last.bytes.upperBound)
        self.init(string, in: file, bytes: bytes, runs: runs)
    }

    /// A part of the text, which knows its place as the whole does.
    ///
    /// - Parameter utf8: offsets into the UTF-8 of `string`, at the borders of characters.
    package func slice(_ utf8: Range<Int>) -> SourceText {
        let all = string.utf8
        let start = all.index(all.startIndex, offsetBy: utf8.lowerBound)
        let part = String(all[start..<all.index(start, offsetBy: utf8.count)]) ?? ""
        let place = range(utf8).bytes
        if runs.isEmpty { return SourceText(part, in: file, bytes: place) }
        var inside: [Run] = []
        for run in runs where run.text < utf8.upperBound {
            if run.text > utf8.lowerBound {
                inside.append(Run(text: run.text - utf8.lowerBound, source: run.source, unit: run.unit))
            } else {
                let source = run.unit > 0 ? run.source : run.source + utf8.lowerBound - run.text
                inside = [Run(text: 0, source: source, unit: run.unit)]
            }
        }
        return SourceText(part, in: file, bytes: place, runs: inside)
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

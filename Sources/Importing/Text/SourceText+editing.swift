import Diagnostics

extension SourceText {
    /// Whether there is nothing but white space.
    var isBlank: Bool { string.utf8.allSatisfy { $0 <= 0x20 } }

    /// Without white space around it, and without some further characters at its end.
    func trimmed(alsoEnd marks: String = "") -> SourceText {
        let bytes = Array(string.utf8)
        let marks = Array(marks.utf8)
        var start = 0
        var end = bytes.count
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 || marks.contains(bytes[end - 1]) { end -= 1 }
        return start == 0 && end == bytes.count ? self : slice(start..<end)
    }

    /// The parts between a separator.
    func split(at separator: UInt8) -> [SourceText] {
        let bytes = Array(string.utf8)
        guard bytes.contains(separator) else { return [self] }
        var parts: [SourceText] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == separator {
            parts.append(slice(start..<offset))
            start = offset + 1
        }
        parts.append(slice(start..<bytes.count))
        return parts
    }

    /// The text with some stretches written anew; each new text still stands where the old one stood.
    ///
    /// - Parameter ranges: offsets into the UTF-8 of `string`, in order.
    func replacing(_ ranges: [Range<Int>], with replacement: String) -> SourceText {
        let bytes = Array(string.utf8)
        var result: [UInt8] = []
        var runs: [Run] = []
        var copied = 0
        func copy(to end: Int) {
            guard end > copied else { return }
            let part = slice(copied..<end)
            if part.runs.isEmpty {
                runs.append(Run(text: result.count, source: part.bytes.lowerBound))
            } else {
                runs += part.runs.map { Run(text: $0.text + result.count, source: $0.source, unit: $0.unit) }
            }
            result += bytes[copied..<end]
        }
        for range in ranges {
            copy(to: range.lowerBound)
            let place = self.range(range).bytes
            if !replacement.isEmpty {
                runs.append(Run(text: result.count, source: place.lowerBound, unit: max(1, place.count)))
            }
            result += Array(replacement.utf8)
            copied = range.upperBound
        }
        copy(to: bytes.count)
        return SourceText(String(decoding: result, as: UTF8.self), in: file, bytes: self.bytes, runs: runs)
    }

    /// Two texts of one file behind each other; what is put between them stands where the second begins.
    func followed(by other: SourceText, between joint: String) -> SourceText {
        func shifted(_ text: SourceText, by offset: Int) -> [Run] {
            text.runs.isEmpty
                ? [Run(text: offset, source: text.bytes.lowerBound)]
                : text.runs.map { Run(text: $0.text + offset, source: $0.source, unit: $0.unit) }
        }
        let length = string.utf8.count
        let runs =
            shifted(self, by: 0) + [Run(text: length, source: other.bytes.lowerBound, unit: 1)]
            + shifted(other, by: length + joint.utf8.count)
        let start = min(bytes.lowerBound, other.bytes.lowerBound)
        let end = max(bytes.upperBound, other.bytes.upperBound)
        return SourceText(string + joint + other.string, in: file, bytes: start..<end, runs: runs)
    }
}

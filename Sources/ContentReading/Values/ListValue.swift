import Diagnostics

/// Lists written as one text: `anxious, tired`.
enum ListValue {
    /// The parts between commas, blanks around them left out, each where it stands.
    ///
    /// An empty part stays, so that a comma too many is not passed over in silence.
    static func parts(of text: SourceText) -> [SourceText] {
        let bytes = Array(text.string.utf8)
        guard bytes.contains(comma) else { return [text] }
        var parts: [SourceText] = []
        var start = 0
        for end in bytes.indices where bytes[end] == comma { add(start..<end, &start, next: end + 1) }
        add(start..<bytes.count, &start, next: bytes.count)
        return parts

        func add(_ range: Range<Int>, _ start: inout Int, next: Int) {
            var (lower, upper) = (range.lowerBound, range.upperBound)
            while lower < upper, isWhite(bytes[lower]) { lower += 1 }
            while upper > lower, isWhite(bytes[upper - 1]) { upper -= 1 }
            parts.append(text.slice(lower..<upper))
            start = next
        }
    }

    /// What stands between the brackets that lists have in front matter; nil where there are none.
    static func withoutBrackets(_ text: SourceText) -> SourceText? {
        let bytes = text.string.utf8
        guard bytes.count >= 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else { return nil }
        return text.slice(1..<bytes.count - 1)
    }

    private static let comma = UInt8(ascii: ",")
    private static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// A line of a fortune file and what it looks like.
struct FortuneLine {
    /// Without the line end and white space in front of it, in offsets of the decoded text.
    let range: Range<Int>

    /// Where the first character stands that is not white space.
    let start: Int

    /// Columns in front of it, tabs counting to the next multiple of eight.
    let indent: Int

    /// The whole line with its end.
    let whole: Range<Int>

    var isBlank: Bool { start == range.upperBound }

    init(_ line: Range<Int>, in bytes: [UInt8]) {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1] <= 0x20, bytes[end - 1] != 0x1B { end -= 1 }
        range = line.lowerBound..<end
        var start = line.lowerBound
        var indent = 0
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 {
            indent = bytes[start] == 0x09 ? indent / 8 * 8 + 8 : indent + 1
            start += 1
        }
        self.start = start
        self.indent = indent
        var next = line.upperBound
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A { next += 1 }
        whole = line.lowerBound..<next
    }
}

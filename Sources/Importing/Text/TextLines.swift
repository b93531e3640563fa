import Diagnostics

/// The lines of a decoded text.
enum TextLines {
    /// Without line ends (LF, CR LF); a text that ends in a line end has no further, empty line.
    static func ranges(of text: DecodedText) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = text.start
        let bytes = text.bytes
        for offset in text.start..<bytes.count where bytes[offset] == 0x0A {
            let end = offset > start && bytes[offset - 1] == 0x0D ? offset - 1 : offset
            lines.append(start..<end)
            start = offset + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        return lines
    }
}

/// Finds the bytes of a text that JSON does not take as they are, eight bytes at a time.
///
/// Source of the arithmetic: S. E. Anderson, Bit Twiddling Hacks, "Determine if a word has a byte less than n". A borrow
/// can only mark bytes above one that is truly marked, so the lowest mark is exact.
package enum PlainBytes {
    /// The offset of the first control character, quotation mark or backslash, or `end`.
    package static func end(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        first(in: bytes, from: start, to: end, alsoMarking: 0)
    }

    /// Whether every byte is ASCII, and none a control character, quotation mark or backslash.
    static func areAll(_ bytes: Span<UInt8>) -> Bool {
        first(in: bytes, from: 0, to: bytes.count, alsoMarking: highBits) == bytes.count
    }

    private static func first(in bytes: Span<UInt8>, from start: Int, to end: Int, alsoMarking more: UInt64) -> Int {
        var offset = start
        while offset + 8 <= end {
            let word = UInt64(
                littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let marks = (marked(word) | (word & more)) & highBits
            if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < end {
            let byte = bytes[offset]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || more != 0 && byte >= 0x80 {
                return offset
            }
            offset += 1
        }
        return end
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Sets the high bit of each byte that is below a space, a quotation mark or a backslash.
    private static func marked(_ word: UInt64) -> UInt64 {
        let controls = (word &- ones &* 0x20) & ~word
        let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
        let slashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
        return (controls | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes) & highBits
    }
}

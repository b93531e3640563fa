/// Finds every byte that is not part of a well-formed UTF-8 sequence.
enum UTF8Check {
    /// Offsets in order; a broken sequence lists each of its bytes.
    static func invalidBytes(of bytes: [UInt8]) -> [Int] {
        // The library's check is many times faster, and nearly every file passes it.
        if (try? UTF8Span(validating: bytes.span)) != nil { return [] }
        var invalid: [Int] = []
        var offset = 0
        while offset < bytes.count {
            let length = sequence(bytes, at: offset)
            if length == 0 { invalid.append(offset) }
            offset += max(1, length)
        }
        return invalid
    }

    /// The length of the sequence that begins at an offset; 0 if none does.
    ///
    /// Source: The Unicode Standard 16.0, table 3-7.
    private static func sequence(_ bytes: [UInt8], at offset: Int) -> Int {
        let lead = bytes[offset]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count, second ~= bytes[offset + 1] else { return 0 }
        for next in (offset + 2)..<max(offset + length, offset + 2) where !(0x80...0xBF ~= bytes[next]) { return 0 }
        return length
    }
}

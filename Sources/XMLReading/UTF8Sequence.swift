/// The shape of UTF-8.
enum UTF8Sequence {
    /// How many bytes the character at an offset takes; 0 if they are not UTF-8.
    ///
    /// Source: The Unicode Standard, table 3-7, well-formed UTF-8 byte sequences.
    static func length(at offset: Int, in bytes: [UInt8]) -> Int {
        let first = bytes[offset]
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in offset + 2..<max(offset + length, offset + 2) where !(0x80...0xBF).contains(bytes[index]) {
            return 0
        }
        return length
    }
}

/// Decodes text that is known to be UTF-8, such as a string's own bytes.
enum UTF8Decoding {
    /// The scalar that begins at a place, and how many bytes it takes.
    static func scalar(in utf8: Span<UInt8>, at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
        func low(_ offset: Int) -> UInt32 { UInt32(utf8[place + offset] & 0x3F) }
        let first = UInt32(utf8[place])
        let (value, length): (UInt32, Int) =
            switch first {
            case ..<0x80: (first, 1)
            case ..<0xE0: ((first & 0x1F) << 6 | low(1), 2)
            case ..<0xF0: ((first & 0x0F) << 12 | low(1) << 6 | low(2), 3)
            default: ((first & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3), 4)
            }
        return (Unicode.Scalar(value)!, length)
    }
}

/// The encoding that text most often had when it was mistaken for something else.
///
/// Source: https://encoding.spec.whatwg.org/index-windows-1252.txt; the five bytes that Windows leaves undefined
/// stand for the control characters of the same number, as browsers have it.
package enum Windows1252 {
    /// What the bytes 0x80 to 0x9F stand for; all others are the scalar of the same number.
    private static let special: [UInt32] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]

    /// The scalar a byte stands for.
    package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(special[Int(byte - 0x80)])!
    }

    /// The byte that stands for a scalar; nil if none does. C1 controls count as Latin-1 reads them.
    package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value <= 0xFF { return UInt8(scalar.value) }
        guard let place = special.firstIndex(of: scalar.value) else { return nil }
        return UInt8(0x80 + place)
    }

    /// Whether a byte means a printable character.
    package static func isPrintable(_ byte: UInt8) -> Bool {
        let value = scalar(byte).value
        return value >= 0xA0 || (0x20..<0x7F).contains(value)
    }
}

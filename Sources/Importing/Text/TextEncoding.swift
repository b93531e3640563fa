/// How a foreign file writes its characters.
package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case windows1252 = "windows-1252"
    case latin1 = "iso-8859-1"
    /// With a byte order mark, which says which half comes first.
    case utf16 = "utf-16"

    /// What a byte stands for in Windows-1252; the five bytes without a meaning are themselves, as browsers have it.
    ///
    /// Source: WHATWG Encoding Standard, index windows-1252.
    package static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
        0x80..<0xA0 ~= byte ? windows1252Row[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    private static let windows1252Row: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}",
        "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
        "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
    ]
}

/// `&amp;`, `&#8217;` or `&#x2019;` in the bytes of a file.
enum Reference {
    /// The character meant, and the place behind the semicolon.
    case character(Unicode.Scalar, end: Int)

    /// A number that is no character of XML.
    case noCharacter(end: Int)

    /// A name that XML does not know by itself.
    case entity(name: Range<Int>, end: Int)

    /// An ampersand that begins no reference.
    case none

    /// - Parameter offset: of the `&`.
    init(at offset: Int, in bytes: [UInt8]) {
        let start = offset + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "#") {
            self = Self.numeric(from: start + 1, in: bytes)
            return
        }
        var end = start
        while end < bytes.count, RawScanner.isNameByte(bytes[end]) { end += 1 }
        guard end > start, RawScanner.isNameStart(bytes[start]), end < bytes.count, bytes[end] == UInt8(ascii: ";")
        else {
            self = .none
            return
        }
        self =
            if let scalar = Self.predefined(bytes[start..<end]) {
                .character(scalar, end: end + 1)
            } else {
                .entity(name: start..<end, end: end + 1)
            }
    }

    private static func numeric(from start: Int, in bytes: [UInt8]) -> Reference {
        let isHexadecimal = start < bytes.count && bytes[start] == UInt8(ascii: "x")
        let digits = isHexadecimal ? start + 1 : start
        var end = digits
        var value: UInt32 = 0
        while end < bytes.count, let digit = digit(bytes[end]), digit < (isHexadecimal ? 16 : 10) {
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            end += 1
        }
        guard end > digits, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return .none }
        guard let scalar = Unicode.Scalar(value), isCharacter(scalar) else { return .noCharacter(end: end + 1) }
        return .character(scalar, end: end + 1)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    private static func predefined(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default: nil
        }
    }

    /// Source: Extensible Markup Language (XML) 1.0, fifth edition, production 2.
    static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

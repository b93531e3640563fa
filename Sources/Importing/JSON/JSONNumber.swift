/// What JSON takes for a number.
enum JSONNumber {
    /// Whether the bytes are a number of RFC 8259, section 6.
    static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard let lead = takeDigits(&rest) else { return false }
        if lead.count > 1, lead.first == UInt8(ascii: "0") { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard takeDigits(&rest) != nil else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard takeDigits(&rest) != nil else { return false }
        }
        return rest.isEmpty
    }

    /// Whether it is a number that people or other languages write: `+1`, `.5`, `007`, `0x1F`.
    static func looksLikeOne(_ bytes: ArraySlice<UInt8>) -> Bool {
        let body =
            bytes.first.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } == true ? bytes.dropFirst() : bytes
        guard let first = body.first, isDigit(first) || first == UInt8(ascii: ".") else { return false }
        return body.contains(where: isDigit)
            && body.allSatisfy {
                isDigit($0) || (0x41...0x46).contains($0 & 0xDF) || $0 == 0x2E || $0 & 0xDF == 0x58 || $0 == 0x2B
                    || $0 == 0x2D || $0 == 0x5F
            }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func takeDigits(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let digits = bytes.prefix(while: isDigit)
        bytes = bytes[digits.endIndex...]
        return digits.isEmpty ? nil : digits
    }
}

import BundleReader

/// The first 64 bits of a SHA-256 digest: enough to recognise one text among those of a catalog.
package struct ShortDigest: Hashable, Sendable, CustomStringConvertible {
    package let bits: UInt64

    package init(of bytes: [UInt8]) { bits = SHA256Digest.leadingBits(of: bytes) }

    /// Nil if the text is not 16 hexadecimal digits in lower case.
    package init?(_ text: String) {
        guard text.utf8.count == 16 else { return nil }
        var bits: UInt64 = 0
        for digit in text.utf8 {
            switch digit {
            case 0x30...0x39: bits = bits << 4 | UInt64(digit - 0x30)
            case 0x61...0x66: bits = bits << 4 | UInt64(digit - 0x61 + 10)
            default: return nil
            }
        }
        self.bits = bits
    }

    package var description: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

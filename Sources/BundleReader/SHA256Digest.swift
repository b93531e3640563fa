import Crypto

/// SHA-256 as the catalog uses it.
package enum SHA256Digest {
    /// The digest as it is written: 64 hexadecimal digits in lower case.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        digits.reserveCapacity(BundleLayout.digestLength)
        for byte in SHA256.hash(data: bytes) {
            digits.append(hexadecimalDigits[Int(byte >> 4)])
            digits.append(hexadecimalDigits[Int(byte & 15)])
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The first 64 bits, where a digest only has to tell the texts of one catalog apart.
    package static func leadingBits(of bytes: [UInt8]) -> UInt64 {
        SHA256.hash(data: bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

let hexadecimalDigits = Array("0123456789abcdef".utf8)

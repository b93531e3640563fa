import Crypto

/// SHA-256 as the catalog uses it.
///
/// The bytes of a digest are copied out of memory: going through `Crypto.Digest` as a sequence makes the runtime look up
/// types when a process computes its first digest, which takes longer than the digest.
package enum SHA256Digest {
    /// The 32 bytes of a digest.
    package static func bytes(of bytes: [UInt8]) -> [UInt8] { unsafe bytes.withUnsafeBytes { unsafe digest($0) } }

    static func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var hash = SHA256()
        unsafe hash.update(bufferPointer: bytes)
        return unsafe hash.finalize().withUnsafeBytes { digest in
            unsafe [UInt8](unsafeUninitializedCapacity: digest.count) { copy, count in
                unsafe UnsafeMutableRawBufferPointer(copy).copyMemory(from: digest)
                count = digest.count
            }
        }
    }

    /// Whether a text is a digest as it is written.
    package static func isHexadecimal(_ text: String) -> Bool {
        text.utf8.count == BundleLayout.digestLength
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// The digest as it is written: 64 hexadecimal digits in lower case.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        digits.reserveCapacity(BundleLayout.digestLength)
        for byte in Self.bytes(of: bytes) {
            digits.append(hexadecimalDigits[Int(byte >> 4)])
            digits.append(hexadecimalDigits[Int(byte & 15)])
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The first 64 bits, where a digest only has to tell the texts of one catalog apart.
    package static func leadingBits(of bytes: [UInt8]) -> UInt64 {
        Self.bytes(of: bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

let hexadecimalDigits = Array("0123456789abcdef".utf8)

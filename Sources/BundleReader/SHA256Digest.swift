import CSHA256

/// SHA-256 as the catalog uses it.
package enum SHA256Digest {
    /// Bytes of a digest.
    static let count = 32

    /// The 32 bytes of a digest.
    package static func bytes(of bytes: [UInt8]) -> [UInt8] { unsafe bytes.withUnsafeBytes { unsafe digest($0) } }

    static func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count) { digest, count in
            unsafe write(digest.baseAddress!, of: bytes)
            count = Self.count
        }
    }

    /// Whether bytes have a digest.
    static func matches(_ bytes: UnsafeRawBufferPointer, _ expected: UnsafeRawBufferPointer) -> Bool {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { found in
            unsafe write(found.baseAddress!, of: bytes)
            return unsafe expected.elementsEqual(found)
        }
    }

    /// - Parameter digest: room for 32 bytes.
    private static func write(_ digest: UnsafeMutablePointer<UInt8>, of bytes: UnsafeRawBufferPointer) {
        unsafe florilegium_sha256(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, digest)
    }

    /// Whether a text is a digest as it is written.
    package static func isHexadecimal(_ text: String) -> Bool {
        text.utf8.count == BundleLayout.digestLength
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// The digest as it is written: 64 hexadecimal digits in lower case.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        String(decoding: hexadecimalDigits(of: bytes), as: UTF8.self)
    }

    static func hexadecimalDigits(of bytes: [UInt8]) -> [UInt8] {
        var digits: [UInt8] = []
        digits.reserveCapacity(BundleLayout.digestLength)
        for byte in Self.bytes(of: bytes) {
            digits.append(hexadecimalDigit(byte >> 4))
            digits.append(hexadecimalDigit(byte & 15))
        }
        return digits
    }

    /// Makes sure that bytes have the digest that is named somewhere.
    ///
    /// - Parameters:
    ///   - name: the file that is wrong if they have not.
    ///   - expected: as it is written.
    static func check(
        _ bytes: [UInt8], of name: String, _ expected: some Collection<UInt8>
    ) throws(BundleDefect) {
        let found = hexadecimalDigits(of: bytes)
        guard expected.elementsEqual(found) else {
            throw BundleDefect(
                name,
                .wrongDigest(
                    expected: String(decoding: expected, as: UTF8.self), found: String(decoding: found, as: UTF8.self)))
        }
    }

    /// The first 64 bits, where a digest only has to tell the texts of one catalog apart.
    package static func leadingBits(of bytes: [UInt8]) -> UInt64 {
        Self.bytes(of: bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// The digit of a number below 16.
func hexadecimalDigit(_ number: UInt8) -> UInt8 { number + (number < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) }

import CSHA256
import Crypto
import Testing

@testable import BundleReader

/// Our SHA-256, with the processor's instructions and without, is what the standard and swift-crypto say.
struct SHA256Tests {
    /// From the examples that NIST publishes with FIPS 180-4, and one million times "a".
    @Test(arguments: [
        ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func publishedDigests(text: String, times: Int, digest: String) {
        let bytes = Array(String(repeating: text, count: times).utf8)
        #expect(SHA256Digest.hexadecimal(of: bytes) == digest)
        #expect(Self.portable(bytes) == SHA256Digest.bytes(of: bytes))
    }

    /// Every length up to five blocks, where the padding falls in every possible way, and some longer ones.
    @Test func theSameAsSwiftCrypto() {
        let bytes = (0..<1 << 17).map { UInt8(truncatingIfNeeded: ($0 &* 0x9E37_79B9) >> 16) }
        for count in Array(0...320) + [4095, 4096, 4097, 65_537, 1 << 17] {
            let part = Array(bytes[..<count])
            let expected = Array(SHA256.hash(data: part))
            #expect(SHA256Digest.bytes(of: part) == expected, "\(count) bytes")
            #expect(Self.portable(part) == expected, "\(count) bytes, portable")
        }
    }

    private static func portable(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        florilegium_sha256_portable(bytes, bytes.count, &digest)
        return digest
    }
}

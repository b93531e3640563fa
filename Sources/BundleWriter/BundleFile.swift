import BundleReader

/// A file of a bundle, ready to be written.
package struct BundleFile: Hashable, Sendable {
    package let name: String
    package let bytes: [UInt8]

    /// SHA-256 in hexadecimal.
    package let digest: String

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        digest = SHA256Digest.hexadecimal(of: bytes)
    }
}

/// The digest with which `catalog.json` begins.
package enum CatalogSignature {
    /// Puts the digest of the bytes, in which zeros stand for it, into its place.
    package static func signed(_ bytes: [UInt8]) -> [UInt8] {
        let digest = SHA256Digest.hexadecimal(of: bytes)
        let start = BundleLayout.catalogOpening.utf8.count
        var signed = bytes
        signed.replaceSubrange(start..<start + BundleLayout.digestLength, with: digest.utf8)
        return signed
    }
}

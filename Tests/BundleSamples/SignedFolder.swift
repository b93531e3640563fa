import BundleReader
import BundleWriter

/// The files of a bundle, to be changed by hand and signed again, so that only the change can be what a reader objects to.
package struct SignedFolder: Sendable {
    package private(set) var files: [String: [UInt8]]

    package init(_ files: [BundleFile]) {
        self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
    }

    package init(_ files: [String: [UInt8]]) { self.files = files }

    /// Changes a file and puts its new size and digest into `catalog.json`.
    package mutating func change(_ name: String, _ edit: (inout [UInt8]) -> Void) {
        let before = files[name]!
        edit(&files[name]!)
        let after = files[name]!
        if name != BundleLayout.catalog {
            replaceInCatalog(Self.listing(name, before), with: Self.listing(name, after))
        }
        sign()
    }

    /// Changes the text of a file wherever it occurs.
    package mutating func replace(_ old: String, with new: String, in name: String) {
        change(name) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            precondition(text.contains(old), "\(name) does not hold \(old)")
            bytes = Array(text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new).utf8)
        }
    }

    private mutating func replaceInCatalog(_ old: String, with new: String) {
        let text = String(decoding: files[BundleLayout.catalog]!, as: UTF8.self)
        files[BundleLayout.catalog] = Array(
            text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new).utf8)
    }

    private static func listing(_ name: String, _ bytes: [UInt8]) -> String {
        #"{"name":"\#(name)","sha256":"\#(SHA256Digest.hexadecimal(of: bytes))","size":\#(bytes.count)}"#
    }

    private mutating func sign() {
        var bytes = files[BundleLayout.catalog]!
        let start = BundleLayout.catalogOpening.utf8.count
        let place = start..<start + BundleLayout.digestLength
        guard bytes.count > place.upperBound else { return }
        for offset in place { bytes[offset] = UInt8(ascii: "0") }
        bytes.replaceSubrange(place, with: SHA256Digest.hexadecimal(of: bytes).utf8)
        files[BundleLayout.catalog] = bytes
    }
}

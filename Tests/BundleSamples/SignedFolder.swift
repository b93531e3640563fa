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
        if name == BundleLayout.records { renewIndex() }
        sign()
    }

    /// Adds a file that this version of the format does not know.
    package mutating func add(_ name: String, _ bytes: [UInt8]) {
        files[name] = bytes
        replaceInCatalog(#""files":["#, with: #""files":[\#(Self.listing(name, bytes)),"#)
        sign()
    }

    /// Changes `index.bin` and makes the digests of its pages anew.
    package mutating func changeIndex(_ edit: (inout [UInt8]) -> Void) {
        let before = files[BundleLayout.index]!
        var bytes = before
        edit(&bytes)
        setIndex(BuiltIndex(signing: bytes, as: before), before: BuiltIndex(signing: before, as: before))
        sign()
    }

    /// Leaves the index out.
    package mutating func dropIndex() {
        let bytes = files[BundleLayout.index]!
        replaceInCatalog("\(Self.listing(BundleLayout.index, bytes)),", with: "")
        replaceInCatalog("\(Self.vouching(BuiltIndex(signing: bytes, as: bytes))),", with: "")
        files[BundleLayout.index] = nil
        sign()
    }

    /// Adds a section without content to the table of `index.bin`.
    package mutating func addSection(tag: String, isCritical: Bool) {
        let before = files[BundleLayout.index]!
        var bytes = before
        let (header, entry) = (64, 32)
        let place = header + Int(bytes[56]) * entry
        bytes[56] += 1
        // It is empty and stands behind all others. The digests that stood here are made anew behind it, over zeros.
        let bodyEnd = bytes[32..<40]
        let zeros = [UInt8](repeating: 0, count: 16)
        let new = Array(tag.utf8) + [isCritical ? 1 : 0, 0, 0, 0] + bodyEnd + zeros
        bytes.replaceSubrange(place..<place + entry, with: new)
        setIndex(BuiltIndex(signing: bytes, as: bytes), before: BuiltIndex(signing: before, as: before))
        sign()
    }

    /// Makes the index that the records give, where they give one.
    private mutating func renewIndex() {
        let before = files[BundleLayout.index]!
        guard let built = try? IndexBuilder.index(of: files[BundleLayout.records]!) else { return }
        setIndex(built, before: BuiltIndex(signing: before, as: before))
    }

    private mutating func setIndex(_ built: BuiltIndex, before: BuiltIndex) {
        files[BundleLayout.index] = built.bytes
        replaceInCatalog(
            Self.listing(BundleLayout.index, before.bytes), with: Self.listing(BundleLayout.index, built.bytes))
        replaceInCatalog(Self.vouching(before), with: Self.vouching(built))
    }

    private static func vouching(_ built: BuiltIndex) -> String {
        #""index":{"head":\#(built.head),"sha256":"\#(built.headDigest)"}"#
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
        let (catalog, old) = (files[BundleLayout.catalog]!, Array(old.utf8))
        guard old != Array(new.utf8) else { return }
        let start = catalog.indices.first { catalog[$0] == old[0] && catalog[$0...].starts(with: old) }!
        files[BundleLayout.catalog]!.replaceSubrange(start..<start + old.count, with: new.utf8)
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

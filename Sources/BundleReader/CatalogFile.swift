/// `catalog.json` as a file: checked against the digest at its beginning before anything else is made of it.
package enum CatalogFile {
    static func bytes(in folder: borrowing BundleFolder) throws(BundleDefect) -> [UInt8] {
        try folder.bytes(of: BundleLayout.catalog, limit: BundleLayout.catalogLimit)
    }

    /// Reads all of it.
    package static func parse(_ bytes: [UInt8]) throws(BundleDefect) -> CatalogInfo {
        let catalog = try decode(bytes) { scanner throws(JSONFault) in try CatalogInfo(scanner) }
        try check(catalog.summary, major: catalog.format.major)
        return catalog
    }

    /// Reads no more of it than opening a bundle needs.
    static func summary(_ bytes: [UInt8]) throws(BundleDefect) -> CatalogSummary {
        let (summary, major) = try decode(bytes) { scanner throws(JSONFault) in try CatalogSummary.decode(scanner) }
        try check(summary, major: major)
        return summary
    }

    private static func decode<Value>(
        _ bytes: [UInt8], _ read: (JSONScanner) throws(JSONFault) -> Value
    ) throws(BundleDefect) -> Value {
        try checkDigest(bytes)
        let lines = JSONLines(file: BundleLayout.catalog, bytes: bytes)
        try lines.requireUTF8()
        guard bytes.last == UInt8(ascii: "\n") else {
            throw lines.defect(JSONFault("the line has no end", at: bytes.count), line: 0, start: 0)
        }
        let scanner = JSONScanner(bytes, in: 0..<bytes.count - 1)
        do throws(JSONFault) {
            return try read(scanner)
        } catch {
            // Another major version may be written in any other way.
            if let major = try? CatalogInfo.major(scanner) { try checkMajor(major) }
            throw lines.defect(error, line: 0, start: 0)
        }
    }

    private static func checkMajor(_ major: Int) throws(BundleDefect) {
        guard major == BundleLayout.major else {
            throw BundleDefect(BundleLayout.catalog, .unknownMajorVersion(major))
        }
    }

    /// The digest that the bytes of `catalog.json` claim, and the one that they have.
    ///
    /// Nil where they do not begin with a digest.
    package static func digests(_ bytes: [UInt8]) -> (claimed: String, found: String)? {
        guard let (claimed, unsigned) = parts(bytes) else { return nil }
        return (String(decoding: claimed, as: UTF8.self), SHA256Digest.hexadecimal(of: unsigned))
    }

    /// The digest with which bytes begin, and the bytes with zeros in its place.
    private static func parts(_ bytes: [UInt8]) -> (claimed: ArraySlice<UInt8>, unsigned: [UInt8])? {
        let opening = BundleLayout.catalogOpening.utf8
        let end = opening.count + BundleLayout.digestLength
        guard bytes.starts(with: opening), bytes.count > end else { return nil }
        var unsigned = bytes
        for offset in opening.count..<end { unsigned[offset] = UInt8(ascii: "0") }
        return (bytes[opening.count..<end], unsigned)
    }

    private static func checkDigest(_ bytes: [UInt8]) throws(BundleDefect) {
        guard let (claimed, unsigned) = parts(bytes) else { throw BundleDefect(BundleLayout.catalog, .noDigest) }
        try SHA256Digest.check(unsigned, of: BundleLayout.catalog, claimed)
    }

    /// A name leads into the folder and nowhere else, and a digest is written in one way.
    private static func check(_ catalog: CatalogSummary, major: Int) throws(BundleDefect) {
        try checkMajor(major)
        for (place, file) in catalog.files.enumerated() {
            guard isInside(file.name) else {
                throw BundleDefect(BundleLayout.catalog, .inconsistent("'\(file.name)' is no name of a file"))
            }
            guard SHA256Digest.isHexadecimal(file.sha256) else {
                throw BundleDefect(
                    BundleLayout.catalog, .inconsistent("the digest of \(file.name) is not 64 hexadecimal digits"))
            }
            for earlier in 0..<place where catalog.files[earlier].name == file.name {
                throw BundleDefect(BundleLayout.catalog, .inconsistent("a file is listed twice"))
            }
        }
    }

    /// Whether no part of a path is empty, `.` or `..` or has a zero in it.
    private static func isInside(_ path: String) -> Bool {
        var (length, dots) = (0, 0)
        var isPart: Bool { length > 0 && (dots < length || dots > 2) }
        for byte in path.utf8 {
            switch byte {
            case 0: return false
            case UInt8(ascii: "/"):
                guard isPart else { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return isPart
    }
}

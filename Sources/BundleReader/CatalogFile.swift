/// `catalog.json` as a file: checked against the digest at its beginning before anything else is made of it.
package enum CatalogFile {
    static func read(from folder: borrowing BundleFolder) throws(BundleDefect) -> CatalogInfo {
        try parse(folder.bytes(of: BundleLayout.catalog, limit: BundleLayout.catalogLimit))
    }

    package static func parse(_ bytes: [UInt8]) throws(BundleDefect) -> CatalogInfo {
        try checkDigest(bytes)
        let lines = JSONLines(file: BundleLayout.catalog, bytes: bytes)
        try lines.requireUTF8()
        guard bytes.last == UInt8(ascii: "\n") else {
            throw lines.defect(JSONFault("the line has no end", at: bytes.count), line: 0, start: 0)
        }
        let scanner = JSONScanner(bytes, in: 0..<bytes.count - 1)
        let catalog: CatalogInfo
        do throws(JSONFault) {
            catalog = try CatalogInfo(scanner)
        } catch {
            // Another major version may be written in any other way.
            if let major = try? CatalogInfo.major(scanner) { try checkMajor(major) }
            throw lines.defect(error, line: 0, start: 0)
        }
        try checkMajor(catalog.format.major)
        try check(catalog.files)
        return catalog
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
        let opening = Array(BundleLayout.catalogOpening.utf8)
        let end = opening.count + BundleLayout.digestLength
        guard bytes.starts(with: opening), bytes.count > end else { return nil }
        var unsigned = bytes
        for offset in opening.count..<end { unsigned[offset] = UInt8(ascii: "0") }
        return (String(decoding: bytes[opening.count..<end], as: UTF8.self), SHA256Digest.hexadecimal(of: unsigned))
    }

    private static func checkDigest(_ bytes: [UInt8]) throws(BundleDefect) {
        guard let (claimed, found) = digests(bytes) else { throw BundleDefect(BundleLayout.catalog, .noDigest) }
        guard claimed == found else {
            throw BundleDefect(BundleLayout.catalog, .wrongDigest(expected: claimed, found: found))
        }
    }

    /// A name leads into the folder and nowhere else, and a digest is written in one way.
    private static func check(_ files: [CatalogInfo.File]) throws(BundleDefect) {
        for file in files {
            let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
                throw BundleDefect(BundleLayout.catalog, .inconsistent("'\(file.name)' is no name of a file"))
            }
            guard SHA256Digest.isHexadecimal(file.sha256) else {
                throw BundleDefect(
                    BundleLayout.catalog, .inconsistent("the digest of \(file.name) is not 64 hexadecimal digits"))
            }
        }
        for (place, file) in files.enumerated() where files[..<place].contains(where: { $0.name == file.name }) {
            throw BundleDefect(BundleLayout.catalog, .inconsistent("a file is listed twice"))
        }
    }
}

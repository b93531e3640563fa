import BundleReader

/// The files of `pages/`: the same bytes for the same bundle, and for what a release leaves alone the same name.
struct PageFiles {
    /// By name, the manifest last: who copies them in this order never shows a name before the file.
    private(set) var files: [(name: String, bytes: [UInt8])] = []
    private var names: Set<String> = []

    /// - Parameters:
    ///   - authors: bytes of `authors.jsonl`.
    ///   - ids: bytes of `ids.jsonl`.
    init(_ bundle: Bundle, authors: [UInt8], ids: [UInt8]) {
        var manifest = PageManifest()
        manifest.authors = add(authors, PageLayout.name(lines:))
        manifest.ids = add(ids, PageLayout.name(lines:))
        for first in stride(from: 0, to: bundle.ordinals.count, by: PageLayout.pageSize) {
            manifest.pages.append(add(Self.page(of: bundle, from: first), PageLayout.name(lines:)))
        }
        for pool in Pool.all(of: bundle) {
            var writer = CanonicalJSONWriter()
            writer.array(pool.ordinals) { $0.integer($1) }
            writer.endLine()
            let digest = add(writer.bytes, PageLayout.name(list:))
            manifest.lists.append(
                PageManifest.List(
                    category: pool.category, language: pool.language, ages: pool.ages, count: pool.ordinals.count,
                    digest: digest))
        }
        files.append((PageLayout.manifest, manifest.encoded(for: bundle)))
    }

    /// The lines of `pageSize` slots as the bundle has them, those of messages that are gone included.
    private static func page(of bundle: Bundle, from first: Int) -> [UInt8] {
        var page: [UInt8] = []
        for ordinal in first..<min(first + PageLayout.pageSize, bundle.ordinals.count) {
            page += bundle.line(at: ordinal)! + [UInt8(ascii: "\n")]
        }
        return page
    }

    /// Adds a file, once even where several have its bytes.
    ///
    /// - Returns: its digest.
    private mutating func add(_ bytes: [UInt8], _ name: (String) -> String) -> String {
        let digest = SHA256Digest.hexadecimal(of: bytes)
        if names.insert(name(digest)).inserted { files.append((name(digest), bytes)) }
        return digest
    }
}

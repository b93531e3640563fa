import BundleReader
import FileAccess

/// The files of a bundle as bytes, which a delta turns into those of another.
package struct BundleFiles: Hashable, Sendable {
    package let catalog: [UInt8]
    package let records: [UInt8]
    package let ids: [UInt8]
    package let authors: [UInt8]

    /// Empty in a bundle without a past, which has no file of it.
    package let past: [UInt8]

    /// Empty in a bundle that has none, and until it is made from the records.
    package let index: [UInt8]

    init(
        catalog: [UInt8], records: [UInt8], ids: [UInt8], authors: [UInt8], past: [UInt8] = [], index: [UInt8] = []
    ) {
        self.catalog = catalog
        self.records = records
        self.ids = ids
        self.authors = authors
        self.past = past
        self.index = index
    }

    /// The same with the index, where the bundle has one: no delta carries it.
    func indexed() throws(DeltaProblem) -> BundleFiles {
        do throws(BundleDefect) {
            guard try CatalogFile.parse(catalog).index != nil else { return self }
            return BundleFiles(
                catalog: catalog, records: records, ids: ids, authors: authors, past: past,
                index: try IndexBuilder.index(of: records).bytes)
        } catch {
            throw .bundle(error)
        }
    }

    /// By name, `catalog.json` left out.
    private var files: [String: [UInt8]] {
        var files = [BundleLayout.records: records, BundleLayout.ids: ids, BundleLayout.authors: authors]
        if !past.isEmpty { files[BundleLayout.past] = past }
        if !index.isEmpty { files[BundleLayout.index] = index }
        return files
    }

    /// Reads and checks a bundle.
    package init(folder: String) throws(DeltaProblem) {
        guard Folder.isFolder(folder) else { throw .noBundle(folder) }
        func bytes(_ name: String) throws(DeltaProblem) -> [UInt8] {
            do { return try FileReading.bytes(of: "\(folder)/\(name)", limit: .max) } catch { throw .file(error) }
        }
        func bytes(ifAny name: String) throws(DeltaProblem) -> [UInt8] {
            Folder.exists("\(folder)/\(name)") ? try bytes(name) : []
        }
        self.init(
            catalog: try bytes(BundleLayout.catalog), records: try bytes(BundleLayout.records),
            ids: try bytes(BundleLayout.ids), authors: try bytes(BundleLayout.authors),
            past: try bytes(ifAny: BundleLayout.past), index: try bytes(ifAny: BundleLayout.index))
        // Digests tell whether the folder was swapped between two files.
        if let other = try open().catalog.files.first(where: { !BundleLayout.known.contains($0.name) }) {
            throw .otherFile(other.name)
        }
    }

    /// The bundle that the files are.
    package func open() throws(DeltaProblem) -> Bundle {
        do {
            return try Bundle(catalog: catalog, files: files)
        } catch {
            throw .bundle(error)
        }
    }

    /// Writes the files in the place of a folder, whole or not at all. Only a bundle or an empty folder is replaced.
    package func write(to folder: String, on disk: some Disk = FileSystem()) throws(DeltaProblem) {
        do throws(FileProblem) {
            if Folder.exists(folder) {
                let names = try Folder.names(in: folder)
                guard names.isEmpty || names.contains(BundleLayout.catalog) else {
                    throw FileProblem("replace", folder, reason: "it holds something else than a bundle")
                }
            }
            var change = Replacement(on: disk)
            let others = files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
            try change.write(folder: folder, [(BundleLayout.catalog, catalog)] + others)
            try change.commit()
        } catch {
            throw .file(error)
        }
    }
}

/// Lines of canonical JSON.
enum CanonicalLines {
    /// The lines without their ends.
    static func of(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    static func joined(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// The lines by the text of their member `id`.
    static func byID(_ bytes: [UInt8]) throws(JSONFault) -> [String: ArraySlice<UInt8>] {
        var lines: [String: ArraySlice<UInt8>] = [:]
        for line in of(bytes) { lines[try head(of: line).id] = line }
        return lines
    }

    /// The lines by the number of their member `ord`.
    static func byOrdinal(_ bytes: [UInt8]) throws(JSONFault) -> [Int: ArraySlice<UInt8>] {
        var lines: [Int: ArraySlice<UInt8>] = [:]
        for line in of(bytes) {
            guard let ordinal = try head(of: line).ordinal else { throw JSONFault("'ord' is missing", at: 0) }
            lines[ordinal] = line
        }
        return lines
    }

    /// Lines in the order of their ordinals.
    static func sorted(_ lines: [Int: ArraySlice<UInt8>]) -> [UInt8] {
        joined(lines.sorted { $0.key < $1.key }.lazy.map(\.value))
    }

    /// Lines in the order of the bytes of their ids.
    static func sorted(_ lines: [String: ArraySlice<UInt8>]) -> [UInt8] {
        joined(lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.lazy.map(\.value))
    }

    /// The `id` of a line, and its `ord` if it has one.
    static func head(of line: ArraySlice<UInt8>) throws(JSONFault) -> (id: String, ordinal: Int?) {
        var id: String?
        var ordinal: Int?
        var scanner = JSONScanner(Array(line))
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "id": id = try scanner.string()
            case "ord": ordinal = try scanner.integer()
            default: try scanner.skip()
            }
        }
        try scanner.finish()
        guard let id else { throw JSONFault("'id' is missing", at: 0) }
        return (id, ordinal)
    }

    /// What stands in a slot whose message is not there any more.
    static func emptySlot(_ id: String, _ ordinal: Int) -> ArraySlice<UInt8> {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("gone", true)
            $0.member("id", id)
            $0.member("ord", ordinal)
        }
        return writer.bytes[...]
    }
}

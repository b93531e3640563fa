/// A catalog of messages, opened from the folder that `make catalog` or a release made.
///
///     let bundle = try Bundle(folder: "catalog")
///     for record in bundle.records where record.categories.contains("courage") { print(record.text) }
///
/// Opening checks everything: the size and SHA-256 of every file before anything in it is read, and then every line.
/// So nothing that is asked of an open bundle can fail. It is a value, may be shared between threads, and keeps its own
/// copy of the records: replacing the folder later does not disturb it.
public struct Bundle: Sendable {
    /// The catalog as a whole: version, categories, counts.
    public let catalog: CatalogInfo

    /// Authors who have messages, by id.
    public let authors: [AuthorRecord]

    /// What messages were in earlier content versions.
    package let past: CatalogPast

    private let authorPlaces: [String: Int]
    private let table: RecordTable
    private let retired: RetiredIDs

    /// Opens a bundle.
    ///
    /// Where the folder is swapped for another meanwhile, the new one is opened: never some files of each.
    public init(folder: String) throws(BundleDefect) {
        self = try BundleFolder.open(folder) { folder throws(BundleDefect) in try Bundle(folder) }
    }

    private init(_ folder: borrowing BundleFolder) throws(BundleDefect) {
        let catalog = try CatalogFile.parse(CatalogFile.bytes(in: folder))
        var contents: [String: [UInt8]] = [:]
        for file in catalog.files {
            let bytes = try folder.bytes(of: file.name, size: file.size)
            try SHA256Digest.check(bytes, of: file.name, file.sha256.utf8)
            if BundleLayout.known.contains(file.name) { contents[file.name] = bytes }
        }
        try self.init(catalog, contents)
    }

    /// Checks files that are in memory as if they lay in a folder.
    ///
    /// - Parameter files: all but `catalog.json`, by name.
    package init(catalog: [UInt8], files: [String: [UInt8]]) throws(BundleDefect) {
        let catalog = try CatalogFile.parse(catalog)
        try catalog.summary.checkSizes(of: files)
        var contents: [String: [UInt8]] = [:]
        for file in catalog.files {
            try SHA256Digest.check(files[file.name]!, of: file.name, file.sha256.utf8)
            contents[file.name] = files[file.name]
        }
        try self.init(catalog, contents)
    }

    init(_ catalog: CatalogInfo, _ contents: [String: [UInt8]]) throws(BundleDefect) {
        try catalog.summary.checkFiles()
        try self.init(
            catalog, records: contents[BundleLayout.records]!, ids: contents[BundleLayout.ids]!,
            authors: contents[BundleLayout.authors]!, past: contents[BundleLayout.past] ?? [])
        try catalog.check(index: contents[BundleLayout.index], of: contents[BundleLayout.records]!)
    }

    private init(
        _ catalog: CatalogInfo, records: [UInt8], ids: [UInt8], authors: [UInt8], past: [UInt8]
    ) throws(BundleDefect) {
        self.catalog = catalog
        table = try RecordTable(records, isSlice: catalog.slice != nil)
        try catalog.summary.checkCounts(lines: table.count, live: table.liveCount)
        retired = try RetiredIDs(ids)
        try retired.check(against: table)
        self.authors = try AuthorRecord.all(authors)
        self.past = try CatalogPast(past)
        authorPlaces = Dictionary(zip(self.authors.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    }

    /// Every ordinal that was ever given, those of withdrawn messages included; of a slice, up to its last message.
    public var ordinals: Range<Int> { table.allOrdinals }

    /// The message in a slot; nil where it was withdrawn, where a slice leaves it out, and beyond the last.
    public func record(at ordinal: Int) -> Record? { table.record(ordinal) }

    /// The live message of an id; see `resolve(_:)` for ids that may be old.
    public func record(id: String) -> Record? { table.ordinal(of: id).flatMap { table.record($0) } }

    /// All live messages by ordinal, each decoded when its turn comes.
    public var records: some Sequence<Record> & Sendable { Records(table: table) }

    /// The author of an id, where they have messages.
    public func author(id: String) -> AuthorRecord? { authorPlaces[id].map { authors[$0] } }

    /// What has become of an id, for example that of a saved favourite.
    public func resolve(_ id: String) -> Resolution {
        if let record = record(id: id) { return .live(record) }
        return retired.resolution(of: id)
    }

    /// Ids that resolve although they are not live.
    package var retiredIDs: [String] { retired.ids }

    /// The day on which it was decided that an id is not live any more, such as `2026-11-21`.
    package func retirementDay(of id: String) -> String? { retired[id]?.day }

    /// The canonical line of a slot, without its end.
    package func line(at ordinal: Int) -> [UInt8]? { table.bytes(ordinal) }
}

extension CatalogInfo {
    /// Makes sure that an index is the one that the records give.
    fileprivate func check(index bytes: [UInt8]?, of records: [UInt8]) throws(BundleDefect) {
        guard let bytes else { return }
        let built = try IndexBuilder.index(of: records)
        guard built.bytes == bytes, index == Index(head: built.head, sha256: built.headDigest) else {
            throw BundleDefect(BundleLayout.index, .inconsistent("it is not what \(BundleLayout.records) gives"))
        }
    }
}

/// The live messages of a table, one after the other.
private struct Records: Sequence, Sendable {
    let table: RecordTable

    func makeIterator() -> Iterator { Iterator(table: table) }

    struct Iterator: IteratorProtocol {
        let table: RecordTable
        var line = 0

        mutating func next() -> Record? {
            while line < table.count {
                defer { line += 1 }
                if let record = table.record(inLine: line) { return record }
            }
            return nil
        }
    }
}

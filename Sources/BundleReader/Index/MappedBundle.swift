/// A catalog that stays where it is: opened at once however large it is, and of which only what is asked for is read.
///
///     let bundle = try MappedBundle(folder: "catalog")
///     let selection = bundle.selection(category: "courage", age: 14)
///     print(try selection.text(at: Int.random(in: 0..<selection.count)))
///
/// For servers and apps. Every page of a file is held against its digest before anything in it is read for the first time,
/// and every place that a file names against the file's end. So whatever is asked can fail: with the file and the place,
/// never with wrong words. `Bundle` reads and checks everything at once instead, as tools do.
///
/// It is a value and may be shared between threads. A folder may be replaced by another meanwhile, as `make catalog` does;
/// files that are overwritten or cut short in place while they are mapped end the process.
public struct MappedBundle: Sendable {
    package let index: MessageIndex

    /// The youngest age of its readers.
    package let lowestAge: Int
    private let others: OtherFiles

    /// Opens a bundle.
    ///
    /// Where the folder is swapped for another meanwhile, the new one is opened: never some files of each.
    public init(folder: String) throws(BundleDefect) {
        self = try BundleFolder.open(folder) { folder throws(BundleDefect) in try MappedBundle(folder) }
    }

    private init(_ folder: borrowing BundleFolder) throws(BundleDefect) {
        let catalog = try CatalogFile.bytes(in: folder)
        let summary = try CatalogFile.summary(catalog)
        let memory = try BundleMemory { name throws(BundleDefect) in
            guard let size = summary.size(of: name) else { return nil }
            return try folder.memory(of: name, size: size)
        }
        try self.init(catalog, summary, memory)
    }

    /// Opens files that are in memory as if they lay in a folder.
    ///
    /// - Parameter files: all but `catalog.json`, by name.
    package init(catalog: [UInt8], files: [String: [UInt8]]) throws(BundleDefect) {
        let summary = try CatalogFile.summary(catalog)
        try summary.checkSizes(of: files)
        let memory = BundleMemory { name in
            summary.digest(of: name) == nil ? nil : files[name].map { FileMemory($0) }
        }
        try self.init(catalog, summary, memory)
    }

    private init(_ catalog: [UInt8], _ summary: CatalogSummary, _ memory: BundleMemory) throws(BundleDefect) {
        try summary.checkFiles()
        lowestAge = summary.lowestAge
        others = OtherFiles(catalog, summary, memory)
        if let vouched = summary.index {
            index = try MessageIndex(
                memory[BundleLayout.index]!, head: vouched, records: memory[BundleLayout.records]!,
                isSlice: summary.isSlice)
        } else {
            index = try MessageIndex(indexing: others.bytes(of: BundleLayout.records), isSlice: summary.isSlice)
        }
        try summary.checkCounts(lines: index.lineCount, live: index.liveCount)
    }

    /// The catalog as a whole: version, categories, counts. It is read when it is first asked for.
    public var catalog: CatalogInfo { get throws(BundleDefect) { try others.catalog() } }

    /// The messages that suit somebody.
    ///
    /// - Parameters:
    ///   - category: an id; nil for all.
    ///   - age: in years. Nil where it is not known: then what suits the youngest whom the catalog is for.
    ///   - language: as the catalog writes it, such as `en`; nil for all.
    public func selection(category: String? = nil, age: Int? = nil, language: String? = nil) -> Selection {
        Selection(index, category: category, age: age ?? lowestAge, language: language)
    }

    /// The message in a slot; nil where it was withdrawn, and beyond the last.
    public func record(at ordinal: Int) throws(BundleDefect) -> Record? {
        guard let line = try index.line(ordinal: ordinal) else { return nil }
        return try index.record(line)
    }

    /// The words of the message in a slot, which is quicker than the whole of it.
    public func text(at ordinal: Int) throws(BundleDefect) -> String? {
        guard let line = try index.line(ordinal: ordinal) else { return nil }
        return try index.text(line)
    }

    /// The live message of an id; see `resolve(_:)` for ids that may be old.
    public func record(id: String) throws(BundleDefect) -> Record? {
        guard let line = try index.line(id: id) else { return nil }
        return try index.record(line)
    }

    /// What has become of an id, for example that of a saved favourite.
    public func resolve(_ id: String) throws(BundleDefect) -> Resolution {
        if let record = try record(id: id) { return .live(record) }
        let retired = try others.retired()
        if let target = retired[id]?.fate.target, try index.line(id: target) == nil {
            throw RetiredIDs.leadsNowhere(id, target)
        }
        return retired.resolution(of: id)
    }

    /// Ids that resolve although they are not live.
    package func retiredIDs() throws(BundleDefect) -> [String] { try others.retired().ids }

    /// Authors who have messages, by id.
    public func authors() throws(BundleDefect) -> [AuthorRecord] { try others.authors() }

    package func past() throws(BundleDefect) -> CatalogPast { try others.past() }

    /// All of it read at once, out of the files that are open, whatever lies in the folder by now.
    package func whole() throws(BundleDefect) -> Bundle {
        let catalog = try catalog
        var contents: [String: [UInt8]] = [:]
        for file in catalog.files where BundleLayout.known.contains(file.name) {
            contents[file.name] = try others.bytes(of: file.name)
        }
        return try Bundle(catalog, contents)
    }

    /// Reads every page of every file and holds it against its digest.
    ///
    /// What the files say is not compared with each other; opening a `Bundle` does that as well.
    public func checkFiles() throws(BundleDefect) {
        try index.index.requireAll()
        try index.records.requireAll()
        _ = try (others.catalog(), others.retired(), others.authors(), others.past())
    }
}

extension MessageIndex {
    /// - Parameter head: which bytes of the file are its head, and their digest.
    fileprivate convenience init(
        _ memory: FileMemory, head vouched: CatalogInfo.Index, records: FileMemory, isSlice: Bool
    ) throws(BundleDefect) {
        let (index, head) = try IndexHead.open(memory, vouched)
        try self.init(index, head: head, records: records, trustsRecords: false, isSlice: isSlice)
    }

    /// For a bundle without the file: it is made now, which reads everything.
    fileprivate convenience init(indexing records: [UInt8], isSlice: Bool) throws(BundleDefect) {
        let built = try IndexBuilder.index(of: records)
        let memory = FileMemory(built.bytes)
        let vouched = CatalogInfo.Index(head: built.head, sha256: built.headDigest)
        let (index, head) = try IndexHead.open(memory, vouched)
        try self.init(index, head: head, records: FileMemory(records), trustsRecords: true, isSlice: isSlice)
    }
}

extension IndexHead {
    /// Those of an index of 32 MB.
    private static let digestsToFetch = 1 << 18

    /// Compares the head with its digest, and only then reads it.
    static func open(
        _ memory: FileMemory, _ vouched: CatalogInfo.Index
    ) throws(BundleDefect) -> (CheckedFile, IndexHead) {
        let size = unsafe memory.bytes.count
        guard vouched.head > 0, vouched.head <= min(size, BundleLayout.indexHeadLimit),
            vouched.head % IndexLayout.page == 0
        else { throw defect("its head is not as long as \(BundleLayout.catalog) says") }
        let pages = 0..<vouched.head / IndexLayout.page
        let bytes = unsafe [UInt8](memory.bytes[..<vouched.head])
        try SHA256Digest.check(bytes, of: BundleLayout.index, vouched.sha256.utf8)
        let head = try IndexHead(bytes, fileSize: size)
        // Every first reader needs the cells, and of the digests several; those of a huge index are left where they are.
        memory.fetch(head.bodyEnd..<min(size, head.bodyEnd + digestsToFetch))
        memory.fetch(try head.place(.cells))
        let tail = head.bodyEnd / IndexLayout.page
        let file = CheckedFile(
            BundleLayout.index, memory, trusted: pages,
            body: .init(pages: pages.upperBound..<tail, file: nil, offset: head.bodyEnd),
            tail: .init(pages: tail..<IndexLayout.pages(size), file: nil, offset: head.tailDigests))
        return (file, head)
    }
}

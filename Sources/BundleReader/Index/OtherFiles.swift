import Synchronization

/// The files of a bundle that few ask for: each is compared with its digest and read when it is first needed.
final class OtherFiles: Sendable {
    private let catalogBytes: [UInt8]
    private let summary: CatalogSummary
    private let memory: BundleMemory
    private let read = Mutex(Read())

    private struct Read {
        var catalog: CatalogInfo?
        var retired: RetiredIDs?
        var authors: [AuthorRecord]?
        var past: CatalogPast?
    }

    /// - Parameter catalog: the bytes of `catalog.json`, whose digest was compared.
    init(_ catalog: [UInt8], _ summary: CatalogSummary, _ memory: BundleMemory) {
        catalogBytes = catalog
        self.summary = summary
        self.memory = memory
    }

    func catalog() throws(BundleDefect) -> CatalogInfo {
        try once(\.catalog) { () throws(BundleDefect) in try CatalogFile.parse(catalogBytes) }
    }

    /// All bytes of a file, compared with their digest; none where the bundle does not have it.
    func bytes(of name: String) throws(BundleDefect) -> [UInt8] {
        guard let memory = memory[name], let expected = summary.digest(of: name) else { return [] }
        let bytes = unsafe [UInt8](memory.bytes)
        try SHA256Digest.check(bytes, of: name, expected.utf8)
        return bytes
    }

    func retired() throws(BundleDefect) -> RetiredIDs {
        try once(\.retired) { () throws(BundleDefect) in try RetiredIDs(bytes(of: BundleLayout.ids)) }
    }

    func authors() throws(BundleDefect) -> [AuthorRecord] {
        try once(\.authors) { () throws(BundleDefect) in try AuthorRecord.all(bytes(of: BundleLayout.authors)) }
    }

    func past() throws(BundleDefect) -> CatalogPast {
        try once(\.past) { () throws(BundleDefect) in try CatalogPast(bytes(of: BundleLayout.past)) }
    }

    /// Two that ask at the same time may both read; they come to the same.
    private func once<Value: Sendable>(
        _ key: WritableKeyPath<Read, Value?> & Sendable, _ make: () throws(BundleDefect) -> Value
    ) throws(BundleDefect) -> Value {
        if let known = read.withLock({ $0[keyPath: key] }) { return known }
        let made = try make()
        read.withLock { $0[keyPath: key] = made }
        return made
    }
}

/// The files of a bundle as they lie in memory; those that this version does not know are left out.
struct BundleMemory: Sendable {
    private var authors: FileMemory?
    private var ids: FileMemory?
    private var index: FileMemory?
    private var past: FileMemory?
    private var records: FileMemory?

    subscript(name: String) -> FileMemory? {
        get {
            switch name {
            case BundleLayout.authors: authors
            case BundleLayout.ids: ids
            case BundleLayout.index: index
            case BundleLayout.past: past
            case BundleLayout.records: records
            default: nil
            }
        }
        set {
            switch name {
            case BundleLayout.authors: authors = newValue
            case BundleLayout.ids: ids = newValue
            case BundleLayout.index: index = newValue
            case BundleLayout.past: past = newValue
            case BundleLayout.records: records = newValue
            default: break
            }
        }
    }
}

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
///
/// A class, because the runtime would have to make a type to copy what is in it.
final class BundleMemory: Sendable {
    private let authors: FileMemory?
    private let ids: FileMemory?
    private let index: FileMemory?
    private let past: FileMemory?
    private let records: FileMemory?

    /// - Parameter file: gives each file; nil where the bundle does not have it.
    init<Failure: Error>(_ file: (_ name: String) throws(Failure) -> FileMemory?) throws(Failure) {
        authors = try file(BundleLayout.authors)
        ids = try file(BundleLayout.ids)
        index = try file(BundleLayout.index)
        past = try file(BundleLayout.past)
        records = try file(BundleLayout.records)
    }

    subscript(name: String) -> FileMemory? {
        switch name {
        case BundleLayout.authors: authors
        case BundleLayout.ids: ids
        case BundleLayout.index: index
        case BundleLayout.past: past
        case BundleLayout.records: records
        default: nil
        }
    }
}

import Synchronization

/// The files of a bundle that few ask for: each is compared with its digest and read when it is first needed.
final class OtherFiles: Sendable {
    private let memories: [NamedMemory]
    private let listed: [CatalogInfo.File]
    private let read = Mutex(Read())

    private struct Read {
        var retired: RetiredIDs?
        var authors: [AuthorRecord]?
        var past: CatalogPast?
    }

    init(_ catalog: CatalogInfo, _ memories: [NamedMemory]) {
        self.memories = memories
        listed = catalog.files
    }

    /// All bytes of a file, compared with their digest; none where the bundle does not have it.
    func bytes(of name: String) throws(BundleDefect) -> [UInt8] {
        guard let memory = memories.first(where: { $0.name == name })?.memory,
            let expected = listed.first(where: { $0.name == name })?.sha256
        else { return [] }
        let bytes = unsafe [UInt8](memory.bytes)
        let found = SHA256Digest.hexadecimal(of: bytes)
        guard found == expected else { throw BundleDefect(name, .wrongDigest(expected: expected, found: found)) }
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

/// A file of a bundle as it lies in memory.
struct NamedMemory: Sendable {
    let name: String
    let memory: FileMemory
}

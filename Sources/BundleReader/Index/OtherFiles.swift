import Synchronization

/// The files of a bundle that few ask for: each is compared with its digest and read when it is first needed.
final class OtherFiles: Sendable {
    private let memories: [String: FileMemory]
    private let digests: [String: String]
    private let read = Mutex(Read())

    private struct Read {
        var retired: RetiredIDs?
        var authors: [AuthorRecord]?
        var past: CatalogPast?
    }

    /// - Parameter memories: by name.
    init(_ catalog: CatalogInfo, _ memories: [String: FileMemory]) {
        self.memories = memories
        digests = Dictionary(catalog.files.map { ($0.name, $0.sha256) }) { first, _ in first }
    }

    /// All bytes of a file, compared with their digest; none where the bundle does not have it.
    func bytes(of name: String) throws(BundleDefect) -> [UInt8] {
        guard let memory = memories[name] else { return [] }
        let bytes = unsafe [UInt8](memory.bytes)
        let (found, expected) = (SHA256Digest.hexadecimal(of: bytes), digests[name]!)
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

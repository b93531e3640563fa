/// The bytes of a file, mapped or in memory of our own; they are let go with the object.
///
/// The address stays inside of `CheckedFile`, which is all that may ask for it.
@safe final class FileMemory: Sendable {
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    /// - Parameter bytes: a mapping of the whole file; it is unmapped in the end.
    init(mapped bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = unsafe bytes
        isMapped = true
    }

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
        unsafe copy.copyBytes(from: bytes)
        unsafe self.bytes = UnsafeRawBufferPointer(copy)
        isMapped = false
    }

    /// Lets the system begin to read a part.
    func fetch(_ range: Range<Int>) {
        guard isMapped, !range.isEmpty else { return }
        unsafe MemoryMap.fetch(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }

    deinit {
        if isMapped { unsafe MemoryMap.remove(bytes) } else { unsafe bytes.deallocate() }
    }
}

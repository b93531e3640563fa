import Glibc

/// The bytes of a file that the system reads as they are asked for.
///
/// The file must not be cut short while somebody looks at it. Files that `FileWriting.replace` wrote never are: whoever
/// writes a new one leaves the old one to those who have it open.
@safe package final class MappedFile: Sendable {
    nonisolated(unsafe) private let base: UnsafeMutableRawPointer?
    package let count: Int

    /// Whether the memory was copied, not mapped.
    private let isCopy: Bool

    package init(_ path: String) throws(FileProblem) {
        let (descriptor, size) = try FileReading.opened(path)
        defer { close(descriptor) }
        count = size
        isCopy = false
        // Nothing cannot be mapped.
        guard count > 0 else {
            unsafe base = nil
            return
        }
        let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw FileProblem(errnoAfter: "read", path)
        }
        unsafe base = address
    }

    /// The same for bytes that are at hand.
    package init(copying bytes: [UInt8]) {
        count = bytes.count
        isCopy = true
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
        unsafe bytes.withUnsafeBytes {
            unsafe memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        unsafe base = memory
    }

    deinit {
        guard let base = unsafe base else { return }
        if isCopy { unsafe base.deallocate() } else { unsafe munmap(base, count) }
    }

    /// Valid as long as the file is.
    package var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: base, count: count) }
}

import CPrefetch
import Synchronization

/// A file of which every page is held against its digest before anything in it is read, and every place against its end.
///
/// No offset or count that was read from a file is trusted. Pages that were found right are remembered, so the digest of
/// a page is taken once. May be shared between threads: two that check a page at the same time come to the same.
@safe final class CheckedFile: @unchecked Sendable {
    let name: String
    let count: Int
    private let memory: FileMemory
    private let body: DigestList
    private let tail: DigestList?

    /// A bit for each page: whether it was found right.
    private let checked: UnsafeMutablePointer<Atomic<UInt64>>
    private let checkedCount: Int

    /// Where the digests of some pages stand.
    struct DigestList {
        let pages: Range<Int>

        /// Nil for the file itself.
        let file: CheckedFile?
        let offset: Int
    }

    /// - Parameters:
    ///   - trusted: pages that need no check, because their digests were compared before.
    ///   - body: covers all other pages, but those that the tail covers.
    init(_ name: String, _ memory: FileMemory, trusted: Range<Int>, body: DigestList, tail: DigestList? = nil) {
        self.name = name
        self.memory = memory
        self.body = body
        self.tail = tail
        count = unsafe memory.bytes.count
        checkedCount = IndexLayout.pages(count) / 64 + 1
        unsafe checked = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: checkedCount)
        for word in 0..<checkedCount { unsafe (checked + word).initialize(to: Atomic(0)) }
        for page in trusted { remember(page) }
    }

    deinit {
        unsafe checked.deinitialize(count: checkedCount)
        unsafe checked.deallocate()
    }

    /// Makes sure that bytes are there and right.
    @inline(__always)
    func require(_ start: Int, _ length: Int) throws(BundleDefect) {
        // Nearly always it is one page that was read before.
        if start >= 0, length > 0, start < count, length <= count &- start {
            let page = start / IndexLayout.page
            if page == (start &+ length &- 1) / IndexLayout.page, isRemembered(page) { return }
        }
        try requireEach(start, length)
    }

    @inline(never)
    private func requireEach(_ start: Int, _ length: Int) throws(BundleDefect) {
        guard start >= 0, length >= 0, start <= count, length <= count - start else {
            throw BundleDefect(name, .inconsistent("a place behind its end is named in it"))
        }
        guard length > 0 else { return }
        for page in start / IndexLayout.page...(start + length - 1) / IndexLayout.page where !isRemembered(page) {
            try check(page)
        }
    }

    /// Has bytes brought that will be asked for next, so that the lines of the cache are waited for together.
    ///
    /// - Parameter start: any number; places outside of the file are left alone.
    @inline(__always)
    func prefetch(_ start: Int, _ length: Int) {
        guard start >= 0, start < count, length <= count &- start else { return }
        for offset in stride(from: start, to: start &+ length, by: 64) {
            unsafe florilegium_prefetch(memory.bytes.baseAddress! + offset)
        }
    }

    @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self, at offset: Int
    ) throws(BundleDefect) -> Number {
        try require(offset, Number.bitWidth / 8)
        return Number(littleEndian: unsafe memory.bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// A text, any bytes that are not UTF-8 replaced.
    @inline(__always)
    func string(_ start: Int, _ length: Int) throws(BundleDefect) -> String {
        try require(start, length)
        return unsafe String(
            decoding: UnsafeRawBufferPointer(rebasing: memory.bytes[start..<start + length]), as: UTF8.self)
    }

    func copy(_ start: Int, _ length: Int) throws(BundleDefect) -> [UInt8] {
        try require(start, length)
        return unsafe [UInt8](memory.bytes[start..<start + length])
    }

    /// Lends bytes to a closure.
    func with<Result>(
        _ start: Int, _ length: Int, _ body: (borrowing RawSpan) -> Result
    ) throws(BundleDefect) -> Result {
        try require(start, length)
        let part = unsafe UnsafeRawBufferPointer(rebasing: memory.bytes[start..<start + length])
        return body(unsafe RawSpan(_unsafeBytes: part))
    }

    /// Checks every page.
    func requireAll() throws(BundleDefect) { try require(0, count) }

    @inline(__always)
    private func isRemembered(_ page: Int) -> Bool {
        unsafe checked[page >> 6].load(ordering: .relaxed) >> UInt64(page & 63) & 1 != 0
    }

    private func remember(_ page: Int) {
        _ = unsafe checked[page >> 6].bitwiseOr(1 << UInt64(page & 63), ordering: .relaxed)
    }

    @inline(never)
    private func check(_ page: Int) throws(BundleDefect) {
        let start = page * IndexLayout.page
        let end = min(start + IndexLayout.page, count)
        guard let list = body.pages.contains(page) ? body : tail, list.pages.contains(page) else {
            throw BundleDefect(name, .inconsistent("nothing vouches for bytes \(start) to \(end - 1)"))
        }
        let digests = list.file ?? self
        let place = list.offset + (page - list.pages.lowerBound) * IndexLayout.digest
        try digests.require(place, IndexLayout.digest)
        let isRight = unsafe SHA256Digest.matches(
            UnsafeRawBufferPointer(rebasing: memory.bytes[start..<end]),
            UnsafeRawBufferPointer(rebasing: digests.memory.bytes[place..<place + IndexLayout.digest]))
        guard isRight else { throw BundleDefect(name, .wrongPage(start..<end)) }
        remember(page)
    }
}

extension SHA256Digest {
    /// The digests of all pages of a file, one behind the other.
    static func pages(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digests: [UInt8] = []
        digests.reserveCapacity(IndexLayout.pages(bytes.count) * IndexLayout.digest)
        unsafe bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: IndexLayout.page) {
                let end = min(start + IndexLayout.page, bytes.count)
                unsafe digests += digest(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
            }
        }
        return digests
    }
}

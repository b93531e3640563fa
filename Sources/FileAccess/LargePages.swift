import Glibc

/// Large tables in large pages: the system fills memory page by page, and the processor looks up where each page is.
package enum LargePages {
    private static let size = 2 << 20

    /// Asks the system for pages of two megabytes where a whole one lies in the memory; it may give others.
    ///
    /// Only for memory that will be filled: a large page is taken whole.
    package static func prefer(for memory: UnsafeMutableRawBufferPointer) {
        guard let base = memory.baseAddress, memory.count >= 2 * size else { return }
        let start = unsafe base.alignedUp(toMultipleOf: size)
        let end = unsafe (base + memory.count).alignedDown(toMultipleOf: size)
        if unsafe start < end { unsafe _ = madvise(start, end - start, MADV_HUGEPAGE) }
    }

    /// An empty array with room for so many elements in such pages.
    @inlinable
    package static func room<Element: BitwiseCopyable>(for count: Int) -> [Element] {
        unsafe [Element](unsafeUninitializedCapacity: count) { buffer, _ in
            unsafe prefer(for: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// An array of equal elements in such pages.
    @inlinable
    package static func filled<Element: BitwiseCopyable>(with element: Element, count: Int) -> [Element] {
        unsafe [Element](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe prefer(for: UnsafeMutableRawBufferPointer(buffer))
            unsafe buffer.initialize(repeating: element)
            filled = count
        }
    }

    /// An array in such pages of which a closure writes every element.
    @inlinable
    package static func written<Element: BitwiseCopyable>(
        count: Int, _ write: (UnsafeMutableBufferPointer<Element>) -> Void
    ) -> [Element] {
        unsafe [Element](unsafeUninitializedCapacity: count) { buffer, written in
            unsafe prefer(for: UnsafeMutableRawBufferPointer(buffer))
            unsafe write(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            written = count
        }
    }
}

import CFileAccess

/// Memory that was used and is free again.
package enum FreedMemory {
    /// The largest number that glibc takes on machines of 64 bits.
    private static let largestBlock: Int32 = 32 << 20
    private static let largestRest: Int32 = 1 << 30

    /// Has the allocator keep freed memory for what is asked for next.
    ///
    /// A tool that works in steps lets go of one table and asks for another as large. Left alone, glibc gives blocks of
    /// 128 KiB and more back to the system, which clears every page before it hands it out again.
    package static func keep() { florilegium_keep_freed(largestBlock, largestRest) }
}

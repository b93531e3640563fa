import CFileAccess

/// Memory that was used and is free again.
package enum FreedMemory {
    /// The largest number that glibc takes on machines of 64 bits.
    private static let largestBlock: Int32 = 32 << 20
    private static let largestRest: Int32 = 1 << 30

    /// Has the allocator keep freed memory for what is asked for next.
    ///
    /// For what goes from one table to another as large, as comparing a million records does. Left alone, glibc gives
    /// blocks of 128 KiB and more back to the system, which clears every page before it hands it out again. Work that
    /// makes many small things gains nothing and takes a little more memory.
    package static func keep() { florilegium_keep_freed(largestBlock, largestRest) }
}

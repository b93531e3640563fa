#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's maps of files.
enum MemoryMap {
    /// Maps a file to be read here and there.
    ///
    /// Without the advice the system reads far ahead of each place, which makes a cold start many times slower.
    ///
    /// - Parameter size: of the whole file, more than none.
    /// - Returns: nil where the system refuses; `errno` says why.
    static func make(_ file: Int32, size: Int) -> UnsafeRawBufferPointer? {
        guard let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), unsafe address != MAP_FAILED else {
            return nil
        }
        _ = unsafe madvise(address, size, MADV_RANDOM)
        return unsafe UnsafeRawBufferPointer(start: address, count: size)
    }

    /// Lets the system begin to read what will be asked for next, in one go instead of page by page.
    static func fetch(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        // The system takes addresses of pages only.
        let excess = Int(bitPattern: start) & (Int(getpagesize()) - 1)
        _ = unsafe madvise(UnsafeMutableRawPointer(mutating: start - excess), bytes.count + excess, MADV_WILLNEED)
    }

    static func remove(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
}

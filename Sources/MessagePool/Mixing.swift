import BundleReader

/// The numbers by which everybody gets an order of their own; docs/message-pool.md specifies them.
enum Mixing {
    /// The number of a person in one category.
    ///
    /// - Parameter choice: see `suffix(of:)`.
    static func person(_ name: String, _ choice: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { add(byte, to: &hash) }
        for byte in choice { add(byte, to: &hash) }
        return SplitMix64.mixed(hash)
    }

    /// What stands behind a person's name. The byte between the two occurs in no UTF-8.
    static func suffix(of category: String?) -> [UInt8] { [0xFF] + (category ?? "").utf8 }

    /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
    @inline(__always)
    private static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}

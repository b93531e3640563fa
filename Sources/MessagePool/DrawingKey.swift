/// The numbers by which messages are put in a person's own order; docs/message-pool.md specifies them.
enum DrawingKey {
    /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/), and SplitMix64's last step over it.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return mixed(hash)
    }

    /// What SplitMix64 makes of its counter (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
    static func mixed(_ number: UInt64) -> UInt64 {
        var number = number
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// One person's number in one category. The byte between the two occurs in no UTF-8.
    static func person(_ person: String, category: String?) -> UInt64 {
        var bytes = Array(person.utf8)
        bytes.append(0xFF)
        bytes.append(contentsOf: (category ?? "").utf8)
        return hash(bytes)
    }

    /// - Parameters:
    ///   - message: the hash of its id.
    ///   - person: the number of the person.
    static func key(message: UInt64, person: UInt64) -> UInt64 { mixed(message ^ person) }
}

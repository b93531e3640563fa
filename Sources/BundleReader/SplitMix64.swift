/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var counter: UInt64

    package init(_ seed: UInt64) { counter = seed }

    @inline(__always)
    package mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(counter)
    }

    /// What becomes of its counter.
    @inlinable @inline(__always)
    package static func mixed(_ number: UInt64) -> UInt64 {
        var number = number
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}

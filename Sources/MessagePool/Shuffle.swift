/// Other orders of the numbers below one, each of which can be undone without having been written down.
///
/// Rounds of adding, multiplying and shifting give the numbers of so many bits another order; what comes out too large is
/// put in again until it fits ("cycle walking"; Black and Rogaway, "Ciphers with arbitrary finite domains").
struct Shuffle {
    private let count: UInt64
    private let mask: UInt64
    private let shift: UInt64

    /// - Parameter count: more than 0.
    init(_ count: Int) {
        self.count = UInt64(count)
        let bits = UInt64(UInt64.bitWidth - (self.count - 1).leadingZeroBitCount)
        mask = (1 << bits) - 1
        // At least half of the bits, so that shifting again undoes it.
        shift = (bits + 1) / 2
    }

    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// factor * inverse = 1 modulo 2⁶⁴.
    private static let inverse: UInt64 = 0xF1DE_83E1_9937_733D

    /// - Parameter number: below the count.
    func of(_ number: Int, _ key: UInt64) -> Int {
        guard count > 1 else { return number }
        var number = UInt64(number)
        repeat {
            for round in 0..<4 as Range<UInt64> {
                number = ((number &+ (key >> (16 * round))) &* Self.factor) & mask
                number ^= number >> shift
            }
        } while number >= count
        return Int(number)
    }

    /// The number of which `of` makes the one given.
    func origin(of number: Int, _ key: UInt64) -> Int {
        guard count > 1 else { return number }
        var number = UInt64(number)
        repeat {
            for round in (0..<4 as Range<UInt64>).reversed() {
                number ^= number >> shift
                number = ((number &* Self.inverse) &- (key >> (16 * round))) & mask
            }
        } while number >= count
        return Int(number)
    }
}

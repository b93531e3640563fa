/// 64 bits of a word's bytes, the same in every run and on every machine.
///
/// Multiply and fold: two products of 64 × 64 bits for every sixteen bytes, which for words is one round. Keys that
/// leave the program are built from it, so it is part of the format of indexes.
package enum WordHash {
    package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(bytes.count)
        var place = 0
        while place + 8 <= bytes.count {
            // Any eight bytes are a number, and the place was checked.
            let word = unsafe UnsafeRawPointer(bytes.baseAddress! + place).loadUnaligned(as: UInt64.self)
            hash = fold(hash ^ UInt64(littleEndian: word), 0xA076_1D64_78BD_642F)
            place += 8
        }
        let left = bytes.count - place
        let rest = unsafe left == 0 ? 0 : last(UnsafeRawPointer(bytes.baseAddress! + place), left)
        return fold(hash ^ rest, 0xE703_7ED1_A0B4_28DB)
    }

    /// One to seven bytes as a number, the first of them lowest.
    ///
    /// Reads that overlap instead of a loop: most words are no longer, and how often it went round could not be guessed.
    @inline(__always)
    private static func last(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 {
            let first = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let last = unsafe UInt32(littleEndian: (bytes + (count - 4)).loadUnaligned(as: UInt32.self))
            return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
        }
        func byte(_ place: Int) -> UInt64 {
            unsafe UInt64(bytes.load(fromByteOffset: place, as: UInt8.self)) << UInt64(8 * place)
        }
        return byte(0) | byte(count / 2) | byte(count - 1)
    }

    static func hash(_ bytes: [UInt8]) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { unsafe hash($0) }
    }

    @inline(__always)
    static func fold(_ value: UInt64, _ factor: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    /// Lets every bit reach every other; for values that are sums.
    @inline(__always)
    static func mix(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 32) &* 0xD6E8_FEB8_6659_FD93
        value = (value ^ value >> 29) &* 0xC2B2_AE3D_27D4_EB4F
        return value ^ value >> 32
    }
}

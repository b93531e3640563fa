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
        var rest: UInt64 = 0
        var shift: UInt64 = 0
        while place < bytes.count {
            unsafe rest |= UInt64(bytes[place]) << shift
            shift += 8
            place += 1
        }
        return fold(hash ^ rest, 0xE703_7ED1_A0B4_28DB)
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

/// Edits of an `index.bin` as somebody would make them who wants a reader to leave the file: sizes, offsets and counts
/// are replaced by numbers at which readers fail.
package struct HostileEdits: Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// Changes one to four numbers.
    package mutating func edit(_ bytes: inout [UInt8]) {
        for _ in 0...below(3) {
            let width = [1, 2, 4, 8][below(4)]
            // Head and table are where most numbers stand.
            let end = below(2) == 0 ? min(bytes.count, 512) : bytes.count
            let offset = below(max(1, end - width)) / width * width
            let old = bytes[offset..<offset + width].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            var new = number(near: old, size: UInt64(bytes.count))
            for place in offset..<offset + width {
                bytes[place] = UInt8(truncatingIfNeeded: new)
                new >>= 8
            }
        }
    }

    private mutating func number(near old: UInt64, size: UInt64) -> UInt64 {
        switch below(8) {
        case 0: 0
        case 1: .max
        case 2: old &+ 1
        case 3: old &- 1
        case 4: 1 << UInt64(below(64))
        case 5: size &- UInt64(below(9))
        case 6: UInt64(below(Int(size)))
        default: old ^ 1 << UInt64(below(64))
        }
    }

    /// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
    private mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((number ^ (number >> 31)) % UInt64(limit))
    }
}

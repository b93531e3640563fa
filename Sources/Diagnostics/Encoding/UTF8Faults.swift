/// Finds bytes that are not UTF-8.
package enum UTF8Faults {
    /// The first stretch at or after an offset that is not UTF-8; nil if the rest is well-formed.
    ///
    /// A stretch is a maximal subpart as the Unicode Standard defines it (section 3.9, "U+FFFD Substitution of
    /// Maximal Subparts"), so that half a character is one fault.
    ///
    /// - Parameter start: where a character begins.
    package static func first(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        var offset = start
        while offset < bytes.count {
            guard bytes[offset] >= 0x80 else {
                offset += 1
                continue
            }
            let (length, isWhole) = sequence(in: bytes, at: offset)
            if !isWhole { return offset..<offset + length }
            offset += length
        }
        return nil
    }

    /// Every stretch that is not UTF-8, in order.
    package static func all(in bytes: [UInt8]) -> [Range<Int>] {
        // The library's check is many times faster, and nearly every file passes it.
        if (try? UTF8Span(validating: bytes.span)) != nil { return [] }
        var faults: [Range<Int>] = []
        while let fault = first(in: bytes, from: faults.last?.upperBound ?? 0) { faults.append(fault) }
        return faults
    }

    /// How many bytes belong together, and whether they are a character.
    private static func sequence(in bytes: [UInt8], at offset: Int) -> (length: Int, isWhole: Bool) {
        // Table 3-7 of the Unicode Standard: the lead byte limits what may come second.
        let (wanted, second): (Int, ClosedRange<UInt8>)
        switch bytes[offset] {
        case 0xC2...0xDF: (wanted, second) = (2, 0x80...0xBF)
        case 0xE0: (wanted, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (wanted, second) = (3, 0x80...0xBF)
        case 0xED: (wanted, second) = (3, 0x80...0x9F)
        case 0xF0: (wanted, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (wanted, second) = (4, 0x80...0xBF)
        case 0xF4: (wanted, second) = (4, 0x80...0x8F)
        default: return (1, false)
        }
        for place in 1..<wanted {
            guard offset + place < bytes.count else { return (place, false) }
            let allowed = place == 1 ? second : 0x80...0xBF
            if !allowed.contains(bytes[offset + place]) { return (place, false) }
        }
        return (wanted, true)
    }
}

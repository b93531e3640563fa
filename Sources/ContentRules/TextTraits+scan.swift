extension TextTraits {
    /// Reads the traits off the UTF-8 of a text.
    init(of bytes: [UInt8]) {
        let (alone, first, second) = (Self.ofByte, Self.asFirstOfPair, Self.asSecondOfPair)
        var found: UInt32 = 0
        var before = 0
        for byte in bytes {
            let byte = Int(byte)
            found |= alone[byte] | (first[before] & second[byte])
            before = byte
        }
        var traits = TextTraits(rawValue: found & ~Self.bookkeeping)
        if found & Self.smallLetter == 0, found & Self.capital != 0 { traits.insert(.capitalsOnly) }
        if found & (Self.smallLetter | Self.capital) == 0, !traits.contains(.digit) {
            traits.insert(.withoutASCIIWords)
        }
        if bytes.count > 100 { traits.insert(.long) }
        if traits.contains(.notASCII) { traits.formUnion(Self.aboveASCII(bytes)) }
        self = traits
    }

    // Two bits that the scan needs for itself.
    private static let smallLetter: UInt32 = 1 << 30
    private static let capital: UInt32 = 1 << 31
    private static let bookkeeping: UInt32 = smallLetter | capital

    /// What each byte tells on its own.
    private static let ofByte: [UInt32] = (0..<256).map { byte in
        switch UInt8(byte) {
        case 0x80...: notASCII.rawValue
        case UInt8(ascii: "\n"): 0
        case UInt8(ascii: "\t"): unusualSpace.rawValue
        case 0x00..<0x20, 0x7F: control.rawValue
        case UInt8(ascii: "&"): ampersand.rawValue
        case UInt8(ascii: "<"): angleBracket.rawValue
        case UInt8(ascii: "-"): dash.rawValue
        case UInt8(ascii: "\""): quotationMark.rawValue
        case UInt8(ascii: "'"): apostrophe.rawValue
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit.rawValue
        case UInt8(ascii: "a")...UInt8(ascii: "z"): smallLetter
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): capital
        default: 0
        }
    }

    /// The pairs that each byte may begin; a pair has a trait if both of its bytes say so.
    private static let asFirstOfPair: [UInt32] = (0..<256).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: " "): doubleSpace.rawValue | spaceBeforePunctuation.rawValue
        case let byte where isPunctuation(byte): tightPunctuation.rawValue | repeatedPunctuation.rawValue
        default: 0
        }
    }

    /// The pairs that each byte may end.
    private static let asSecondOfPair: [UInt32] = (0..<256).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: " "): doubleSpace.rawValue
        case let byte where isPunctuation(byte): spaceBeforePunctuation.rawValue | repeatedPunctuation.rawValue
        case let byte where byte >= 0x80 || isLetter(byte): tightPunctuation.rawValue
        default: 0
        }
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool { ".,;:!?".utf8.contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
    }

    /// What the characters above ASCII tell.
    private static func aboveASCII(_ bytes: [UInt8]) -> TextTraits {
        var traits: TextTraits = []
        var previous: UInt32 = 0
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] >= 0x80 else {
                offset += 1
                previous = 0
                continue
            }
            let (scalar, end) = PlacedScalars.decode(bytes, at: offset)
            traits.formUnion(of(scalar.value))
            // A lead byte of UTF-8 shows up as U+00C2...U+00F4.
            if previous >= 0xC2, previous <= 0xF4 { traits.insert(.doubtfulPair) }
            previous = scalar.value
            offset = end
        }
        return traits
    }

    /// What one character above ASCII tells. Only traits count here, so a block may be told roughly.
    private static func of(_ scalar: UInt32) -> TextTraits {
        switch scalar {
        case 0x80...0x9F: [.c1Control, .uncommon]
        case 0xA0: .unusualSpace
        case 0xAB, 0xBB, 0x2018, 0x201A...0x201F, 0x2039, 0x203A, 0x300C...0x300F: .quotationMark
        case 0xAD: [.format, .uncommon]
        case 0xA1...0x02FF: []
        case 0x034F: [.combining, .format, .uncommon]
        case 0x0300...0x036F: [.combining, .uncommon]
        case 0x0340, 0x0341, 0x0374, 0x037E, 0x0387: [.combining, .greekOrCyrillic]
        case 0x0370...0x0377, 0x037B...0x037D, 0x037F...0x0482, 0x048A...0x052F: .greekOrCyrillic
        case 0x061C: [.directional, .uncommon]
        // Hebrew and Arabic letters without their points and marks.
        case 0x05D0...0x05EA, 0x0620...0x064A, 0x0660...0x066F, 0x0671...0x06D3: []
        case 0x115F, 0x1160, 0x180B...0x180E, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFFA0: [.format, .uncommon]
        case 0xE0000...0xE01EF: [.format, .uncommon]
        case 0x1100...0x11FF: [.combining, .uncommon]
        case 0x1E00...0x1EFF: []
        case 0x1F00...0x1FFF: [.combining, .greekOrCyrillic, .uncommon]
        case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0x1680: [.unusualSpace, .uncommon]
        case 0x200B...0x200D: [.format, .uncommon]
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: [.directional, .uncommon]
        case 0x2010...0x2015: .dash
        case 0x2019: .apostrophe
        case 0x2016...0x2027, 0x2030...0x205E: []
        case 0x2060...0x206F, 0xFEFF: [.format, .uncommon]
        case 0x2126, 0x212A, 0x212B, 0x2329, 0x232A: .combining
        case 0x20A0...0x20C0, 0x2100...0x218B, 0x2190...0x2211: []
        case 0x3099, 0x309A: [.combining, .uncommon]
        case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: []
        case 0xAC00...0xD7A3, 0xFF01...0xFF9D: []
        case 0xFFFD: [.replacement, .uncommon]
        default: .uncommon
        }
    }
}

/// Looks up what a character means to the normal form.
///
/// Unpacked once, when the first character beyond ASCII is met, out of `UnicodeData`.
package struct UnicodeTable: Sendable {
    /// What a character is to a reader of words.
    package enum WordRole: UInt8 {
        /// A letter or digit of any script.
        case letter
        /// Stays with the letter before it: vowel signs, points, accents.
        case mark
        /// Means something by itself: currency, mathematics, pictures.
        case symbol
        /// Punctuation, white space, control characters.
        case separator
    }

    package static let folds = UnicodeTable(unpacking: UnicodeData.folds)
    package static let canonical = UnicodeTable(unpacking: UnicodeData.canonical)

    /// What the search in a bundle goes by: a letter is a letter, a number or a spacing mark, a mark is left out, and
    /// everything else ends a word. The bundle format is bound to these tables, whatever the reader's platform has.
    package static let search = UnicodeTable(
        unpacking: UnicodeData.lower, roles: UnicodeData.search, otherwise: .separator)

    /// The version of Unicode from which all tables are.
    package static var version: String { "\(UnicodeData.version)" }

    /// The entries of every 256 code points, block after block; block 0 is for code points that nothing is known of.
    private var entries: [UInt32]

    /// The entry of a code point that nothing is known of.
    private let unknown: UInt32
    private var blocks = [UInt16](repeating: 0, count: 0x1100)

    /// What code points are mapped to, end to end.
    private var targets: [Unicode.Scalar] = []

    private init(
        unpacking mappings: StaticString, roles: StaticString = UnicodeData.words, otherwise role: WordRole = .letter
    ) {
        unknown = UInt32(role.rawValue)
        entries = [UInt32](repeating: unknown, count: 256)
        unpackMappings(mappings)
        PackedText.eachRange(in: roles) { range, label in
            let role: WordRole =
                switch label {
                case UInt8(ascii: "l"): .letter
                case UInt8(ascii: "m"): .mark
                case UInt8(ascii: "s"): .symbol
                default: .separator
                }
            for point in range { set(point) { $0.role = role } }
        }
        PackedText.eachRange(in: UnicodeData.combiningClasses) { range, combiningClass in
            for point in range { set(point) { $0.combiningClass = combiningClass } }
        }
    }

    package func entry(_ scalar: Unicode.Scalar) -> Entry {
        let point = Int(scalar.value)
        return Entry(bits: entries[Int(blocks[point >> 8]) << 8 | point & 0xFF])
    }

    /// What a character is mapped to; only for entries that are mapped.
    package func target(of entry: Entry) -> ArraySlice<Unicode.Scalar> {
        targets[entry.offset..<entry.offset + entry.length]
    }

    /// A syllable of Hangul taken apart, which is arithmetic and not a matter of tables; nil for everything else.
    ///
    /// Source: The Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
    package static func jamo(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
        let index = scalar.value - 0xAC00
        let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
        return (index % 28 == 0 ? parts.dropLast() : parts[...]).compactMap(Unicode.Scalar.init)
    }

    private mutating func unpackMappings(_ packed: StaticString) {
        PackedText.eachMapping(in: packed) { first, count, step, target in
            for place in 0..<count {
                let offset = targets.count
                // Only runs of one code point map to more than one.
                targets += target.compactMap { Unicode.Scalar($0 + UInt32(place * step)) }
                set(first + place * step) { $0.map(to: offset, length: target.count) }
            }
        }
    }

    private mutating func set(_ point: Int, _ change: (inout Entry) -> Void) {
        if blocks[point >> 8] == 0 {
            blocks[point >> 8] = UInt16(entries.count >> 8)
            entries += [UInt32](repeating: unknown, count: 256)
        }
        let place = Int(blocks[point >> 8]) << 8 | point & 0xFF
        var entry = Entry(bits: entries[place])
        change(&entry)
        entries[place] = entry.bits
    }
}

extension UnicodeTable {
    /// One code point in 32 bits: role 2, combining class 8, whether it is mapped 1, length 5 and offset 16.
    package struct Entry {
        package fileprivate(set) var bits: UInt32

        package var role: WordRole {
            get { WordRole(rawValue: UInt8(bits & 3))! }
            set { bits = bits & ~3 | UInt32(newValue.rawValue) }
        }

        /// The class by which marks behind one letter are brought into order; 0 for what is no such mark.
        package fileprivate(set) var combiningClass: UInt8 {
            get { UInt8(bits >> 2 & 0xFF) }
            set { bits = bits & ~(0xFF << 2) | UInt32(newValue) << 2 }
        }

        package var isMapped: Bool { bits & 1 << 10 != 0 }
        fileprivate var length: Int { Int(bits >> 11 & 31) }
        fileprivate var offset: Int { Int(bits >> 16) }

        fileprivate mutating func map(to offset: Int, length: Int) {
            precondition(length < 32 && offset < 1 << 16, "the Unicode data have outgrown their table")
            bits = bits & 0x3FF | 1 << 10 | UInt32(length) << 11 | UInt32(offset) << 16
        }
    }
}

/// Composes letters and their marks (NFC) for the Latin, Greek and Cyrillic scripts and for kana and hangul.
///
/// The standard library compares characters by canonical equivalence, so a table of the composed letters finds the
/// one that equals a letter with marks behind it.
enum Composition {
    /// The composed form of a character; nil if that is how it is written.
    static func of(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        // Where only the first marks have a composed form, the others stay behind it. A longer beginning equals no letter,
        // and looking each one up would take the square of the time for a letter with a thousand marks.
        for length in stride(from: min(longest, scalars.prefix(longest).count), through: 1, by: -1) {
            let end = scalars.index(scalars.startIndex, offsetBy: length)
            let beginning = Character(String(scalars[..<end]))
            guard let found = composed[beginning] else { continue }
            if isWritten(beginning, as: found) {
                if end == scalars.endIndex { return nil }
                continue
            }
            return Character(String(String.UnicodeScalarView(found.unicodeScalars)) + String(scalars[end...]))
        }
        return nil
    }

    /// How many characters the longest letter of the table is written with: a Greek vowel and three marks.
    private static let longest = 4

    private static func isWritten(_ one: Character, as other: Character) -> Bool {
        one.unicodeScalars.elementsEqual(other.unicodeScalars)
    }

    /// Composed letters by themselves; equal keys are canonically equivalent.
    private static let composed: [Character: Character] = {
        var composed: [Character: Character] = [:]
        // Later blocks repeat letters of earlier ones in other code points; those of the first block are NFC.
        let blocks: [ClosedRange<UInt32>] = [
            0xC0...0x17F, 0x1A0...0x233, 0x386...0x3CE, 0x3D3...0x3D4, 0x400...0x4F9, 0x1E00...0x1EF9, 0x1F00...0x1FFC,
            0x304C...0x30FE, 0xAC00...0xD7A3,
        ]
        for value in [0x3B, 0x4B, 0x60, 0xA8, 0xB4, 0xB7, 0x2B9, 0x3008, 0x3009] + blocks.joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let character = Character(scalar)
            if composed[character] == nil { composed[character] = character }
        }
        return composed
    }()
}

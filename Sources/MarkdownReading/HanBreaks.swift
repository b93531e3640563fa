/// Writing without spaces: where lines are joined with nothing between.
package enum HanBreaks {
    /// Whether a scalar is Han, kana, or the punctuation that is written with them.
    ///
    /// Source: blocks of the Unicode Character Database, Blocks.txt.
    package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3001...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF9F, 0x1B000...0x1B16F,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether a line that ends here and a line that begins there are one word to their readers.
    ///
    /// - Parameters:
    ///   - before: ends with the last byte of a line.
    ///   - after: begins with the first byte of the next.
    package static func joins(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        // Every scalar meant here takes three bytes or four, beginning with E3 or more.
        guard let last = before.last, last >= 0x80, let first = after.first, first >= 0xE3 else { return false }
        guard let one = String(decoding: before.suffix(4), as: UTF8.self).unicodeScalars.last,
            let other = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        return isUnspaced(one) && isUnspaced(other)
    }
}

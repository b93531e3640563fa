@_spi(_Unicode) import Swift

/// Text in Unicode's normalisation form C, in which equal texts have equal bytes.
///
/// Source: Unicode Standard Annex #15. The standard library composes text itself to compare strings, but shows it only
/// through the interface imported above; tests hold it to the annex's own examples.
package enum ComposedText {
    package static func of(_ text: String) -> String {
        if isPlainlyComposed(text.utf8) { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text._nfc)
        return String(scalars)
    }

    /// Whether every character is of a range in which nothing ever composes or changes: below U+0300, or the dashes,
    /// quotation marks and dots from U+2010 to U+2027. False says nothing.
    static func isPlainlyComposed(_ utf8: String.UTF8View) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { bytes in
            var offset = 0
            while offset < bytes.count {
                let byte = unsafe bytes[offset]
                switch byte {
                case ..<0x80: offset += 1
                case ..<0xCC: offset += 2
                case 0xE2:
                    // A character in a Swift string is whole, so its three bytes are there.
                    guard unsafe bytes[offset + 1] == 0x80, unsafe 0x90...0xA7 ~= bytes[offset + 2] else {
                        return false
                    }
                    offset += 3
                default: return false
                }
            }
            return true
        } ?? false
    }
}

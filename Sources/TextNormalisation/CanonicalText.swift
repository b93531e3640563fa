/// A text as it stands, but for the choice of composed or decomposed characters and for the amount of white space.
///
/// What pictures made of characters and tables are compared by: in them punctuation is all there is.
package enum CanonicalText {
    /// NFD with runs of white space made one space, none at the ends, in UTF-8.
    ///
    /// Texts have equal NFD exactly if they have equal NFC, and no table of compositions is needed.
    package static func bytes(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []
        func flush() {
            for mark in ordered(marks) { bytes += UTF8.encode(mark.scalar)! }
            marks.removeAll(keepingCapacity: true)
        }
        var spaceIsDue = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                flush()
                spaceIsDue = !bytes.isEmpty
                continue
            }
            if spaceIsDue { bytes.append(UInt8(ascii: " ")) }
            spaceIsDue = false
            for part in decomposed(scalar) {
                let combiningClass = UnicodeTable.canonical.entry(part).combiningClass
                if combiningClass == 0 { flush() }
                marks.append((combiningClass, part))
                if combiningClass == 0 { flush() }
            }
        }
        flush()
        return bytes
    }

    /// Marks in canonical order: by class, those of one class as they came.
    package static func ordered(
        _ marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)]
    ) -> [(combiningClass: UInt8, scalar: Unicode.Scalar)] {
        if marks.count < 2 { return marks }
        return marks.enumerated().sorted {
            ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }.map(\.element)
    }

    private static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.isASCII { return [scalar] }
        let entry = UnicodeTable.canonical.entry(scalar)
        if entry.isMapped { return Array(UnicodeTable.canonical.target(of: entry)) }
        return UnicodeTable.jamo(scalar) ?? [scalar]
    }
}

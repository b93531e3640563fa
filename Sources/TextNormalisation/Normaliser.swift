/// Makes normal forms, one after the other, in memory that is used again.
struct Normaliser {
    private var writer = WordWriter()

    /// Marks behind a letter, waiting for the last of them to be put into canonical order.
    private var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []

    /// The words of the last text, a space between them.
    var words: ArraySlice<UInt8> { writer.words }

    mutating func form(of text: String) -> NormalForm {
        let letters = writeWords(of: text)
        if letters == 0 { return .nothing }
        if letters * 2 < writer.visible {
            return NormalForm(.characters, ContentHash(CanonicalText.bytes(of: text).span, seed: 1))
        }
        return NormalForm(.words, ContentHash(writer.words.span))
    }

    /// - Returns: how many letters and digits there are.
    private mutating func writeWords(of text: String) -> Int {
        let utf8 = text.utf8.span
        writer.start()
        var place = writer.write(utf8, from: 0)
        while place < utf8.count {
            if utf8[place] < 0x80 {
                flushMarks()
                place = writer.write(utf8, from: place)
            } else {
                let (scalar, length) = UTF8Decoding.scalar(in: utf8, at: place)
                write(scalar)
                place += length
            }
        }
        flushMarks()
        return writer.letters
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        let table = UnicodeTable.folds
        let entry = table.entry(scalar)
        if entry.isMapped {
            for folded in table.target(of: entry) { write(folded: folded, as: table.entry(folded)) }
        } else if let jamo = UnicodeTable.jamo(scalar) {
            for part in jamo { write(folded: part, as: table.entry(part)) }
        } else {
            write(folded: scalar, as: entry)
        }
    }

    private mutating func write(folded scalar: Unicode.Scalar, as entry: UnicodeTable.Entry) {
        if entry.role == .mark, entry.combiningClass != 0 {
            marks.append((entry.combiningClass, scalar))
            return
        }
        flushMarks()
        if scalar.isASCII {
            writer.write(ascii: UInt8(scalar.value))
            return
        }
        switch entry.role {
        case .letter: writer.write(letter: scalar)
        case .mark: writer.write(mark: scalar)
        case .symbol: writer.write(symbol: scalar)
        case .separator: writer.writeSeparator()
        }
    }

    private mutating func flushMarks() {
        guard !marks.isEmpty else { return }
        for mark in CanonicalText.ordered(marks) { writer.write(mark: mark.scalar) }
        marks.removeAll(keepingCapacity: true)
    }
}

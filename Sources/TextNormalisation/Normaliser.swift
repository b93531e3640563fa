/// Makes normal forms, one after the other, in memory that is used again.
package struct Normaliser {
    private var writer = WordWriter()

    /// Marks behind a letter, waiting for the last of them to be put into canonical order.
    private var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []

    package init() {}

    /// The words of the last text, a space between them.
    package var words: ArraySlice<UInt8> { writer.words }

    package func withWords<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        unsafe writer.buffer.withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[..<writer.count])) }
    }

    /// Where those words begin and what stands in front of them.
    package var list: WordList { writer.list }

    mutating func form(of text: String) -> NormalForm {
        switch read(text.utf8.span) {
        case .nothing: .nothing
        case .characters: NormalForm(.characters, ContentHash(CanonicalText.bytes(of: text).span, seed: 1))
        case .words: NormalForm(.words, ContentHash(writer.words.span))
        }
    }

    /// Takes a text apart into words.
    ///
    /// - Parameter utf8: valid UTF-8.
    /// - Returns: what the text is to be compared by.
    package mutating func read(_ utf8: Span<UInt8>) -> NormalForm.Basis {
        writeWords(of: utf8)
        if writer.letters == 0 { return .nothing }
        return writer.letters * 2 < writer.visible ? .characters : .words
    }

    private mutating func writeWords(of utf8: Span<UInt8>) {
        writer.start()
        var place = writer.write(utf8, from: 0)
        while place < utf8.count {
            if utf8[place] < 0x80 {
                flushMarks()
                place = writer.write(utf8, from: place)
            } else {
                writer.source = place
                let (scalar, length) = UTF8Decoding.scalar(in: utf8, at: place)
                write(scalar)
                place += length
            }
        }
        flushMarks()
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
        case .separator: writer.write(separator: scalar)
        }
    }

    private mutating func flushMarks() {
        guard !marks.isEmpty else { return }
        for mark in CanonicalText.ordered(marks) { writer.write(mark: mark.scalar) }
        marks.removeAll(keepingCapacity: true)
    }
}

import TextNormalisation

/// Words as a search compares them: lower case, without accents, apostrophes left out.
///
/// By tables of our own, of the version of Unicode that the bundle format names: an index is compared with one that is
/// made anew, and the tables of a reader's platform may be older or newer than the writer's.
package enum FoldedWords {
    package static func of(_ text: String) -> [String] {
        var words: [String] = []
        var room: [UInt8] = []
        each(in: text, behind: [], using: &room) { word in
            words.append(String(decoding: word.indices.map { word[$0] }, as: UTF8.self))
        }
        return words
    }

    /// Gives each word of a text to a closure, in UTF-8.
    ///
    /// - Parameters:
    ///   - prefix: what is put in front of each word.
    ///   - room: in which words are put together; it may be used again.
    static func each(in text: String, behind prefix: [UInt8], using room: inout [UInt8], _ body: (Span<UInt8>) -> Void)
    {
        var text = text
        let wasSimple = text.withUTF8 { bytes in
            guard unsafe isSimple(bytes.span) else { return false }
            if room.count < prefix.count + bytes.count {
                room = prefix + repeatElement(0, count: prefix.count + bytes.count)
            } else {
                room.replaceSubrange(..<prefix.count, with: prefix)
            }
            var span = room.mutableSpan
            unsafe eachSimple(in: bytes.span, behind: prefix.count, using: &span, body)
            return true
        }
        if !wasSimple { eachOfAny(in: text, behind: prefix, body) }
    }

    private static func eachOfAny(in text: String, behind prefix: [UInt8], _ body: (Span<UInt8>) -> Void) {
        let table = UnicodeTable.search
        var word = prefix
        // Spacing marks that stand in an order of their own (Unicode, section 3.11), until the next letter.
        var marks: [(combiningClass: UInt8, scalar: Unicode.Scalar)] = []
        func end() {
            if word.count > prefix.count { body(word.span) }
            word.removeSubrange(prefix.count...)
        }
        func take(_ scalar: Unicode.Scalar) {
            if scalar.isASCII { return take(ascii: UInt8(scalar.value)) }
            let entry = table.entry(scalar)
            let combiningClass = entry.combiningClass
            if combiningClass == 0 { flush() }
            switch entry.role {
            case .mark: break
            case .letter where combiningClass == 0: word.append(contentsOf: UTF8.encode(scalar)!)
            case .letter: marks.append((combiningClass, scalar))
            // Both apostrophes, straight and curved, stand inside of a word.
            case .symbol, .separator: if scalar != "\u{2019}" { end() }
            }
        }
        func take(ascii byte: UInt8) {
            flush()
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case UInt8(ascii: "'"): break
            default: end()
            }
        }
        func flush() {
            guard !marks.isEmpty else { return }
            for mark in CanonicalText.ordered(marks) { word.append(contentsOf: UTF8.encode(mark.scalar)!) }
            marks.removeAll()
        }
        for scalar in text.unicodeScalars {
            let entry = table.entry(scalar)
            if scalar.isASCII {
                take(ascii: UInt8(scalar.value))
            } else if entry.isMapped {
                for part in table.target(of: entry) { take(part) }
            } else if let jamo = UnicodeTable.jamo(scalar) {
                for part in jamo { take(part) }
            } else {
                take(scalar)
            }
        }
        flush()
        end()
    }

    /// Whether all that is not ASCII are dashes and quotation marks (U+2010 to U+203F), which is most of English.
    private static func isSimple(_ bytes: Span<UInt8>) -> Bool {
        var place = 0
        while place < bytes.count {
            if bytes[place] < 0x80 {
                place += 1
            } else if isGeneralPunctuation(bytes, at: place) {
                place += 3
            } else {
                return false
            }
        }
        return true
    }

    private static func isGeneralPunctuation(_ bytes: Span<UInt8>, at place: Int) -> Bool {
        bytes[place] == 0xE2 && place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] >= 0x90
    }

    private static func eachSimple(
        in bytes: Span<UInt8>, behind start: Int, using room: inout MutableSpan<UInt8>, _ body: (Span<UInt8>) -> Void
    ) {
        var count = start
        func end(_ room: borrowing MutableSpan<UInt8>) {
            if count > start { body(room.span.extracting(0..<count)) }
            count = start
        }
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                room[count] = byte
                count += 1
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                room[count] = byte | 0x20
                count += 1
            case UInt8(ascii: "'"): break
            case 0x80...:
                if bytes[place + 2] != 0x99 { end(room) }
                place += 2
            default: end(room)
            }
            place += 1
        }
        end(room)
    }
}

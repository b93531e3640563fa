@_spi(_Unicode) import Swift

/// Words as a search compares them: lower case, without accents, apostrophes left out.
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
        var word = prefix
        func end() {
            if word.count > prefix.count { body(word.span) }
            word.removeSubrange(prefix.count...)
        }
        for scalar in text.lowercased()._nfd {
            switch scalar.properties.generalCategory {
            case .nonspacingMark: continue
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spacingMark:
                word.append(contentsOf: UTF8.encode(scalar)!)
            default:
                // Both apostrophes, straight and curved, stand inside of a word.
                if scalar != "'", scalar != "\u{2019}" { end() }
            }
        }
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

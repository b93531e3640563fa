@_spi(_Unicode) import Swift

/// Words as a search compares them: lower case, without accents, apostrophes left out.
package enum FoldedWords {
    package static func of(_ text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        each(in: text, after: 0, of: &word) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Gives each word of a text to a closure.
    ///
    /// - Parameters:
    ///   - start: how many bytes of the buffer to leave in front of each word.
    ///   - buffer: in which words are put together.
    static func each(in text: String, after start: Int, of buffer: inout [UInt8], _ body: ([UInt8]) -> Void) {
        var text = text
        let wasSimple = text.withUTF8 { bytes in
            guard unsafe isSimple(bytes.span) else { return false }
            unsafe eachSimple(in: bytes.span, after: start, of: &buffer, body)
            return true
        }
        if !wasSimple { eachOfAny(in: text, after: start, of: &buffer, body) }
    }

    private static func eachOfAny(
        in text: String, after start: Int, of buffer: inout [UInt8], _ body: ([UInt8]) -> Void
    ) {
        func end() {
            if buffer.count > start { body(buffer) }
            buffer.removeSubrange(start...)
        }
        for scalar in text.lowercased()._nfd {
            switch scalar.properties.generalCategory {
            case .nonspacingMark: continue
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spacingMark:
                buffer.append(contentsOf: UTF8.encode(scalar)!)
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
        in bytes: Span<UInt8>, after start: Int, of buffer: inout [UInt8], _ body: ([UInt8]) -> Void
    ) {
        func end() {
            if buffer.count > start { body(buffer) }
            buffer.removeLast(buffer.count - start)
        }
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): buffer.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): buffer.append(byte | 0x20)
            case UInt8(ascii: "'"): break
            case 0x80...:
                if bytes[place + 2] != 0x99 { end() }
                place += 2
            default: end()
            }
            place += 1
        }
        end()
    }
}

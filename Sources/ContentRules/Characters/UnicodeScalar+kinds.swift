/// What rules ask about single characters.
extension Unicode.Scalar {
    /// A letter of any script, or a mark that belongs to one.
    var isLetter: Bool {
        if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
        return properties.isAlphabetic
    }

    var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }

    /// A digit of any script.
    var isDigit: Bool { value < 0x80 ? isASCIIDigit : properties.numericType == .decimal }

    var isLowercaseLetter: Bool { value < 0x80 ? value >= 0x61 && value <= 0x7A : properties.isLowercase }

    var isUppercaseLetter: Bool { value < 0x80 ? value >= 0x41 && value <= 0x5A : properties.isUppercase }

    /// White space as Unicode has it, line ends included.
    var isSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

    var isLatinLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x024F, 0x1E00...0x1EFF: true
        default: false
        }
    }

    var isGreekLetter: Bool {
        (0x0370...0x03FF).contains(value) || (0x1F00...0x1FFF).contains(value)
    }

    var isCyrillicLetter: Bool { (0x0400...0x0481).contains(value) || (0x048A...0x052F).contains(value) }

    /// Chinese and Japanese characters, and Korean ones, with their punctuation.
    var isEastAsian: Bool {
        switch value {
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// A script whose letters change shape beside each other, so that joiners have a meaning.
    var isOfJoiningScript: Bool {
        switch value {
        // Arabic, Syriac, Thaana, N'Ko; the scripts of India and Sri Lanka; Burmese; Khmer and Mongolian; Arabic again.
        case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
        default: false
        }
    }

    /// A script that writes no spaces between words and may mark where a line can end: Thai, Lao, Burmese, Khmer.
    var isOfScriptWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }

    /// Something that can be an emoji; digits do not count.
    var isEmoji: Bool { value > 0x7F && properties.isEmoji }
}

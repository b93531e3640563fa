@_spi(_Unicode) import Swift

/// Words as a search compares them: lower case, without accents, apostrophes left out.
enum FoldedWords {
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func end() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in text.lowercased()._nfd {
            switch scalar.properties.generalCategory {
            case .nonspacingMark: continue
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spacingMark:
                word.append(scalar)
            default:
                // Both apostrophes, straight and curved, stand inside of a word.
                if scalar != "'", scalar != "\u{2019}" { end() }
            }
        }
        end()
        return words
    }
}

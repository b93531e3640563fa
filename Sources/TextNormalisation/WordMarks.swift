/// What stands in front of a word and says something about its place in the text.
package struct WordMarks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The end of a sentence, or the beginning of the text.
    package static let sentence = WordMarks(rawValue: 1 << 0)
    package static let dash = WordMarks(rawValue: 1 << 1)
    package static let comma = WordMarks(rawValue: 1 << 2)
    package static let colon = WordMarks(rawValue: 1 << 3)
    package static let bracket = WordMarks(rawValue: 1 << 4)
    package static let quote = WordMarks(rawValue: 1 << 5)
    /// A new line.
    package static let line = WordMarks(rawValue: 1 << 6)

    /// The end of something in brackets.
    package static let bracketEnd = WordMarks(rawValue: 1 << 7)

    /// What an ASCII character between words means.
    init(separator: UInt8) {
        switch separator {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): self = .sentence
        case UInt8(ascii: ","), UInt8(ascii: ";"): self = .comma
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .bracket
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .bracketEnd
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
        case UInt8(ascii: "~"): self = .dash
        case UInt8(ascii: "\n"): self = .line
        default: self = []
        }
    }

    /// What a character beyond ASCII between words means.
    init(separator: Unicode.Scalar) {
        switch separator.properties.generalCategory {
        case .dashPunctuation: self = .dash
        case .initialPunctuation, .finalPunctuation: self = .quote
        case .openPunctuation: self = (0x201A...0x201E).contains(separator.value) ? .quote : .bracket
        case .closePunctuation: self = .bracketEnd
        case .lineSeparator, .paragraphSeparator: self = .line
        default:
            switch separator {
            case "…", "。", "！", "？", "؟", "।": self = .sentence
            case "、", "،", "，", "；": self = .comma
            case "：": self = .colon
            default: self = []
            }
        }
    }
}

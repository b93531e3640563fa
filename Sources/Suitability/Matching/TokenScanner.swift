import TextNormalisation

/// Cuts a text into the words that rules are compared with: folded, each knowing where it was written.
///
/// A word is a run of letters and digits. The signs ' @ $ ! * belong to it where they stand between letters or digits;
/// @ and $ also right in front of a letter or behind one, and two or more stars behind one, because words are masked
/// and disguised with them. Case, accents and invisible characters do not count.
package struct TokenScanner: Sendable {
    package struct Token: Sendable {
        /// Bytes of the text.
        package let start: Int
        package var end: Int

        /// Where its folded bytes lie in `bytes`.
        package let folded: Range<Int>

        /// FNV-1a of the folded bytes.
        package let hash: UInt64
        package let traits: Traits

        /// Whether nothing but white space and hyphens stands between the word in front and this one.
        package let isJoined: Bool
    }

    /// What makes a word worth a second look.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let letter = Traits(rawValue: 1)
        package static let digit = Traits(rawValue: 2)
        package static let apostrophe = Traits(rawValue: 4)
        /// One of @ $ !, which may stand for a letter.
        static let disguise = Traits(rawValue: 8)
        static let star = Traits(rawValue: 16)
        /// A letter three times in a row.
        static let stretched = Traits(rawValue: 32)
        static let beyondASCII = Traits(rawValue: 64)
    }

    package private(set) var tokens: [Token] = []

    /// Folded bytes of all tokens, end to end.
    package private(set) var bytes: [UInt8] = []

    /// Whether a lower-case letter stands anywhere in the text, of those that have two cases.
    private(set) var hasLowerCase = false

    // The word that is being read.
    private var start = 0
    private var foldedStart = 0
    private var hash = FoldedHash.start
    private var traits = Traits(rawValue: 0)
    private var repeats = 0
    private var isOpen = false
    private var isJoined = false

    package init() {}

    package func folded(of token: Token) -> [UInt8] { Array(bytes[token.folded]) }

    package mutating func scan(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        scan(text.utf8.span)
    }

    package mutating func scan(_ text: Span<UInt8>) {
        tokens.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        hasLowerCase = false
        isOpen = false
        isJoined = false
        var place = 0
        while place < text.count {
            let byte = text[place]
            switch ByteClass.of(byte) {
            case .lower:
                hasLowerCase = true
                append(byte, .letter, at: place)
                place += 1
            case .upper:
                append(byte | 0x20, .letter, at: place)
                place += 1
            case .digit:
                append(byte, .digit, at: place)
                place += 1
            case .joint:
                if isOpen { close(at: place) }
                place += 1
            case .sign: place = readSigns(text, place)
            case .other:
                if isOpen { close(at: place) }
                isJoined = false
                place += 1
            case .beyond: place = readScalar(text, place)
            }
        }
        if isOpen { close(at: text.count) }
    }

    // MARK: Parts of a word

    @inline(__always)
    private mutating func append(_ byte: UInt8, _ trait: Traits, at place: Int) {
        if !isOpen { open(at: place) }
        if let last = bytes.last, last == byte, bytes.count > foldedStart {
            repeats += 1
            if repeats == 2, trait == .letter { traits.insert(.stretched) }
        } else {
            repeats = 0
        }
        traits.insert(trait)
        bytes.append(byte)
        hash = FoldedHash.adding(byte, to: hash)
    }

    private mutating func open(at place: Int) {
        isOpen = true
        start = place
        foldedStart = bytes.count
        hash = FoldedHash.start
        traits = []
        repeats = 0
    }

    private mutating func close(at place: Int) {
        isOpen = false
        tokens.append(
            Token(
                start: start, end: place, folded: foldedStart..<bytes.count, hash: hash, traits: traits,
                isJoined: isJoined))
        isJoined = true
    }

    /// Reads a run of signs and decides whether it belongs to a word.
    private mutating func readSigns(_ text: Span<UInt8>, _ first: Int) -> Int {
        var end = first
        while end < text.count, let length = Self.signLength(text, end) { end += length }
        let next = end < text.count ? ByteClass.of(text[end]) : .other
        let leadsOn =
            next == .lower || next == .upper || next == .digit || (next == .beyond && !Self.isBreak(text, end))
        let last = text[end - 1]
        if isOpen, leadsOn {
            appendSigns(text, first..<end)
        } else if isOpen, traits.contains(.letter), Self.maskLength(text, first..<end) > 0 {
            let mask = Self.maskLength(text, first..<end)
            appendSigns(text, first..<first + mask)
            close(at: first + mask)
            if first + mask < end { isJoined = false }
        } else if !isOpen, leadsOn, next != .digit, last == UInt8(ascii: "@") || last == UInt8(ascii: "$") {
            var begin = end
            while begin > first, text[begin - 1] == UInt8(ascii: "@") || text[begin - 1] == UInt8(ascii: "$") {
                begin -= 1
            }
            if begin > first { isJoined = false }
            appendSigns(text, begin..<end)
        } else {
            if isOpen { close(at: first) }
            // Apostrophes of "asses' milk" and "get 'em" part no phrase.
            if !Self.areApostrophes(text, first..<end) { isJoined = false }
        }
        return end
    }

    private static func areApostrophes(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { text[$0] >= 0x80 || text[$0] == UInt8(ascii: "'") }
    }

    private mutating func appendSigns(_ text: Span<UInt8>, _ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "!"): append(byte, .disguise, at: place)
            case UInt8(ascii: "*"): append(byte, .star, at: place)
            default: append(UInt8(ascii: "'"), .apostrophe, at: place)
            }
            place += byte < 0x80 ? 1 : 3
        }
    }

    /// How many signs behind a letter mask the rest of the word: those out of @ and $, or two stars and more.
    private static func maskLength(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
        var length = 0
        while length < range.count,
            [UInt8(ascii: "@"), UInt8(ascii: "$")].contains(text[range.lowerBound + length])
        {
            length += 1
        }
        if length > 0 { return length }
        while length < range.count, text[range.lowerBound + length] == UInt8(ascii: "*") { length += 1 }
        return length > 1 ? length : 0
    }

    /// The bytes of a sign of a word; nil for everything else. Curly single quotation marks are apostrophes.
    private static func signLength(_ text: Span<UInt8>, _ place: Int) -> Int? {
        if ByteClass.of(text[place]) == .sign { return 1 }
        return isCurlyApostrophe(text, place) ? 3 : nil
    }

    private static func isCurlyApostrophe(_ text: Span<UInt8>, _ place: Int) -> Bool {
        text[place] == 0xE2 && place + 2 < text.count && text[place + 1] == 0x80
            && (text[place + 2] == 0x98 || text[place + 2] == 0x99)
    }

    // MARK: Beyond ASCII

    /// Whether a character beyond ASCII ends a word.
    private static func isBreak(_ text: Span<UInt8>, _ place: Int) -> Bool {
        let (scalar, _) = UTF8Decoding.scalar(in: text, at: place)
        var isBreak = false
        FoldedName.eachPart(of: scalar) { if $0 == nil { isBreak = true } }
        return isBreak
    }

    private mutating func readScalar(_ text: Span<UInt8>, _ place: Int) -> Int {
        if Self.isCurlyApostrophe(text, place) { return readSigns(text, place) }
        let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
        // Punctuation that every other quotation holds.
        if scalar.value >= 0x2012, scalar.value <= 0x2027 {
            if isOpen { close(at: place) }
            isJoined = false
            return place + length
        }
        if scalar.properties.isLowercase { hasLowerCase = true }
        var parts: [[UInt8]?] = []
        FoldedName.eachPart(of: scalar) { parts.append($0) }
        for part in parts {
            if let letters = part {
                for letter in letters {
                    let isDigit = letter >= 0x30 && letter <= 0x39
                    append(letter, isDigit ? .digit : .letter, at: place)
                }
                if isOpen { traits.insert(.beyondASCII) }
            } else {
                if isOpen { close(at: place) }
                let isJoint = scalar.properties.isWhitespace || scalar.value == 0x2010 || scalar.value == 0x2011
                if !isJoint { isJoined = false }
            }
        }
        return place + length
    }
}

/// What a byte may be to a word.
private enum ByteClass: UInt8 {
    case lower, upper, digit
    /// White space and hyphens, which stand between the words of a phrase.
    case joint
    /// Belongs to a word under conditions.
    case sign
    case other
    case beyond

    @inline(__always)
    static func of(_ byte: UInt8) -> ByteClass {
        switch byte {
        case 0x61...0x7A: .lower
        case 0x20, 0x2D, 0x09...0x0D: .joint
        case 0x41...0x5A: .upper
        case 0x30...0x39: .digit
        case UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "*"): .sign
        case 0x80...: .beyond
        default: .other
        }
    }
}

import TextMatching
import TextNormalisation

/// Which of several records that say the same becomes the one that stays: the least of them.
///
/// Published before unpublished, so that ids which people have as favourites live on; whole before cut off; without
/// unknown words before with; with an author before without; the text alone before one with a label or a name around
/// it; well set before carelessly set; with an id that people can find before a copy somebody just added; then whatever
/// never depends on the order of the input: the text's hash and the id.
struct Preference: Comparable {
    private let faults: UInt8
    private let content: ContentHash
    private let id: String

    /// - Parameters:
    ///   - isCutOff: whether the text ends in the middle.
    ///   - hasUnknownWords: whether there are words in it that look mistyped.
    init(_ record: DedupeRecord, isCutOff: Bool = false, hasUnknownWords: Bool = false) {
        self.init(
            id: record.id, text: Array(record.text.utf8), isPublished: record.isPublished,
            hasAuthor: record.author != nil, isCutOff: isCutOff, hasUnknownWords: hasUnknownWords)
    }

    /// The preference for a record of a run.
    init(of place: Int, _ source: some RecordSource, _ texts: MatchTexts) {
        self.init(
            id: source.id(place), text: texts.bytes(of: place), isPublished: source.isPublished(place),
            hasAuthor: source.hasAuthor(place), isCutOff: texts.isCutOff(place),
            hasUnknownWords: texts.unknownWords(place) > 0, isFramed: texts.isFramed(place),
            hasWrittenID: source.hasWrittenID(place))
    }

    /// - Parameter isFramed: whether a label or a name stands around the text.
    init(
        id: String, text: [UInt8], isPublished: Bool, hasAuthor: Bool, isCutOff: Bool = false,
        hasUnknownWords: Bool = false, isFramed: Bool = false, hasWrittenID: Bool = true
    ) {
        faults =
            (isPublished ? 0 : 128) + (isCutOff ? 64 : 0) + (hasUnknownWords ? 32 : 0) + (hasAuthor ? 0 : 16)
            + (isFramed ? 8 : 0) + 2 * Self.typographicalFaults(text) + (hasWrittenID ? 0 : 1)
        content = ContentHash(text.span)
        self.id = id
    }

    /// What speaks for this record rather than for another one that is behind it, as a phrase.
    func reason(over other: Preference) -> String {
        let reasons: [(bit: UInt8, words: String)] = [
            (128, "it is published"), (64, "it is not cut off"), (32, "all its words are known"),
            (16, "it names an author"), (8, "nothing stands around its words"),
            (6, "its capitals and punctuation are better"), (1, "its id is written down"),
        ]
        let first = reasons.first { faults & $0.bit < other.faults & $0.bit }
        return first?.words ?? "nothing else tells them apart, so the hashes of the texts decide"
    }

    static func < (one: Preference, other: Preference) -> Bool {
        if one.faults != other.faults { return one.faults < other.faults }
        if one.content != other.content { return one.content < other.content }
        return one.id.utf8.lexicographicallyPrecedes(other.id.utf8)
    }

    /// One for text all in capitals or all in small letters, one for text that ends without punctuation.
    private static func typographicalFaults(_ text: [UInt8]) -> UInt8 {
        var hasUpper = false
        var hasLower = false
        var place = 0
        while place < text.count, !hasUpper || !hasLower {
            if text[place] < 0x80 {
                hasUpper = hasUpper || text[place] &- UInt8(ascii: "A") < 26
                hasLower = hasLower || text[place] &- UInt8(ascii: "a") < 26
                place += 1
            } else {
                let (scalar, length) = UTF8Decoding.scalar(in: text.span, at: place)
                hasUpper = hasUpper || scalar.properties.isUppercase
                hasLower = hasLower || scalar.properties.isLowercase
                place += length
            }
        }
        return (hasUpper != hasLower ? 1 : 0) + (endsWithPunctuation(text) ? 0 : 1)
    }

    /// A full stop or the like, maybe inside quotation marks or brackets.
    private static func endsWithPunctuation(_ text: [UInt8]) -> Bool {
        // No more than the last characters matter, and a broken one in front of them is none of them.
        for scalar in String(decoding: text.suffix(32), as: UTF8.self).unicodeScalars.reversed() {
            switch scalar.properties.generalCategory {
            case .otherPunctuation where scalar != "\"" && scalar != "'": return true
            case .finalPunctuation, .closePunctuation, .otherPunctuation, .spaceSeparator, .control: continue
            default: return false
            }
        }
        return false
    }
}

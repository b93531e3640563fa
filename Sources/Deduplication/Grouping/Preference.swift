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

    /// The place of its id among those of all records.
    private let idRank: UInt32

    /// The preference for one of several records with one id.
    init(_ record: DedupeRecord) {
        var text = record.text
        self = text.withUTF8 { text in
            Preference(
                idRank: 0, text: unsafe text.span, isPublished: record.isPublished, hasAuthor: record.author != nil)
        }
    }

    /// The preference for a record of a run.
    init(of place: Int, _ source: some RecordSource, _ texts: MatchTexts, _ order: IDOrder) {
        self = unsafe texts.table.withText(place) { text in
            Preference(
                idRank: order.ranks[place], text: unsafe text.span, isPublished: source.isPublished(place),
                hasAuthor: source.hasAuthor(place), isCutOff: texts.isCutOff(place),
                hasUnknownWords: texts.unknownWords(place) > 0, isFramed: texts.isFramed(place),
                hasWrittenID: source.hasWrittenID(place))
        }
    }

    /// - Parameter isFramed: whether a label or a name stands around the text.
    private init(
        idRank: UInt32, text: Span<UInt8>, isPublished: Bool, hasAuthor: Bool, isCutOff: Bool = false,
        hasUnknownWords: Bool = false, isFramed: Bool = false, hasWrittenID: Bool = true
    ) {
        faults =
            (isPublished ? 0 : 128) + (isCutOff ? 64 : 0) + (hasUnknownWords ? 32 : 0) + (hasAuthor ? 0 : 16)
            + (isFramed ? 8 : 0) + 2 * Self.typographicalFaults(text) + (hasWrittenID ? 0 : 1)
        content = ContentHash(text)
        self.idRank = idRank
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
        return one.idRank < other.idRank
    }

    /// One for text all in capitals or all in small letters, one for text that ends without punctuation.
    private static func typographicalFaults(_ text: Span<UInt8>) -> UInt8 {
        var hasUpper = false
        var hasLower = false
        var place = 0
        while place < text.count, !hasUpper || !hasLower {
            if text[place] < 0x80 {
                hasUpper = hasUpper || text[place] &- UInt8(ascii: "A") < 26
                hasLower = hasLower || text[place] &- UInt8(ascii: "a") < 26
                place += 1
            } else {
                let (scalar, length) = UTF8Decoding.scalar(in: text, at: place)
                hasUpper = hasUpper || scalar.properties.isUppercase
                hasLower = hasLower || scalar.properties.isLowercase
                place += length
            }
        }
        return (hasUpper != hasLower ? 1 : 0) + (endsWithPunctuation(text) ? 0 : 1)
    }

    /// A full stop or the like, maybe inside quotation marks or brackets.
    private static func endsWithPunctuation(_ text: Span<UInt8>) -> Bool {
        // Nearly all texts end in a letter or a full stop.
        if let last = text.indices.last {
            if (text[last] | 0x20) &- UInt8(ascii: "a") < 26 { return false }
            if text[last] == UInt8(ascii: ".") { return true }
        }
        // No more than the last characters matter, and a broken one in front of them is none of them.
        let end = text.extracting(last: 32)
        for scalar in String(decoding: end.indices.map { end[$0] }, as: UTF8.self).unicodeScalars.reversed() {
            switch scalar.properties.generalCategory {
            case .otherPunctuation where scalar != "\"" && scalar != "'": return true
            case .finalPunctuation, .closePunctuation, .otherPunctuation, .spaceSeparator, .control: continue
            default: return false
            }
        }
        return false
    }
}

import TextNormalisation

/// Which of several records that say the same becomes the one that stays: the least of them.
///
/// Published before unpublished, so that ids which people have as favourites live on; with an author before without;
/// well set before carelessly set; then whatever never depends on the order of the input: the text's hash and the id.
struct Preference: Comparable {
    private let faults: UInt8
    private let content: ContentHash
    private let id: String

    init(_ record: DedupeRecord) {
        faults =
            (record.isPublished ? 0 : 8) + (record.author == nil ? 4 : 0) + Self.typographicalFaults(record.text)
        content = ContentHash(record.text.utf8.span)
        id = record.id
    }

    static func < (one: Preference, other: Preference) -> Bool {
        if one.faults != other.faults { return one.faults < other.faults }
        if one.content != other.content { return one.content < other.content }
        return one.id.utf8.lexicographicallyPrecedes(other.id.utf8)
    }

    /// One for text all in capitals or all in small letters, one for text that ends without punctuation.
    private static func typographicalFaults(_ text: String) -> UInt8 {
        var hasUpper = false
        var hasLower = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isUppercase { hasUpper = true }
            if scalar.properties.isLowercase { hasLower = true }
            if hasUpper, hasLower { break }
        }
        let isUnmixed = hasUpper != hasLower
        return (isUnmixed ? 1 : 0) + (endsWithPunctuation(text) ? 0 : 1)
    }

    /// A full stop or the like, maybe inside quotation marks or brackets.
    private static func endsWithPunctuation(_ text: String) -> Bool {
        for scalar in text.unicodeScalars.reversed() {
            switch scalar.properties.generalCategory {
            case .otherPunctuation where scalar != "\"" && scalar != "'": return true
            case .finalPunctuation, .closePunctuation, .otherPunctuation, .spaceSeparator, .control: continue
            default: return false
            }
        }
        return false
    }
}

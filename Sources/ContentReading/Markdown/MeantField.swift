import CatalogModel
import Diagnostics
import MarkdownReading

/// A line that somebody meant as a field of the list under an entry, whatever stands in front of its key:
/// `– moods: tired`, `-moods: tired`, `moods: tired`.
struct MeantField {
    /// From the mark on, or from the key where there is none.
    let whole: Range<Int>

    /// From the key to the last character of the value.
    let words: Range<Int>

    /// Whether a hyphen, a dash or a bullet stands in front of the key.
    var hasMark: Bool { words.lowerBound > whole.lowerBound }

    /// Nil for a line that begins with none of the keys.
    ///
    /// - Parameter line: without a mark of the block quote.
    init?(_ line: Range<Int>, in bytes: [UInt8]) {
        whole = line.trimmed(in: bytes)
        let mark = Self.marks.first { bytes[line.trimmed(in: bytes)].starts(with: $0.utf8) }
        words = (whole.lowerBound + (mark?.utf8.count ?? 0)..<whole.upperBound).trimmed(in: bytes)
        let key = bytes[words].prefix { $0.isLetter }
        guard key.endIndex < words.upperBound, bytes[key.endIndex] == UInt8(ascii: ":"),
            EntryField(rawValue: String(decoding: key, as: UTF8.self)) != nil
        else { return nil }
    }

    /// As an item of a list.
    var item: MarkdownList.Item { MarkdownList.Item(bullet: whole.lowerBound, first: words, rest: []) }

    private static let marks = ["-", "–", "—", "−", "‐", "•", "·", "*", "+"]
}

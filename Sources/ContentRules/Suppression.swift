import CatalogModel
import Diagnostics

/// A finding that is meant to stay: `RULE until 2027-01-31 because REASON`.
package struct Suppression: Sendable {
    package let rule: Located<RuleID>

    /// The last day on which it counts.
    package let until: Located<CalendarDay>
    package let reason: Located<String>

    /// All of it, as written.
    package let range: SourceRange

    /// What a text lacks to be a suppression, and where that should stand.
    package struct Malformation: Error, Hashable, Sendable {
        package let missing: Part
        package let range: SourceRange

        package enum Part: Hashable, Sendable {
            case rule, until, day, because, reason
        }
    }

    package init(_ text: SourceText) throws(Malformation) {
        var words = Words(text.string)
        func read<Value>(
            _ part: Malformation.Part, _ word: Range<Int>, as value: (String) -> Value?
        ) throws(Malformation) -> Located<Value> {
            guard !word.isEmpty, let value = value(words.string(word)) else {
                throw Malformation(missing: part, range: text.range(word))
            }
            return Located(value, at: text.range(word))
        }
        rule = try read(.rule, words.next()) { RuleID($0) }
        _ = try read(.until, words.next()) { $0 == "until" ? $0 : nil }
        until = try read(.day, words.next()) { CalendarDay($0) }
        _ = try read(.because, words.next()) { $0 == "because" ? $0 : nil }
        reason = try read(.reason, words.rest()) { $0 }
        range = text.range
    }

    /// Takes a text apart at its white space; where nothing is left, the word is the empty range at the end.
    private struct Words {
        private let bytes: [UInt8]
        private var offset = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

        mutating func next() -> Range<Int> {
            skipSpace()
            let start = offset
            while offset < bytes.count, !Self.isSpace(bytes[offset]) { offset += 1 }
            return start..<offset
        }

        /// Everything that is left, without the space around it.
        mutating func rest() -> Range<Int> {
            skipSpace()
            var end = bytes.count
            while end > offset, Self.isSpace(bytes[end - 1]) { end -= 1 }
            return offset..<end
        }

        private mutating func skipSpace() {
            while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
    }
}

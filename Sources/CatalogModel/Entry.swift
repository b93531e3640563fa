import Diagnostics

/// One message as an editor wrote it, with the place of every part.
package struct Entry: Hashable, Sendable {
    /// The words. Lines of a paragraph are joined by spaces, hard breaks are `\n`, paragraphs `\n\n`.
    package var text: SourceText
    package var attribution: Attribution?

    /// Its own fields.
    package var fields: Fields

    /// Fields common to its file; its own win.
    package var common: Fields

    /// All of it, fields included.
    package var range: SourceRange

    package init(
        text: SourceText, attribution: Attribution?, fields: Fields, common: Fields, range: SourceRange
    ) {
        self.text = text
        self.attribution = attribution
        self.fields = fields
        self.common = common
        self.range = range
    }

    /// The field that counts: the entry's own or else its file's.
    package subscript(key: EntryField) -> Field? { fields[key] ?? common[key] }

    /// The first value of a field.
    package func value(_ key: EntryField) -> SourceText? { self[key]?.values.first }

    /// `quote` with an attribution and `message` without, unless stated.
    package var kind: Kind {
        value(.kind).flatMap { Kind(rawValue: $0.string) } ?? (attribution == nil ? .message : .quote)
    }

    package var id: MessageID? { value(.id).flatMap { MessageID($0.string) } }
    package var category: SourceText? { value(.category) }
    package var language: SourceText? { value(.language) }
    package var moods: [SourceText] { self[.moods]?.values ?? [] }
    package var ages: Ages? { value(.ages).flatMap { Ages($0.string) } }

    /// Stated, or what the kind implies: `original` for what was written in house, else nil.
    package var status: AttributionStatus? {
        value(.status).flatMap { AttributionStatus(rawValue: $0.string) } ?? (kind == .quote ? nil : .original)
    }

    /// Two entries are the same if they publish the same: places are not compared, nor is where a field was stated.
    package static func == (one: Entry, other: Entry) -> Bool {
        one.text == other.text && one.attribution == other.attribution
            && EntryField.allCases.allSatisfy { key in
                switch key {
                case .allow: one.suppressions == other.suppressions
                // Stated or assumed, it publishes the same.
                case .kind: one.kind == other.kind
                default: one[key]?.values == other[key]?.values
                }
            }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Findings that are meant to stay, the file's and its own.
    package var suppressions: [SourceText] { (common.suppressions + fields.suppressions).flatMap(\.values) }
}

import Diagnostics

/// One message as an editor wrote it, with the place of every part.
///
/// Entries go through every step of the line, so a copy costs one reference: the parts lie in a box that is copied when
/// one of several owners changes it.
package struct Entry: Hashable, Sendable {
    /// The parts; only ever changed by their one owner.
    private final class Parts: @unchecked Sendable {
        var text: SourceText
        var attribution: Attribution?
        var fields: Fields
        var common: Fields
        var range: SourceRange

        init(text: SourceText, attribution: Attribution?, fields: Fields, common: Fields, range: SourceRange) {
            self.text = text
            self.attribution = attribution
            self.fields = fields
            self.common = common
            self.range = range
        }
    }

    private var parts: Parts

    package init(
        text: SourceText, attribution: Attribution?, fields: Fields, common: Fields, range: SourceRange
    ) {
        parts = Parts(text: text, attribution: attribution, fields: fields, common: common, range: range)
    }

    /// Gives this value parts of its own before they are changed.
    private mutating func own() {
        if isKnownUniquelyReferenced(&parts) { return }
        parts = Parts(
            text: parts.text, attribution: parts.attribution, fields: parts.fields, common: parts.common,
            range: parts.range)
    }

    /// The words. Lines of a paragraph are joined by spaces, hard breaks are `\n`, paragraphs `\n\n`.
    package var text: SourceText {
        get { parts.text }
        set {
            own()
            parts.text = newValue
        }
    }

    package var attribution: Attribution? {
        get { parts.attribution }
        set {
            own()
            parts.attribution = newValue
        }
    }

    /// Its own fields.
    package var fields: Fields {
        get { parts.fields }
        set {
            own()
            parts.fields = newValue
        }
    }

    /// Fields common to its file; its own win.
    package var common: Fields {
        get { parts.common }
        set {
            own()
            parts.common = newValue
        }
    }

    /// All of it, fields included.
    package var range: SourceRange {
        get { parts.range }
        set {
            own()
            parts.range = newValue
        }
    }

    /// The field that counts: the entry's own or else its file's.
    package subscript(key: EntryField) -> Field? { fields[key] ?? common[key] }

    /// The first value of a field.
    package func value(_ key: EntryField) -> SourceText? { self[key]?.values.first }

    /// `quote` where somebody is credited and `message` where nobody is, unless stated.
    package var kind: Kind {
        value(.kind).flatMap { Kind(rawValue: $0.string) } ?? (isCredited ? .quote : .message)
    }

    /// Whether it says who said it, be it nobody in particular.
    package var isCredited: Bool { attribution != nil || self[.attributedTo] != nil }

    package var id: MessageID? { value(.id).flatMap { MessageID($0.string) } }
    package var category: SourceText? { value(.category) }
    package var language: SourceText? { value(.language) }
    package var moods: [SourceText] { self[.moods]?.values ?? [] }
    package var ages: Ages? { value(.ages).flatMap { Ages($0.string) } }

    /// Stated, or what the kind implies: `original` for what was written in house, else nil.
    package var status: AttributionStatus? {
        value(.status).flatMap { AttributionStatus(rawValue: $0.string) } ?? (kind == .quote ? nil : .original)
    }

    /// Where a finding about the status belongs: at the entry's own, else at the author, since a status of the whole file
    /// is right for the other entries.
    package var placeOfStatus: SourceRange {
        fields[.status]?.values.first?.range ?? attribution.map { $0.author?.written.range ?? $0.range } ?? text.range
    }

    /// Two entries are the same if they publish the same: places are not compared, nor is where a field was stated.
    package static func == (one: Entry, other: Entry) -> Bool {
        one.text == other.text && one.attribution == other.attribution
            && EntryField.allCases.allSatisfy { key in
                switch key {
                case .allow: one.suppressions == other.suppressions
                // Stated or assumed, it publishes the same.
                case .kind: one.kind == other.kind
                case .formerly: one.corrections == other.corrections
                default: one[key]?.values == other[key]?.values
                }
            }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Who was credited before, the first first.
    package var corrections: [SourceText] { fields.all(.formerly).flatMap(\.values) }

    /// Findings that are meant to stay, the file's and its own.
    package var suppressions: [SourceText] { (common.suppressions + fields.suppressions).flatMap(\.values) }
}

/// One key of the content format: the single place that says what it may hold.
///
/// The readers, the writers, the JSON Schema, the XSD and the content guide's table are all made from these.
package struct FieldDeclaration: Sendable {
    package let key: String
    package let type: ValueType

    /// Whether it holds several values: separated by commas in Markdown and attributes, repeated as XML elements.
    package let isList: Bool

    package let isRequired: Bool

    /// Whether it may stand once for a whole file of entries.
    package let mayBeCommon: Bool

    /// The kinds it belongs to; nil for all.
    package let kinds: Set<Kind>?

    /// How XML writes it: an attribute unless its values are long or many.
    package let xml: XMLForm

    /// What it is for, as one line of the guide.
    package let summary: String

    /// Whether the key may stand more than once in one entry.
    package var isRepeatable: Bool {
        switch type {
        case .suppression, .correction: true
        default: false
        }
    }

    package enum XMLForm: Hashable, Sendable {
        case attribute
        /// An element of this name, repeated where there are several values.
        case element(String)
    }

    package init(
        _ key: String, _ type: ValueType, list: Bool = false, required: Bool = false, common: Bool = false,
        kinds: Set<Kind>? = nil, xml: XMLForm = .attribute, _ summary: String
    ) {
        self.key = key
        self.type = type
        isList = list
        isRequired = required
        mayBeCommon = common
        self.kinds = kinds
        self.xml = xml
        self.summary = summary
    }
}

/// What a value must look like. Names of people and things are looked up after all files are read.
package indirect enum ValueType: Sendable {
    /// One line of text.
    case line
    /// Text that may have several paragraphs.
    case text
    case identifier
    case integer
    case boolean
    case ages
    case year
    case day
    /// An https address.
    case link
    /// BCP 47, such as `en` or `pt-BR`.
    case language
    /// `4:05` or `1:02:30`.
    case duration
    /// A closed list.
    case oneOf([String])
    /// Slug of a category file.
    case category
    /// A mood of the settings.
    case mood
    /// A translator: `George Long` or `George Long, 1862`.
    case person
    /// `RULE until 2027-01-31 because REASON`.
    case suppression
    /// `AUTHOR until 2026-11-21 because REASON`.
    case correction
    /// Keys of its own.
    case record([FieldDeclaration])
    /// A name, or keys of its own with the name under `text`.
    case nameOrRecord([FieldDeclaration])
    /// Any rule id with a level: `off`, `note`, `warning`, `error`.
    case ruleLevels
}

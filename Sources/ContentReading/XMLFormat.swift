import CatalogModel

/// Names of the XML syntax that are not the name of a field.
package enum XMLFormat {
    package static let namespace = "urn:florilegium:content:1"

    /// The root of a file of entries.
    package static let messages = "messages"
    /// What HTML has for the look of words.
    static let formatting: Set<String> = [
        "b", "i", "em", "strong", "u", "s", "span", "font", "small", "big", "a", "mark", "code", "sup", "sub",
    ]
    static let heading = "heading"
    static let text = "text"
    static let paragraph = "p"
    static let lineBreak = "br"
    static let author = "author"
    static let work = "work"

    /// What `<author>` and `<work>` may say in attributes.
    static let authorAttributes = ["ref"]
    static let workAttributes = ["ref", "locator", "year", "translator", "translated"]
    static let allowAttributes = ["rule", "until", "because"]

    /// Attributes of an entry, in the order in which they are written; its kind is the element's name.
    static let entryAttributes = EntryField.allCases.filter { $0 != .kind && $0.declaration.xml == .attribute }

    /// Attributes of `<messages>`.
    static let commonAttributes = EntryField.allCases.filter {
        $0.declaration.mayBeCommon && $0.declaration.xml == .attribute
    }

    /// Fields that are elements, with the element's name.
    static let fieldElements: [(name: String, field: EntryField)] = EntryField.allCases.compactMap {
        if case .element(let name) = $0.declaration.xml { (name, $0) } else { nil }
    }

    static let fieldsByElement = Dictionary(uniqueKeysWithValues: fieldElements.map { ($0.name, $0.field) })

    static let kinds = Set(Kind.allCases.map(\.rawValue))

    /// The element that holds a record's prose, by the record's root.
    static let proseElements = ["category": "description", "author": "life"]
}

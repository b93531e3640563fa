import Diagnostics

/// An element of a file, with the place of its name, its attributes and everything in it.
package final class XMLElement: Sendable {
    /// Without a prefix.
    package let name: SourceText

    /// Nil where the element is in no namespace.
    package let namespace: String?

    /// Without the namespace declarations; at most `XMLLimits.attributes`.
    package let attributes: [XMLAttribute]

    /// The attributes `xmlns` and `xmlns:…`, whose value is a namespace.
    package let namespaceDeclarations: [XMLAttribute]

    package let children: [XMLNode]

    /// From `<` to the last `>`.
    package let range: SourceRange

    /// `<name …>` or `<name …/>`.
    package let startTag: SourceRange

    init(
        name: SourceText, namespace: String?, attributes: [XMLAttribute], namespaceDeclarations: [XMLAttribute],
        children: [XMLNode], range: SourceRange, startTag: SourceRange
    ) {
        self.name = name
        self.namespace = namespace
        self.attributes = attributes
        self.namespaceDeclarations = namespaceDeclarations
        self.children = children
        self.range = range
        self.startTag = startTag
    }

    /// The elements right inside this one.
    package var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The value of an attribute that is in no namespace.
    package subscript(attribute: String) -> SourceText? {
        attributes.first { $0.name.string == attribute && $0.namespace == nil }?.value
    }

    /// What stands between the tags; an empty place for `<name/>`.
    package var content: SourceRange {
        guard startTag.bytes.upperBound < range.bytes.upperBound else { return startTag.after }
        var end = range.bytes.upperBound
        while end > startTag.bytes.upperBound, range.file.bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
        return SourceRange(range.file, startTag.bytes.upperBound..<max(startTag.bytes.upperBound, end - 1))
    }
}

/// `name="value"` inside a start tag.
package struct XMLAttribute: Sendable {
    /// Without a prefix.
    package let name: SourceText

    /// Nil for an attribute without a prefix.
    package let namespace: String?

    /// Decoded: references resolved, each literal line end or tab a space.
    package let value: SourceText

    /// Name, equals sign, quotation marks and value.
    package let range: SourceRange

    /// The attribute under another name, at the same place.
    package func renamed(_ name: String) -> XMLAttribute {
        XMLAttribute(
            name: SourceText(name, in: self.name.file, bytes: self.name.bytes), namespace: namespace, value: value,
            range: range)
    }
}

/// What may stand inside an element. Neighbouring text and CDATA sections are one text.
package enum XMLNode: Sendable {
    case element(XMLElement)
    case text(SourceText)
    case comment(SourceText)

    package var range: SourceRange {
        switch self {
        case .element(let element): element.range
        case .text(let text), .comment(let text): text.range
        }
    }
}

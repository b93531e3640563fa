import CatalogModel
import Diagnostics
import XMLReading

/// Reads one entry out of its element.
struct XMLEntryReading {
    /// The entry's own fields, before anybody has checked them.
    private var raw: [RawField] = []
    private var text: (element: XMLElement, text: SourceText)?
    private var author: (element: XMLElement, mention: AuthorMention?)?
    private var work: XMLElement?
    private var attribution: Attribution?

    /// Entries found inside this one: only in a file that is broken, where an end tag is missing.
    private(set) var strays: [XMLElement] = []

    private let element: XMLElement

    /// Whether words stand loose in the entry, which has been reported.
    private var hasLooseWords = false

    init(_ element: XMLElement) { self.element = element }

    /// Nil if it has no text, or not the whole of it, which is reported.
    mutating func entry(_ elements: inout XMLElements, common: Fields, checker: FieldChecker) -> Entry? {
        for attribute in elements.attributes(element, known: XMLFormat.entryAttributes.map(\.rawValue)) {
            raw.append(RawField(key: attribute.name, values: [attribute.value], range: attribute.range))
        }
        readChildren(&elements)
        addKind(common)
        let fields = checker.fields(raw, &elements.findings)
        guard let text else {
            // The loose words are its text.
            if hasLooseWords { return nil }
            elements.incomplete(
                element, "'<\(element.name.string)>' has no '<text>'", fix: "add '<text>…</text>', or remove it")
            return nil
        }
        // Whatever rules would say about half a text, its other half may answer.
        guard !elements.hasGap(in: text.element) else { return nil }
        guard !text.text.string.isEmpty else {
            elements.incomplete(text.element, "'<text>' is empty", fix: "write the words, or remove the entry")
            return nil
        }
        return Entry(
            text: text.text, attribution: attribution, fields: fields, common: common, range: element.range)
    }

    private mutating func readChildren(_ elements: inout XMLElements) {
        var fields = XMLFieldElements()
        for child in element.children {
            switch child {
            case .text(let loose):
                let isLoose = elements.expectBlank(
                    loose, StrayText.about, "text stands loose in '<\(element.name.string)>'",
                    fix: Self.advice(on: loose.trimmed))
                hasLooseWords = hasLooseWords || isLoose
            case .comment(let comment): elements.misplacedComment(comment)
            case .element(let child):
                guard elements.isOurs(child) else { continue }
                read(child, &fields, &elements)
            }
        }
        raw += fields.raw
        attribution = makeAttribution(&elements)
    }

    /// Loose words may be fields as Markdown has them.
    private static func advice(on words: SourceText) -> Wording {
        let lines = words.string.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
        let fields = lines.compactMap { line in
            MeantField(line.indices, in: line).flatMap { field -> String? in
                let parts = String(decoding: line[field.words], as: UTF8.self).split(separator: ":", maxSplits: 1)
                return EntryField(rawValue: String(parts[0]))?.declaration.xml(
                    parts.dropFirst().map { String($0.drop { $0 == " " }) }.joined())
            }
        }
        guard !fields.isEmpty, fields.count == lines.count else { return "put it into '<text>…</text>'" }
        return "write '\(fields.joined())'"
    }

    private mutating func read(_ child: XMLElement, _ fields: inout XMLFieldElements, _ elements: inout XMLElements) {
        let name = child.name.string
        switch name {
        case XMLFormat.text, XMLFormat.author, XMLFormat.work:
            expectOrder(child, hasFields: !fields.raw.isEmpty, &elements)
            readLeading(child, &elements)
        case _ where XMLFormat.kinds.contains(name):
            strays.append(child)
            guard !elements.isRepaired else { return }
            elements.misplaced(
                child, "'<\(name)>' stands inside '<\(element.name.string)>'", fix: "close the first entry before it")
        default:
            if fields.read(child, &elements) { return }
            let known = [XMLFormat.text, XMLFormat.author, XMLFormat.work] + XMLFormat.fieldElements.map(\.name)
            elements.unknown(child, in: element.name.string, known: known)
        }
    }

    private func expectOrder(_ child: XMLElement, hasFields: Bool, _ elements: inout XMLElements) {
        let name = child.name.string
        let earlier: String? =
            if hasFields {
                "the fields"
            } else if name != XMLFormat.work, let work, author == nil || name == XMLFormat.text {
                "'<\(work.name.string)>'"
            } else if name == XMLFormat.text, author != nil {
                "'<author>'"
            } else {
                nil
            }
        guard let earlier, !(name == XMLFormat.text && text != nil) else { return }
        elements.misplaced(
            child, "'<\(name)>' stands behind \(earlier)", fix: "keep the order: text, author, work, then fields")
    }

    private mutating func readLeading(_ child: XMLElement, _ elements: inout XMLElements) {
        switch child.name.string {
        case XMLFormat.text:
            if let text { return elements.repeated(child, first: text.element) }
            _ = elements.attributes(child, known: [])
            text = (child, elements.paragraphs(child))
        case XMLFormat.author:
            if let author { return elements.repeated(child, first: author.element) }
            author = (child, XMLMentions.author(child, &elements))
        default:
            if let work { return elements.repeated(child, first: work) }
            work = child
        }
    }

    private mutating func makeAttribution(_ elements: inout XMLElements) -> Attribution? {
        guard let first = author?.element ?? work else { return nil }
        let last = work ?? first
        let range = SourceRange(
            elements.file,
            min(
                first.range.bytes.lowerBound, last.range.bytes.lowerBound)..<max(
                    first.range.bytes.upperBound, last.range.bytes.upperBound))
        var attribution = Attribution(author: author?.mention, range: range)
        if let work { raw += XMLMentions.work(work, into: &attribution, &elements) }
        let isEmpty =
            attribution.author == nil && attribution.work == nil && attribution.locator == nil
            && attribution.year == nil
        return isEmpty ? nil : attribution
    }

    /// The element's name says the kind; as a field it is stated only where it is not what one would assume anyway.
    private mutating func addKind(_ common: Fields) {
        let credit = EntryField.attributedTo
        let isCredited =
            attribution != nil || common[credit] != nil || raw.contains { $0.key.string == credit.rawValue }
        let assumed = common[.kind]?.values.first?.string ?? (isCredited ? "quote" : "message")
        guard assumed != element.name.string else { return }
        let key = SourceText(EntryField.kind.rawValue, in: element.name.file, bytes: element.name.bytes)
        raw.append(RawField(key: key, values: [element.name], range: element.name.range))
    }
}

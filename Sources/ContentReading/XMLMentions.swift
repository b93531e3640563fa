import CatalogModel
import Diagnostics
import XMLReading

/// Reads `<author>` and `<work>` of an entry.
enum XMLMentions {
    /// `<author ref="id"/>`, `<author>Name</author>`, or both.
    static func author(_ element: XMLElement, _ elements: inout XMLElements) -> AuthorMention? {
        let attributes = elements.attributes(element, known: XMLFormat.authorAttributes)
        let name = elements.line(element)
        let reference = attributes.first?.value
        expectValues(attributes, of: element, &elements)
        guard let written = name.string.isEmpty ? reference : name, !written.string.isEmpty else {
            guard attributes.isEmpty else { return nil }
            elements.incomplete(
                element, "'<author>' names nobody", fix: "write '<author ref=\"…\"/>' or '<author>Name</author>'")
            return nil
        }
        return AuthorMention(written: written, id: reference?.string, isReference: reference != nil)
    }

    private static func expectValues(
        _ attributes: [XMLAttribute], of element: XMLElement, _ elements: inout XMLElements
    ) {
        for attribute in attributes where attribute.value.string.isEmpty {
            elements.findings.add(
                Diagnostic(
                    IncompleteElement.about, at: attribute.name.range, "'\(attribute.name.string)' has no value",
                    solutions: [.init("write a value, or remove it")]))
        }
    }

    /// `<work ref="id" locator="…" year="…" translator="…" translated="…"/>`, or with a title as its text.
    ///
    /// - Returns: the fields that are written here in XML: the translator.
    static func work(
        _ element: XMLElement, into attribution: inout Attribution, _ elements: inout XMLElements
    ) -> [RawField] {
        let attributes = elements.attributes(element, known: XMLFormat.workAttributes)
        func value(_ name: String) -> SourceText? { attributes.first { $0.name.string == name }?.value }
        expectValues(attributes, of: element, &elements)
        let title = elements.line(element)
        if let written = title.string.isEmpty ? value("ref") : title, !written.string.isEmpty {
            let id = value("ref")?.string
            attribution.work = WorkMention(written: written, id: id, isReference: id != nil)
        } else if attributes.isEmpty {
            elements.incomplete(
                element, "'<work>' names no work", fix: "write '<work ref=\"…\"/>' or '<work>Title</work>'")
        }
        attribution.locator = value("locator")
        attribution.year = value("year")
        for year in [value("year"), value("translated")].compactMap(\.self) where !year.string.isEmpty {
            if let problem = ValueCheck.problem(year, as: .year, key: "year") {
                elements.findings.add(UnknownValue.finding(problem, at: year.range))
            }
        }
        return translator(of: element, attributes, &elements)
    }

    /// `translator` and `translated` as Markdown writes them: `George Long, 1862`.
    private static func translator(
        of element: XMLElement, _ attributes: [XMLAttribute], _ elements: inout XMLElements
    ) -> [RawField] {
        let year = attributes.first { $0.name.string == "translated" }
        guard let translator = attributes.first(where: { $0.name.string == "translator" }) else {
            if let year {
                elements.findings.add(
                    Diagnostic(
                        IncompleteElement.about, at: year.name.range, "'translated' stands without 'translator'",
                        solutions: [.init("add translator=\"…\", or remove it")]))
            }
            return []
        }
        guard let year else {
            return [RawField(key: translator.name, values: [translator.value], range: translator.range)]
        }
        var assembly = TextAssembly(in: elements.file, at: translator.value.bytes.lowerBound)
        assembly.append(translator.value)
        assembly.append(", ", at: year.value.bytes.lowerBound)
        assembly.append(year.value)
        let range = SourceRange(
            elements.file,
            min(
                translator.range.bytes.lowerBound, year.range.bytes.lowerBound)..<max(
                    translator.range.bytes.upperBound, year.range.bytes.upperBound))
        return [RawField(key: translator.name, values: [assembly.text], range: range)]
    }
}

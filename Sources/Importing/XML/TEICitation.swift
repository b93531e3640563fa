import Diagnostics
import XMLReading

/// TEI's `cit`: a `quote` and a `bibl` with author, title, place and date.
///
/// Source: TEI P5 Guidelines, 3.3.3 and 3.12.
enum TEICitation {
    /// Nil if there are no words.
    static func record(_ element: XMLElement, _ origin: Origin) -> ImportedRecord? {
        guard let quote = element.elements.first(where: { $0.name.string == "quote" || $0.name.string == "q" }),
            let words = XMLWords.paragraphs(of: [quote], in: element), !words.isBlank
        else { return nil }
        var record = ImportedRecord(text: words, origin: origin, range: element.range)
        record.language = language(quote) ?? language(element)
        if let bibl = element.elements.first(where: { $0.name.string == "bibl" }) { fill(&record, bibl) }
        for note in XMLWords.notes(in: quote) { record.add(note: note) }
        return record
    }

    private static func fill(_ record: inout ImportedRecord, _ bibl: XMLElement) {
        guard !bibl.elements.isEmpty else {
            if let line = XMLWords.line(of: bibl), !line.isBlank {
                AttributionReader.fill(&record, with: line, isFirst: true)
            }
            return
        }
        record.attributionRange = bibl.range
        for part in bibl.elements {
            guard let words = XMLWords.line(of: part) ?? part["target"] ?? part["ref"], !words.isBlank else { continue }
            switch part.name.string {
            case "title" where record.work == nil: record.work = words
            case "biblScope", "citedRange": record.add(locator: words)
            case "ptr", "ref": record.source = words
            case "author" where record.author == nil: record.author = words
            default: record.extras.append(.init(key: part.name.string, value: words))
            }
        }
        record.hasAuthorField = bibl.elements.contains { $0.name.string == "author" }
    }

    /// `xml:lang`, which belongs to the namespace of the prefix `xml`.
    private static func language(_ element: XMLElement) -> SourceText? {
        element.attributes.first { $0.name.string == "lang" }?.value
    }
}

import Diagnostics
import XMLReading

/// DocBook's `blockquote`: who said it comes first, then one paragraph or more.
enum BlockQuote {
    /// Nil if there are no words.
    static func record(_ element: XMLElement, _ origin: Origin) -> ImportedRecord? {
        let paragraphs = element.elements.filter { $0.name.string != "attribution" && $0.name.string != "blockquote" }
        let words = XMLWords.paragraphs(of: paragraphs, in: element)
        guard let words, !words.isBlank else { return nil }
        var record = ImportedRecord(text: words, origin: origin, range: element.range)
        if let attribution = element.elements.first(where: { $0.name.string == "attribution" }) {
            record.hasAuthorField = true
            if let line = XMLWords.line(of: attribution), !line.isBlank {
                AttributionReader.fill(&record, with: line, isFirst: true)
            }
        }
        for note in XMLWords.notes(in: element) { record.add(note: note) }
        return record
    }
}

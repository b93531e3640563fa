import CatalogModel
import Diagnostics
import XMLReading

/// TEI's `cit` as our own export writes it, read back as it was.
enum OwnTEICitation {
    /// Whether a document says that we wrote it.
    static func isOurs(_ root: XMLElement) -> Bool {
        let steps = ["teiHeader", "encodingDesc", "appInfo", "application"]
        let application = steps.reduce(root as XMLElement?) { element, name in
            element?.elements.first { $0.name.string == name }
        }
        return application?["ident"]?.string == "florilegium"
    }

    /// Nil if there are no words.
    static func record(_ element: XMLElement, _ origin: Origin) -> ImportedRecord? {
        guard let quote = element.elements.first(where: { $0.name.string == "quote" }),
            let text = words(of: quote), !text.isBlank
        else { return nil }
        var record = ImportedRecord(text: text, origin: origin, range: element.range)
        if let id = element.attribute("id") { record.id = id.string }
        record.language = quote.attribute("lang")
        record.add("kind", element["type"])
        record.add("translationOf", element["corresp"]?.dropping(1))
        subjects(element, &record)
        for part in element.elements {
            switch part.name.string {
            case "cit": record.add("original", part.elements.first.flatMap { words(of: $0) })
            case "bibl": bibl(part, &record)
            default: break
            }
        }
        return record
    }

    private static func subjects(_ element: XMLElement, _ record: inout ImportedRecord) {
        var categories: [SourceText] = []
        for word in element["ana"]?.split(at: 0x20) ?? [] {
            if let category = word.behind("#category.") { categories.append(category) }
            record.add("moods", word.behind("#mood."))
            if let ages = word.behind("#ages.") {
                let plain = String(ages.string.map { $0 == "_" ? "+" : $0 })
                record.add("ages", SourceText(plain, in: ages.file, bytes: ages.bytes))
            }
        }
        record.add(categories: categories)
    }

    private static func bibl(_ bibl: XMLElement, _ record: inout ImportedRecord) {
        record.add("workType", bibl["type"])
        var translator: SourceText?
        var translated: SourceText?
        for part in bibl.elements {
            let words = content(of: part)
            switch (part.name.string, (part["type"] ?? part["role"])?.string) {
            case ("author", "attributed"): record.attributedTo = words
            case ("author", _):
                record.author = words
                record.hasAuthorField = true
                record.attributionRange = part.range
                record.add("authorID", part["ref"]?.dropping(1))
            case ("ptr", "author"): record.add("sameAs", part["target"])
            case ("ptr", "archived"): record.add("sourceArchived", part["target"])
            case ("persName", _): record.character = words
            case ("title", "original"):
                record.add("originalTitle", words)
                record.add("originalLang", part.attribute("lang"))
            case ("title", _):
                record.work = words
                record.add("workID", part["ref"]?.dropping(1))
            case ("biblScope", _): record.locator = words
            case ("editor", _): translator = words
            case ("date", "translation"): translated = words
            case ("date", let type?): record.add(dateKeys[type] ?? type, words)
            case ("ref", let kind):
                record.source = words
                if kind != nil { record.add("sourceKind", part["type"]) }
            case ("availability", _): record.add("licence", part.elements.first.flatMap(content))
            case ("certainty", _):
                record.status = part["ana"]?.behind("#status.").flatMap { AttributionStatus(rawValue: $0.string) }
                record.add("statusNote", part.elements.first.flatMap(content))
            case ("respStmt", _):
                record.add("verifiedBy", part.elements.first { $0.name.string == "name" }.flatMap(content))
            case ("note", "rightsIn"):
                record.add("rightsIn", words?.split(at: UInt8(ascii: ",")).map { $0.trimmed() } ?? [])
            case ("note", let type?): record.add(type, words)
            default: break
            }
        }
        guard let translator else { return }
        let line = translated.map { "\(translator.string), \($0.string)" }
        record.add(
            "translator",
            line.map { SourceText($0, in: translator.file, bytes: translator.range.before.bytes) } ?? translator)
    }

    private static let dateKeys = [
        "work": "workYear", "edition": "year", "accessed": "sourceAccessed", "verified": "verifiedOn",
    ]

    /// What stands in an element without elements, as it stands there.
    private static func content(of element: XMLElement) -> SourceText? {
        let texts = element.children.compactMap { if case .text(let text) = $0 { text } else { nil } }
        let whole = SourceText(joining: texts, with: "", in: element.range.file)
        return whole.string.isEmpty ? nil : whole
    }

    /// Words with lines and paragraphs; white space as written where the element says so.
    private static func words(of quote: XMLElement) -> SourceText? {
        guard quote.attribute("space")?.string == "preserve" else { return XMLWords.paragraphs(of: [quote], in: quote) }
        let paragraphs = quote.elements.filter { $0.name.string == "p" }
        let texts = (paragraphs.isEmpty ? [quote] : paragraphs).map { lines(of: $0) }
        return SourceText(joining: texts, with: "\n\n", in: quote.range.file)
    }

    private static func lines(of element: XMLElement) -> SourceText {
        let file = element.range.file
        var lines: [[SourceText]] = [[]]
        for child in element.children {
            switch child {
            case .text(let text): lines[lines.count - 1].append(text)
            case .element(let inner) where inner.name.string == "lb": lines.append([])
            case .element, .comment: break
            }
        }
        let texts = lines.map { parts in
            // An empty line has no place of its own.
            parts.isEmpty
                ? SourceText("", in: file, bytes: element.startTag.after.bytes)
                : SourceText(joining: parts, with: "", in: file)
        }
        return SourceText(joining: texts, with: "\n", in: file)
    }
}

extension XMLElement {
    /// An attribute whatever its namespace: `xml:id`, `xml:lang`.
    fileprivate func attribute(_ name: String) -> SourceText? {
        attributes.first { $0.name.string == name && $0.namespace != nil }?.value
    }
}

extension SourceText {
    fileprivate func dropping(_ count: Int) -> SourceText? {
        string.utf8.count > count ? slice(count..<string.utf8.count) : nil
    }

    fileprivate func behind(_ prefix: String) -> SourceText? {
        string.hasPrefix(prefix) ? dropping(prefix.utf8.count) : nil
    }
}

import CatalogModel
import Diagnostics

/// Writes entries, and notes what cannot be written.
struct XMLEntryWriter {
    private(set) var output = XMLOutput()
    private(set) var defects: [XMLWriting.Defect] = []
    private var reported = 0

    mutating func write(_ file: EntryFile) {
        let attributes =
            [(name: "xmlns", value: XMLFormat.namespace)] + values(XMLFormat.commonAttributes, of: file.common)
        output.open(XMLFormat.messages, attributes)
        writeElements(of: file.common, except: [])
        report(at: file.file.range.before)
        for item in file.items {
            switch item {
            case .entry(let entry):
                write(entry)
                report(at: entry.range)
            case .heading(let level, let text):
                output.element(XMLFormat.heading, [("level", String(level))], line: text.string)
                report(at: text.range)
            case .comment(let text):
                write(comment: text)
                report(at: text.range)
            }
        }
        output.close(XMLFormat.messages)
    }

    private mutating func write(_ entry: Entry) {
        let name = XMLFormat.kinds.contains(entry.kind.rawValue) ? entry.kind.rawValue : "message"
        output.open(name, values(XMLFormat.entryAttributes, of: entry.fields))
        output.element(XMLFormat.text, paragraphs: entry.text.string)
        if let author = entry.attribution?.author {
            write(XMLFormat.author, author.written.string, reference: author.isReference ? author.id : nil, [])
        }
        var isTranslatorWritten = false
        if let attribution = entry.attribution {
            isTranslatorWritten = writeWork(attribution, translator: entry.fields[.translator]?.values.first)
        }
        writeElements(of: entry.fields, except: isTranslatorWritten ? [.translator] : [])
        output.close(name)
    }

    /// - Returns: whether the translator is written with the work.
    private mutating func writeWork(_ attribution: Attribution, translator: SourceText?) -> Bool {
        let work = attribution.work
        var attributes: XMLOutput.Attributes = []
        if let locator = attribution.locator { attributes.append(("locator", locator.string)) }
        if let year = attribution.year { attributes.append(("year", year.string)) }
        guard work != nil || !attributes.isEmpty else { return false }
        // An empty value has to stay visible as the fault it is; an attribute would hide which.
        let translation = translator.flatMap { $0.string.isEmpty ? nil : Self.translation($0.string) }
        if let translation {
            attributes.append(("translator", translation.name))
            if let year = translation.year { attributes.append(("translated", year)) }
        }
        let reference = work.flatMap { $0.isReference ? $0.id : nil }
        write(XMLFormat.work, work?.written.string ?? "", reference: reference, attributes)
        return translation != nil
    }

    private mutating func write(
        _ element: String, _ written: String, reference: String?, _ more: XMLOutput.Attributes
    ) {
        let attributes = (reference.map { [(name: "ref", value: $0)] } ?? []) + more
        output.element(element, attributes, line: written == reference ? "" : written)
    }

    /// `George Long, 1862` in two; the name alone where no year follows.
    private static func translation(_ text: String) -> (name: String, year: String?) {
        guard let comma = text.range(ofLast: ", "), YearMark(text[comma.upperBound...]) != nil,
            comma.lowerBound > text.startIndex
        else { return (text, nil) }
        return (String(text[..<comma.lowerBound]), String(text[comma.upperBound...]))
    }

    // MARK: - Fields

    private func values(_ keys: [EntryField], of fields: Fields) -> XMLOutput.Attributes {
        keys.compactMap { key in
            fields[key].map { (key.rawValue, $0.values.map(\.string).joined(separator: ", ")) }
        }
    }

    private mutating func writeElements(of fields: Fields, except written: Set<EntryField>) {
        for (name, key) in XMLFormat.fieldElements where !written.contains(key) {
            for field in fields.all where field.key == key {
                for value in field.values { write(name, value, key.declaration.type) }
            }
        }
    }

    private mutating func write(_ element: String, _ value: SourceText, _ type: ValueType) {
        switch type {
        case .suppression: writeSuppression(value)
        case .text: output.element(element, paragraphs: value.string)
        default: output.element(element, line: value.string)
        }
    }

    /// `RULE until DAY because REASON` as attributes.
    private mutating func writeSuppression(_ value: SourceText) {
        let text = value.string
        guard let until = text.range(ofFirst: " until "),
            let because = text.range(ofFirst: " because ", from: until.upperBound)
        else {
            defects.append(
                .init(
                    range: value.range,
                    summary: "'\(text)' is not written RULE until 2027-01-31 because REASON, which XML needs"))
            return output.empty("allow", [("rule", text)])
        }
        output.empty(
            "allow",
            [
                ("rule", String(text[..<until.lowerBound])),
                ("until", String(text[until.upperBound..<because.lowerBound])),
                ("because", String(text[because.upperBound...])),
            ])
    }

    private mutating func write(comment: SourceText) {
        var text = comment.string
        if text.utf8Contains("--") {
            defects.append(.init(range: comment.range, summary: "comment holds '--', which XML forbids"))
            text = text.reduce(into: "") { $0 += $1 == "-" && $0.utf8.last == UInt8(ascii: "-") ? " -" : String($1) }
        }
        output.comment(text)
    }

    private mutating func report(at range: SourceRange) {
        for scalar in output.unwritable[reported...] {
            defects.append(
                .init(range: range, summary: "character \(codePoint(scalar)) cannot be written in XML"))
        }
        reported = output.unwritable.count
    }
}

extension String {
    /// The first place of some words, compared byte by byte.
    func range(ofFirst words: String, from start: Index? = nil) -> Range<Index>? {
        var place = start ?? startIndex
        while place < endIndex {
            if utf8[place...].starts(with: words.utf8) {
                return place..<utf8.index(place, offsetBy: words.utf8.count)
            }
            place = utf8.index(after: place)
        }
        return nil
    }

    func range(ofLast words: String) -> Range<Index>? {
        var last: Range<Index>?
        var place = startIndex
        while let found = range(ofFirst: words, from: place) {
            last = found
            place = utf8.index(after: found.lowerBound)
        }
        return last
    }

    fileprivate func utf8Contains(_ words: String) -> Bool { range(ofFirst: words) != nil }
}

import CatalogModel
import Diagnostics

extension ImportedRecord {
    /// The record as an entry of ours, so that the rules for content run over it.
    ///
    /// Names stay as they are written, to be looked up by whoever knows the authors. What a record has beyond our format
    /// goes into the note for editors, so that nothing is lost.
    package var entry: Entry {
        var fields = Fields()
        func add(_ key: EntryField, _ text: SourceText?) {
            if let text { fields.set(Field(key, at: text.range, values: [text])) }
        }
        // Words of somebody else are a quote even where nobody knows whose; a fortune without a name may be a message.
        let isQuote = author != nil || work != nil || attributedTo != nil || hasAuthorField
        if isQuote, author == nil, work == nil { add(.kind, implied(Kind.quote.rawValue)) }
        if isQuote || status != nil {
            add(.status, (status ?? (author == nil ? nil : .attributed)).map { implied($0.rawValue) })
        } else {
            add(.status, implied(AttributionStatus.anonymous.rawValue))
        }
        add(.attributedTo, attributedTo)
        add(.character, character)
        add(.language, language)
        if isForReaders { add(.statusNote, note) }
        add(.source, implied(provenance))
        for key in EntryField.allCases where hasOwnFields && fields[key] == nil && key != .note {
            for value in extras.filter({ $0.key == key.rawValue }).map(\.value) {
                if key.declaration.isRepeatable || fields[key] == nil {
                    fields = Fields(fields.all + [Field(key, at: value.range, values: [value])])
                } else if key.declaration.isList, let field = fields[key] {
                    fields.set(Field(key, at: field.keyRange, values: field.values + [value]))
                }
            }
        }
        add(.note, remarks.isEmpty ? nil : implied(remarks.joined(separator: "\n")))
        return Entry(text: text, attribution: attribution, fields: fields, common: Fields(), range: range)
    }

    /// Whether the remark says what is in doubt about a quotation.
    private var isForReaders: Bool {
        switch status {
        case .disputed?, .misattributed?, .altered?: author != nil || attributedTo != nil
        default: false
        }
    }

    private var attribution: Attribution? {
        guard author != nil || work != nil else { return nil }
        return Attribution(
            author: author.map { AuthorMention(written: $0, id: nil, isReference: false) },
            work: work.map { WorkMention(written: $0, id: nil, isReference: false) },
            locator: work == nil || isYear(locator) ? nil : locator,
            year: isYear(locator) ? locator : hasOwnFields ? extra("year") : nil,
            range: attributionRange ?? (author ?? work)?.range ?? range)
    }

    /// `https://example.org/b (quotes.json[17], JSON)`: where it can be checked, and where we have it from.
    package var provenance: String {
        let found = "\(place), \(origin.format.title)"
        return source.map { "\($0.string) (\(found))" } ?? found
    }

    /// What has no field of its own: a remark, tags and further fields, a line each.
    private var remarks: [String] {
        var lines: [String] = []
        if let note, !isForReaders { lines.append(note.string) }
        // A place needs a work to be in.
        if let locator, work == nil, author == nil || !isYear(locator) { lines.append(locator.string) }
        if !tags.isEmpty { lines.append("tags: \(tags.map(\.string).joined(separator: ", "))") }
        for extra in extras where !extra.value.isBlank && !isOwn(extra.key) {
            lines.append("\(extra.key): \(extra.value.string)")
        }
        return lines
    }

    /// Whether fields beyond our record are named as our entries name them.
    private var hasOwnFields: Bool {
        switch origin.format {
        case .tei, .jsonLD, .csl: true
        default: false
        }
    }

    /// Whether a field has a place in our entry.
    private func isOwn(_ key: String) -> Bool {
        hasOwnFields && (EntryField(rawValue: key) != nil || key == "year" || key == "authorID" || key == "workID")
    }

    private func isYear(_ text: SourceText?) -> Bool {
        text.map { $0.string.utf8.count == 4 && YearMark($0.string) != nil } ?? false
    }

    /// A value that nobody wrote: it stands where the record begins.
    private func implied(_ value: String) -> SourceText {
        let start = range.bytes.lowerBound
        return SourceText(value, in: range.file, bytes: start..<start)
    }
}

import CatalogModel
import Diagnostics

/// Makes records of fields: finds out what each field is for, and checks what can be checked about a record alone.
struct RecordAssembler {
    let text: DecodedText
    let options: ImportOptions
    let format: ImportFormat
    private(set) var result = ImportResult()
    private(set) var recognition: FieldRecognition
    private var toldAmbiguous: Set<String> = []
    private var meanings: [String: (role: FieldRole, rank: Int)?] = [:]
    private var candidates = AuthorCandidates()

    /// Records without a field for the text, by the fields they have, in the order in which those were met.
    private var textless: [(keys: [String], likeliest: String?, first: SourceRange, count: Int)] = []
    private var textlessByKeys: [[String]: Int] = [:]

    init(_ text: DecodedText, _ options: ImportOptions, _ format: ImportFormat) {
        self.text = text
        self.options = options
        self.format = format
        recognition = FieldRecognition(path: text.file.path)
        for offset in text.invalid {
            result.findings.add(
                InvalidBytes.diagnostic(at: text.range(offset..<(offset + 1)).bytes.lowerBound, in: text.file))
        }
    }

    /// The file's result so far.
    func finished() -> ImportResult {
        var result = result
        for group in textless {
            result.findings.add(
                MissingText.noField(keys: group.keys, likeliest: group.likeliest, group.count, at: group.first))
        }
        askForAuthor(&result)
        result.files = 1
        if result.read == 0, result.findings.isEmpty { result.findings.add(NoRecord.diagnostic(in: text.file)) }
        if !recognition.taken.isEmpty || !recognition.remarks.isEmpty { result.recognitions = [recognition] }
        return result
    }

    func origin(_ place: Origin.Place) -> Origin {
        Origin(name: options.name ?? text.file.path, place: place, format: format)
    }

    mutating func add(_ finding: Diagnostic) { result.findings.add(finding) }
    mutating func remark(_ remark: String) { recognition.remark(remark) }

    /// Turns a record away; the finding says why.
    mutating func reject(_ origin: Origin, _ finding: Diagnostic) {
        result.findings.add(finding)
        result.rejections.append(Rejection(origin: origin, rule: finding.rule, range: finding.range))
    }

    /// Turns a record away for a fault that has been reported.
    mutating func reject(_ origin: Origin, for rule: RuleID, at range: SourceRange) {
        result.rejections.append(Rejection(origin: origin, rule: rule, range: range))
    }

    /// - Parameters:
    ///   - bytes: the whole record, in offsets of the decoded text.
    ///   - noText: what to say when there is no field for the text, unless the usual.
    mutating func assemble(
        _ fields: [ForeignField], origin: Origin, bytes: Range<Int>, noText: Diagnostic? = nil
    ) {
        let range = text.range(bytes)
        if let bad = text.firstInvalid(in: bytes) {
            reject(origin, for: InvalidBytes.about.id, at: text.range(bad..<(bad + 1)))
            return
        }
        let roles = assignment(fields)
        guard let index = roles.firstIndex(of: .text) else {
            if let noText { reject(origin, noText) } else { rejectTextless(fields, roles, origin, range) }
            return
        }
        let field = fields[index]
        guard field.isText, let words = field.values.first, field.values.count == 1 else {
            reject(origin, MissingText.notText(field.key, at: field.keyRange))
            return
        }
        guard words.string.utf8.contains(where: { $0 > 0x20 }) else {
            let place = words.bytes.isEmpty ? field.emptyPlace(words) : words.range
            reject(origin, MissingText.empty(field.key, author: Self.author(fields, roles), at: place))
            return
        }
        if let name = AttributionShape.loneAttribution(words.string) {
            reject(origin, MissingText.attributionAlone(name, at: words.range))
            return
        }
        candidates.note(fields, as: roles)
        var record = ImportedRecord(text: withLineBreaks(words), origin: origin, range: range)
        for (field, role) in zip(fields, roles) {
            recognition.note(field.key, as: role)
            checkValues(field)
            fill(&record, field, role)
        }
        finish(&record, textKey: field.key)
        result.records.append(record)
    }

    /// Adds a record of a format without named fields.
    mutating func append(_ record: ImportedRecord, bytes: Range<Int>) {
        if let bad = text.firstInvalid(in: bytes) {
            reject(record.origin, for: InvalidBytes.about.id, at: text.range(bad..<(bad + 1)))
            return
        }
        if record.isUnattributed, let name = AttributionShape.loneAttribution(record.text.string) {
            reject(record.origin, MissingText.attributionAlone(name, at: record.text.range))
            return
        }
        var record = record
        finish(&record, textKey: "")
        result.records.append(record)
    }

    /// Adds a record in which nothing is to be interpreted.
    mutating func appendAsIs(_ record: ImportedRecord, bytes: Range<Int>) {
        if let bad = text.firstInvalid(in: bytes) {
            reject(record.origin, for: InvalidBytes.about.id, at: text.range(bad..<(bad + 1)))
        } else {
            result.records.append(record)
        }
    }

    // MARK: Fields that are missing

    /// Records alike in their fields lack the same one: that is said once.
    private mutating func rejectTextless(
        _ fields: [ForeignField], _ roles: [FieldRole?], _ origin: Origin, _ range: SourceRange
    ) {
        if let author = Self.author(fields, roles), fields.count == 1 {
            reject(origin, MissingText.attributionAlone(author, at: range))
            return
        }
        let keys = fields.map(\.key)
        if let known = textlessByKeys[keys] {
            textless[known].count += 1
        } else {
            let longest = zip(fields, roles).filter { $0.isText && $1 == nil }.map(\.0).max {
                ($0.values.first?.string.utf8.count ?? 0) < ($1.values.first?.string.utf8.count ?? 0)
            }
            textlessByKeys[keys] = textless.count
            textless.append((keys, longest?.key, range, 1))
        }
        reject(origin, for: MissingText.about.id, at: range)
    }

    private static func author(_ fields: [ForeignField], _ roles: [FieldRole?]) -> String? {
        zip(fields, roles).first { $1 == .author }?.0.values.first { !$0.isBlank }?.string
    }

    /// Asks once for the author of a file none of whose fields is taken for it.
    ///
    /// Records with a work only are turned away for it here, because each of them would be for the same reason later.
    private func askForAuthor(_ result: inout ImportResult) {
        guard recognition.taken[.text] != nil, recognition.taken[.author] == nil, options.map[.author] == nil else {
            return
        }
        let likely = candidates.likeliest
        let nameless = result.records.filter { $0.author == nil && $0.attributedTo == nil && $0.work != nil }
        guard let place = likely?.place ?? nameless.first?.work?.range else { return }
        result.findings.add(
            UnmappedField.noAuthor(
                keys: FieldRole.allCases.filter { $0 != .text }.flatMap { recognition.taken[$0] ?? [] }
                    + recognition.beside,
                likely: likely?.key, rejected: nameless.count, at: place))
        guard !nameless.isEmpty else { return }
        result.rejections += nameless.map {
            Rejection(origin: $0.origin, rule: UnmappedField.about.id, range: $0.range)
        }
        result.records.removeAll { $0.author == nil && $0.attributedTo == nil && $0.work != nil }
    }

    // MARK: Roles

    /// What each field is for; of several that could be one thing, the one with the surest name.
    private mutating func assignment(_ fields: [ForeignField]) -> [FieldRole?] {
        var roles = [FieldRole?](repeating: nil, count: fields.count)
        var best: [FieldRole: (rank: Int, index: Int)] = [:]
        var texts: [Int] = []
        for (index, field) in fields.enumerated() {
            guard let meaning = meaning(of: field.key) else { continue }
            if meaning.role == .text, meaning.rank >= 0 {
                guard field.isText, !field.isList else { continue }
                texts.append(index)
            }
            if let present = best[meaning.role] {
                if present.rank <= meaning.rank { continue }
                roles[present.index] = nil
            }
            best[meaning.role] = (meaning.rank, index)
            roles[index] = meaning.role
        }
        if texts.count > 1, let taken = best[.text]?.index {
            for other in texts where other != taken { tellAmbiguous(.text, fields[taken], fields[other]) }
        }
        return roles
    }

    /// What a field of a name is for; its rank is -1 where the user has said so.
    private mutating func meaning(of key: String) -> (role: FieldRole, rank: Int)? {
        if let known = meanings[key] { return known }
        var meaning: (role: FieldRole, rank: Int)?
        if let role = FieldRole.allCases.first(where: { options.map[$0] == key }) {
            meaning = (role, -1)
        } else if let usual = FieldNames.role(of: key), options.map[usual.role] == nil {
            meaning = usual
        }
        meanings[key] = .some(meaning)
        return meaning
    }

    private mutating func tellAmbiguous(_ role: FieldRole, _ taken: ForeignField, _ other: ForeignField) {
        guard toldAmbiguous.insert(other.key).inserted else { return }
        add(AmbiguousField.diagnostic(role, taken: taken.key, other: other.key, at: other.keyRange))
    }

    // MARK: Values

    private mutating func checkValues(_ field: ForeignField) {
        guard let allowed = options.values[field.key] else { return }
        for value in field.values where !allowed.contains(value.string) {
            add(UnknownFlagValue.diagnostic(value, field: field.key, allowed: allowed))
        }
    }

    private mutating func fill(_ record: inout ImportedRecord, _ field: ForeignField, _ role: FieldRole?) {
        switch role {
        case .text: break
        case .author:
            record.author = field.values.first { !$0.isBlank }
            record.hasAuthorField = true
            for further in field.values.dropFirst() where !further.isBlank {
                record.extras.append(.init(key: field.key, value: further))
            }
        case .work: record.work = field.values.first { !$0.isBlank }
        case .source: record.source = field.values.first { !$0.isBlank }
        case .tags:
            let parts = field.isList ? field.values : field.values.flatMap { $0.split(at: UInt8(ascii: ",")) }
            record.tags += parts.map { $0.trimmed() }.filter { !$0.string.isEmpty }
        case .language: record.language = field.values.first { !$0.isBlank }
        case nil: record.extras += field.values.map { .init(key: field.key, value: $0) }
        }
    }

    private mutating func finish(_ record: inout ImportedRecord, textKey: String) {
        if record.language == nil {
            if let language = options.language {
                record.language = SourceText(language, in: text.file, bytes: record.range.before.bytes)
            } else if textKey == "en" {
                record.language = SourceText("en", in: text.file, bytes: record.range.before.bytes)
            }
        }
        // "source" names a book at least as often as an address.
        if record.work == nil, let source = record.source, !source.string.contains("://") {
            record.work = source
            record.source = nil
        }
        if let author = record.author, let doubt = DoubtfulAuthor(author) {
            record.author = nil
            record.attributionRange = author.range
            record.attributedTo = doubt.credited
            record.status = doubt.status
            // Whoever doubts the next time finds the words.
            if doubt.status == .disputed, record.note == nil { record.note = author }
        }
        // A collection of quotes put into the wrong mouths says so beside the name.
        if record.status == nil, let note = record.note?.string.lowercased(),
            note.contains("falsch zugeordnet") || note.contains("misattributed")
        {
            record.status = .misattributed
        }
        takeStatus(from: &record)
        if record.status == .disputed, let credited = record.attributedTo {
            let place = record.attributionRange ?? credited.range
            add(AttributionInProse.diagnostic(credited: credited.string, at: place))
        }
        dropRepeatedTags(&record)
    }

    /// A tag that doubts the author becomes a status, and its words the note about it.
    private mutating func takeStatus(from record: inout ImportedRecord) {
        guard record.tags.contains(where: { StatusTag($0.string) != nil }) else { return }
        var topics: [SourceText] = []
        for tag in record.tags {
            guard let meant = StatusTag(tag.string) else {
                topics.append(tag)
                continue
            }
            add(StatusInTag.diagnostic(tag, meant.status))
            if record.status == nil { record.status = meant.status }
            if record.note == nil, meant.status != .attributed { record.note = tag }
            // Under that name it may not stand, and no other is known.
            if let author = record.author, meant.denies(author.string) {
                record.author = nil
                record.attributionRange = author.range
            }
        }
        record.tags = topics
    }

    private mutating func dropRepeatedTags(_ record: inout ImportedRecord) {
        var kept: [SourceText] = []
        for tag in record.tags {
            if let first = kept.first(where: { $0.string == tag.string }) {
                add(RepeatedTag.diagnostic(tag, first: first.range))
            } else {
                kept.append(tag)
            }
        }
        record.tags = kept
    }

    private mutating func withLineBreaks(_ words: SourceText) -> SourceText {
        let breaks = HTMLLineBreaks.ranges(in: words.string)
        guard let first = breaks.first else { return words }
        add(HTMLLineBreakConverted.diagnostic(breaks.count, at: words.range(first)))
        return words.replacing(breaks, with: "\n")
    }
}

extension ForeignField {
    /// A place to show for a text that has no bytes: with its quotation marks where it has some.
    fileprivate func emptyPlace(_ words: SourceText) -> SourceRange {
        let file = words.file
        let start = words.bytes.lowerBound
        guard start > 0, start < file.bytes.count, file.bytes[start] == UInt8(ascii: "\""),
            file.bytes[start - 1] == UInt8(ascii: "\"")
        else { return words.range }
        return SourceRange(file, (start - 1)..<(start + 1))
    }
}

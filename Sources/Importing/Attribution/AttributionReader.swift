import CatalogModel
import Diagnostics

/// Reads a free line of attribution: `Ada Brook, "The Long Brook", chapter 3`.
///
/// What is marked as a title is the work; without marks the name ends at the first comma, and what follows is a work, a
/// role, a place or a date by its look. Nothing is lost: what is neither name nor work becomes a note.
enum AttributionReader {
    /// - Parameter isFirst: whether the record has nobody credited yet; a further line adds to the first.
    static func fill(_ record: inout ImportedRecord, with line: SourceText, isFirst: Bool) {
        let line = unwrapped(line.trimmed(alsoEnd: "-"))
        guard !line.string.isEmpty else { return }
        if record.attributionRange == nil { record.attributionRange = line.range }
        if line.string.contains("://") {
            fillAddress(&record, line, isFirst: isFirst)
        } else if isFirst {
            fillFirst(&record, line)
        } else {
            fillFurther(&record, line)
        }
    }

    // MARK: The first line

    private static func fillFirst(_ record: inout ImportedRecord, _ line: SourceText) {
        if let doubt = DoubtfulAuthor(line) {
            record.attributedTo = doubt.credited
            record.status = doubt.status
            return
        }
        if AttributionStatus(creditedTo: line.string) == .proverb {
            record.attributedTo = line.trimmed(alsoEnd: ".")
            record.status = .proverb
            return
        }
        var segments = AttributionSegments(line)
        let head = segments.removeFirst()
        if let title = Title(head) {
            record.work = title.text
            if let rest = title.rest { record.add(note: rest) }
            fillAfterTitle(&record, segments, of: line)
            return
        }
        if segments.areJointNames {
            record.author = line
            return
        }
        var name = head
        if let verse = Verse(head) {
            record.work = verse.book
            record.locator = verse.place
            for rest in segments.all { record.add(note: rest) }
            return
        }
        if let cut = NameCut(head) {
            name = cut.name
            take(cut.rest, saidBy: cut.word, &record)
        } else if AttributionWords.isUnnamed(head.string) {
            record.add(note: line)
            return
        }
        while let next = segments.all.first, AttributionWords.suffixes.contains(next.string), !segments.isBracket(0) {
            name = line.slice(0..<segments.end(0))
            _ = segments.removeFirst()
        }
        guard AttributionWords.count(name.string) <= 7 else {
            record.author = line
            return
        }
        record.author = withoutStop(name.trimmed(alsoEnd: ",;:"))
        for index in segments.all.indices {
            add(segments.all[index], isBracket: segments.isBracket(index), to: &record)
        }
    }

    /// Behind a title in front comes the author.
    private static func fillAfterTitle(
        _ record: inout ImportedRecord, _ segments: AttributionSegments, of line: SourceText
    ) {
        guard let first = segments.all.first else { return }
        if segments.areJointNames {
            record.author = line.slice(segments.start(0)..<line.string.utf8.count).trimmed()
            return
        }
        let name = first.string.hasPrefix("by ") ? first.slice(3..<first.string.utf8.count) : first
        if AttributionWords.isPlace(name.string) || AttributionWords.startsLower(name.string) {
            record.locator = first
        } else {
            record.author = name
        }
        for more in segments.all.dropFirst() { add(more, isBracket: false, to: &record) }
    }

    private static func add(_ segment: SourceText, isBracket: Bool, to record: inout ImportedRecord) {
        if let title = Title(segment), record.work == nil {
            record.work = title.text
            if let rest = title.rest { record.add(locator: rest) }
        } else if !isBracket, AttributionWords.isPlace(segment.string) {
            record.add(locator: segment)
        } else if isBracket || record.note != nil || AttributionWords.isRole(segment.string) {
            record.add(note: segment)
        } else if record.work != nil {
            record.add(locator: segment)
        } else {
            record.work = segment.trimmed(alsoEnd: ".")
        }
    }

    /// What follows "in", "from", "on" and the like behind a name.
    private static func take(_ rest: SourceText, saidBy word: String, _ record: inout ImportedRecord) {
        if let title = Title(rest) {
            record.work = title.text
            if let more = title.rest { record.add(note: more) }
        } else if word == "from", !AttributionWords.startsLower(rest.string) {
            if let by = rest.string.range(ofAny: [" by "]) {
                record.character = record.author
                record.work = rest.slice(0..<by.lowerBound)
                record.add(note: rest.slice(by.lowerBound + 1..<rest.string.utf8.count))
            } else {
                record.work = rest
            }
        } else {
            record.add(note: rest)
        }
    }

    // MARK: Further lines

    private static func fillFurther(_ record: inout ImportedRecord, _ line: SourceText) {
        // "-- Home Pragmatics" above "(Ada Brook, The Long Brook)": the first line was a caption.
        if line.file.bytes[max(0, line.bytes.lowerBound - 1)] == UInt8(ascii: "("), let caption = record.author,
            record.work == nil, isNameAndWork(line)
        {
            record.author = nil
            fillFirst(&record, line)
            record.add(note: caption)
            return
        }
        if record.work == nil, let title = Title(line) {
            record.work = title.text
            if let rest = title.rest { record.add(note: rest) }
        } else {
            record.add(note: line)
        }
    }

    /// An address with words in front of it: the words are the title of the page, or the author.
    private static func fillAddress(_ record: inout ImportedRecord, _ line: SourceText, isFirst: Bool) {
        let bytes = Array(line.string.utf8)
        guard let colon = bytes.firstRange(of: Array("://".utf8)) else { return }
        var start = colon.lowerBound
        while start > 0, (0x61...0x7A).contains(bytes[start - 1] | 0x20) { start -= 1 }
        var end = colon.upperBound
        while end < bytes.count, bytes[end] > 0x20, ![0x29, 0x3E, 0x5D].contains(bytes[end]) { end += 1 }
        if record.source == nil {
            record.source = line.slice(start..<end)
        } else {
            record.add(note: line.slice(start..<end))
        }
        let front = line.slice(0..<start).trimmed(alsoEnd: "(<[,")
        if !front.string.isEmpty, front.string != "in" {
            if isFirst { fillFirst(&record, front) } else { fillFurther(&record, front) }
        }
        let behind = line.slice(end..<bytes.count).trimmed(alsoEnd: ")>],. ")
        if !behind.string.isEmpty, behind.string.utf8.contains(where: { $0 | 0x20 >= 0x61 }) {
            record.add(note: behind)
        }
    }

    // MARK: Words

    private static func isNameAndWork(_ line: SourceText) -> Bool {
        let segments = AttributionSegments(line).all
        guard segments.count > 1, let name = segments.first?.string else { return false }
        return AttributionWords.count(name) <= 5 && AttributionShape.looksLikeName(Array(name.utf8)[...])
    }

    /// Without the full stop of a line, but with that of an initial or a short form.
    private static func withoutStop(_ name: SourceText) -> SourceText {
        let bytes = Array(name.string.utf8)
        guard bytes.last == UInt8(ascii: "."), !AttributionShape.endsInInitial(bytes[...]) else { return name }
        let word = String(decoding: bytes.split(separator: 0x20).last ?? [], as: UTF8.self)
        let isShort = word.utf8.count < 5 || word.utf8.dropLast().contains(UInt8(ascii: "."))
        guard !isShort, !AttributionWords.suffixes.contains(word), word != "Assoc." else { return name }
        return name.slice(0..<(bytes.count - 1))
    }

    /// Without brackets around the whole.
    private static func unwrapped(_ line: SourceText) -> SourceText {
        let bytes = Array(line.string.utf8)
        guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return line }
        var depth = 0
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0, offset < bytes.count - 1 { return line }
        }
        return line.slice(1..<(bytes.count - 1)).trimmed()
    }
}

extension ImportedRecord {
    /// Whether nobody is credited yet.
    var isUnattributed: Bool { author == nil && attributedTo == nil && work == nil && note == nil && source == nil }

    mutating func add(note: SourceText) { extend(\.note, with: note) }
    mutating func add(locator: SourceText) { extend(\.locator, with: locator) }

    /// Several remarks stand behind each other, as they do in the file.
    private mutating func extend(_ path: WritableKeyPath<ImportedRecord, SourceText?>, with text: SourceText) {
        guard let present = self[keyPath: path] else {
            self[keyPath: path] = text
            return
        }
        self[keyPath: path] = present.followed(by: text, between: ", ")
    }
}

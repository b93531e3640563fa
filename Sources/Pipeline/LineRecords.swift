import Deduplication
import Diagnostics
import Importing
import TextMatching

/// Records of a file of JSON Lines as the dedupe step compares them.
struct LineRecords: RecordSource {
    private let lines: RecordLines

    /// Records that were not plain lines, behind all that were.
    private let others: [DedupeRecord]

    /// Whether each of these states an id.
    private let otherHasID: [Bool]

    /// The language of records that do not state theirs.
    private let language: String

    init(_ lines: RecordLines, language: String) {
        self.lines = lines
        self.language = language
        otherHasID = lines.others.records.map { $0.extra("id") != nil }
        others = lines.others.records.map { record in
            var comparable = DedupeRecord(record, language: language)
            // Whatever its form, an id is an id.
            if let id = record.extra("id") { comparable.id = id.string }
            return comparable
        }
    }

    var count: Int { lines.lines.count + others.count }

    func texts() -> TextColumn {
        var column = TextColumn(source: lines.file.bytes, expecting: count)
        let usual = DedupeRecord.primaryLanguage(of: language)
        // Most lines state the language of the one before, or none.
        var (written, language): (String?, String) = (nil, usual)
        var number: Int?
        for line in lines.lines {
            let own = lines.string(line, line.language)
            if own != written || number == nil {
                (written, language) = (own, own.map(DedupeRecord.primaryLanguage) ?? usual)
                number = column.number(ofLanguage: language)
            }
            if line.text.hasEscapes || line.author.hasEscapes || line.author.isMissing {
                let author = lines.bytes(line, line.author) ?? []
                if line.text.hasEscapes {
                    column.append(rewritten: lines.bytes(line, line.text)!, author: author, language: language)
                } else {
                    column.append(line.range(of: line.text), author: author, language: language)
                }
            } else {
                column.append(line.range(of: line.text), author: line.range(of: line.author), language: number!)
            }
        }
        for record in others {
            column.append(record.text, author: record.author?.name ?? "", language: record.primaryLanguage)
        }
        return column
    }

    func id(_ place: Int) -> String {
        guard place < lines.lines.count else { return others[place - lines.lines.count].id }
        let line = lines.lines[place]
        return lines.string(line, line.id) ?? "\(lines.file.path):\(lines.file.line(at: line.start))"
    }

    func ids() -> IDColumn {
        var column = IDColumn(source: lines.file.bytes, expecting: count)
        for (place, line) in lines.lines.enumerated() {
            if line.id.isMissing || line.id.hasEscapes {
                column.append(id(place))
            } else {
                column.append(line.range(of: line.id))
            }
        }
        for record in others { column.append(record.id) }
        return column
    }

    func record(_ place: Int) -> DedupeRecord {
        guard place < lines.lines.count else { return others[place - lines.lines.count] }
        let line = lines.lines[place]
        func range(_ field: RecordLine.Field) -> SourceRange { SourceRange(lines.file, line.range(of: field)) }
        return DedupeRecord(
            id: id(place), text: lines.string(line, line.text)!,
            author: lines.string(line, line.author).flatMap { RecordAuthor(name: $0, range: range(line.author)) },
            sources: [], categories: [], language: lines.string(line, line.language) ?? language,
            range: range(line.text))
    }

    func file(of place: Int) -> SourceFile { lines.file }
    func isPublished(_ place: Int) -> Bool { false }
    func hasWrittenID(_ place: Int) -> Bool { true }

    func hasAuthor(_ place: Int) -> Bool {
        guard place < lines.lines.count else { return others[place - lines.lines.count].author != nil }
        return lines.lines[place].author.length > 0
    }

    func isPlain(_ place: Int) -> Bool { place < lines.lines.count }

    /// The first line, from 1 on, of a record that states no id of its own.
    var lineWithoutID: Int? {
        (0..<count).filter { place in
            place < lines.lines.count
                ? lines.lines[place].id.isMissing : !otherHasID[place - lines.lines.count]
        }.map { lines.file.line(at: bytes(of: $0).lowerBound) }.min()
    }

    /// The places of the records in the order of their lines.
    var placesByLine: [Int] {
        others.isEmpty
            ? Array(0..<count) : (0..<count).sorted { bytes(of: $0).lowerBound < bytes(of: $1).lowerBound }
    }

    /// Where the lines of some records lie, in the order of the file.
    ///
    /// - Parameter places: in order.
    func lines(of places: [Int]) -> [Range<Int>] {
        let lines = places.map(bytes)
        return others.isEmpty ? lines : lines.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Where the line of a record lies in the file, without its line end.
    func bytes(of place: Int) -> Range<Int> {
        guard place < lines.lines.count else {
            let record = others[place - lines.lines.count]
            return lines.file.bytesOfLine(lines.file.line(at: record.range.bytes.lowerBound))
        }
        let line = lines.lines[place]
        return line.start..<line.start + Int(line.length)
    }
}

extension DedupeRecord {
    /// A record as the step compares it.
    ///
    /// - Parameter language: of records that do not state theirs.
    init(_ record: ImportedRecord, language: String) {
        let name = record.author ?? record.attributedTo
        self.init(
            id: record.id, text: record.text.string,
            author: name.flatMap { RecordAuthor(name: $0.string, range: $0.range) },
            sources: record.source.map { [$0.string] } ?? [], categories: record.tags.map(\.string),
            language: record.language?.string ?? language, range: record.text.range)
    }
}

import CatalogModel
import Diagnostics

/// Reads fortune files: texts between lines of `%`, or texts each closed by a line of tags (`---- work,life`).
///
/// Lines stay lines, because verse, dialogues and pictures made of letters depend on them.
struct FortuneImporter {
    private let text: DecodedText
    private var assembler: RecordAssembler
    private let lines: [FortuneLine]

    static func read(_ text: DecodedText, _ options: ImportOptions) -> ImportResult {
        var importer = FortuneImporter(
            text: text, assembler: RecordAssembler(text, options, .fortune),
            lines: TextLines.ranges(of: text).map { FortuneLine($0, in: text.bytes) })
        if importer.isTagged {
            importer.assembler.remark("tags in lines of ----")
            importer.readTagged()
        } else {
            importer.readSeparated()
        }
        return importer.assembler.finished()
    }

    /// Files with tags have no `%`.
    private var isTagged: Bool {
        lines.contains { tags($0) != nil } && !lines.contains(where: isSeparator)
    }

    private func isSeparator(_ line: FortuneLine) -> Bool {
        line.range.count == 1 && text.bytes[line.range.lowerBound] == UInt8(ascii: "%")
    }

    /// Where the tags of a tag line stand.
    private func tags(_ line: FortuneLine) -> Range<Int>? {
        guard text.bytes[line.range].starts(with: Array("---- ".utf8)) else { return nil }
        return (line.range.lowerBound + 5)..<line.range.upperBound
    }

    private mutating func readSeparated() {
        var first = 0
        for (index, line) in lines.enumerated() where isSeparator(line) {
            let isEmpty = !entry(first..<index, tags: nil)
            if isEmpty, first > 0 {
                assembler.add(
                    EmptyEntry.diagnostic(at: text.range(line.range), removing: text.range(line.whole)))
            }
            first = index + 1
        }
        entry(first..<lines.count, tags: nil)
    }

    private mutating func readTagged() {
        var first = 0
        for (index, line) in lines.enumerated() {
            guard let tags = tags(line) else { continue }
            if !entry(first..<index, tags: tags) {
                assembler.add(
                    EmptyEntry.diagnostic(at: text.range(line.range), removing: text.range(line.whole)))
            }
            first = index + 1
        }
        entry(first..<lines.count, tags: nil)
    }

    /// Reads an entry; false if there is none.
    @discardableResult
    private mutating func entry(_ range: Range<Int>, tags: Range<Int>?) -> Bool {
        guard let first = range.first(where: { !lines[$0].isBlank }),
            let last = range.last(where: { !lines[$0].isBlank })
        else { return false }
        let body = Array(lines[first...last])
        let bytes = body[0].range.lowerBound..<body[body.count - 1].range.upperBound
        let finder = AttributionFinder(lines: body, bytes: text.bytes)
        let found = finder.find()
        var cleaner = FortuneCleaner(text)
        let words = cleaner.text(of: Array(body[..<found.textLines]), cutAt: found.inlineCut)
        let origin = assembler.origin(.line(range.lowerBound + 1))
        guard !words.isBlank else {
            assembler.reject(origin, MissingText.notARecord(at: text.range(bytes)))
            return true
        }
        var record = ImportedRecord(text: words, origin: origin, range: text.range(bytes))
        if found.several > 1 {
            assembler.add(SeveralAttributions.diagnostic(found.several, at: text.range(found.firstMark)))
        }
        for piece in found.pieces.map({ cleaner.joined($0) }) where !piece.isBlank {
            AttributionReader.fill(&record, with: piece, isFirst: record.isUnattributed)
        }
        if let note = found.note {
            record.add(note: cleaner.joined(body[note].filter { !$0.isBlank }.map { $0.start..<$0.range.upperBound }))
        }
        if let tags {
            record.tags = text.text(tags).split(at: UInt8(ascii: ",")).map { $0.trimmed() }.filter {
                !$0.string.isEmpty
            }
        }
        for finding in cleaner.findings { assembler.add(finding) }
        if let split = AttributionSplit.diagnostic(record) { assembler.add(split) }
        assembler.append(record, bytes: bytes)
        return true
    }
}

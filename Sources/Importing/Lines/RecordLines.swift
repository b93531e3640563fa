import Diagnostics
import FileAccess

/// A file of JSON Lines as a list of records that are made only when somebody asks for them.
package struct RecordLines: Sendable {
    package let file: SourceFile

    /// Plain records, in the order of the file.
    package let lines: [RecordLine]

    /// What the reader of JSON made of all other lines.
    package private(set) var others = ImportResult()

    /// Reads every line with the quick scanner, and those it cannot read with the reader of JSON.
    ///
    /// - Parameter scan: scans pieces of the file, maybe several at once, and gives the results in order.
    package init(
        _ file: SourceFile, pieces: Int = 1,
        scan: (_ pieces: Int, _ work: @Sendable (Int) -> Piece) -> [Piece] = { count, work in (0..<count).map(work) }
    ) {
        self.file = file
        let count = file.lineStarts.count
        let cuts = (0...pieces).map { count * $0 / pieces }
        var odd: [Range<Int>] = []
        lines = unsafe [RecordLine](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe LargePages.prefer(for: UnsafeMutableRawBufferPointer(buffer))
            // Every piece writes to the places of its own lines.
            nonisolated(unsafe) let all = unsafe buffer
            let results = scan(pieces) { number in
                let numbers = cuts[number]..<cuts[number + 1]
                return unsafe Self.piece(of: file, numbers, into: UnsafeMutableBufferPointer(rebasing: all[numbers]))
            }
            for (start, result) in zip(cuts, results) {
                // Empty and odd lines left room behind the others of their piece.
                if filled < start {
                    unsafe (all.baseAddress! + filled).update(from: all.baseAddress! + start, count: result.count)
                }
                filled += result.count
                odd += result.odd
            }
        }
        guard !odd.isEmpty else { return }
        others = JSONImporter.readLines(DecodedText(file), ImportOptions(), odd)
    }

    /// What scanning a piece of the file came to.
    package struct Piece: Sendable {
        fileprivate var count = 0

        /// Lines that the scanner cannot read.
        fileprivate var odd: [Range<Int>] = []
    }

    private static func piece(
        of file: SourceFile, _ numbers: Range<Int>, into lines: UnsafeMutableBufferPointer<RecordLine>
    ) -> Piece {
        var piece = Piece()
        if numbers.isEmpty { return piece }
        let bytes = file.bytes
        // Where a piece as a whole is valid, so are its lines: only others are asked one by one.
        let whole =
            file.bytesOfLine(numbers.lowerBound + 1).lowerBound..<file.bytesOfLine(numbers.upperBound).upperBound
        let isValid = (try? UTF8Span(validating: bytes.span.extracting(whole))) != nil
        var scanner = RecordLineScanner(file.bytes)
        for number in numbers {
            let range = file.bytesOfLine(number + 1)
            if range.isEmpty { continue }
            let isReadable =
                range.count < Int32.max
                && (isValid || (try? UTF8Span(validating: bytes.span.extracting(range))) != nil)
            if isReadable, let line = scanner.scan(range) {
                unsafe lines.initializeElement(at: piece.count, to: line)
                piece.count += 1
            } else if file.bytes[range].contains(where: { $0 > 0x20 }) {
                piece.odd.append(range)
            }
        }
        return piece
    }

    /// The bytes of a field as they are meant; nil if the record has no such field.
    package func bytes(_ line: RecordLine, _ field: RecordLine.Field) -> [UInt8]? {
        if field.isMissing { return nil }
        let range = line.range(of: field)
        return field.hasEscapes ? JSONEscape.decoded(file.bytes, range) : Array(file.bytes[range])
    }

    /// The tags of a record.
    package func tags(_ line: RecordLine) -> [String] {
        guard !line.tags.isMissing else { return [] }
        let range = line.range(of: line.tags)
        guard file.bytes[range.lowerBound] == UInt8(ascii: "["), file.bytes[range.lowerBound - 1] != UInt8(ascii: "\"")
        else {
            return (string(line, line.tags) ?? "").split(separator: ",").map { tag in
                String(tag.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
        // A file of its own: checking the whole file once a record would take for ever.
        let text = DecodedText(SourceFile(path: file.path, bytes: Array(file.bytes[range])))
        guard case .array(let items, _)? = JSONDocument(text).root else { return [] }
        return items.compactMap { if case .string(let tag) = $0 { text.string(tag) } else { nil } }
    }

    package func string(_ line: RecordLine, _ field: RecordLine.Field) -> String? {
        if field.isMissing { return nil }
        let range = line.range(of: field)
        return field.hasEscapes
            ? String(decoding: JSONEscape.decoded(file.bytes, range), as: UTF8.self)
            : String(decoding: file.bytes[range], as: UTF8.self)
    }
}

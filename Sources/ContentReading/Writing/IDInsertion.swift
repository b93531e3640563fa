import CatalogModel
import Diagnostics
import MarkdownReading

/// Writes minted ids beside their entries without touching any other byte of the file.
package enum IDInsertion {
    /// - Parameters:
    ///   - ids: entries of the file, in any order. Those that have an id keep it.
    ///   - file: as it was read.
    /// - Returns: the new bytes of the file.
    package static func inserting(_ ids: [(entry: Entry, id: MessageID)], into file: EntryFile) -> [UInt8] {
        let wanted = ids.filter { $0.entry.fields[.id] == nil }
        let byStart = Dictionary(
            wanted.map { ($0.entry.range.bytes.lowerBound, $0.id) }, uniquingKeysWith: { first, _ in first })
        let insertions = file.syntax == .markdown ? markdown(byStart, file.file) : xml(byStart, file.file)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.file.bytes.count + insertions.count * 32)
        var done = 0
        for (offset, text) in insertions.sorted(by: { $0.offset < $1.offset }) {
            bytes += file.file.bytes[done..<offset]
            bytes += text.utf8
            done = offset
        }
        return bytes + file.file.bytes[done...]
    }

    private typealias Insertion = (offset: Int, text: String)

    // MARK: Markdown

    private static func markdown(_ ids: [Int: MessageID], _ file: SourceFile) -> [Insertion] {
        let source = MarkdownSource(file)
        var findings = Findings()
        let front = FrontMatterReading(source, &findings)
        let blocks = MarkdownDocument(source, from: front.bodyStart).blocks
        var insertions: [Insertion] = []
        for (index, block) in blocks.enumerated() {
            guard case .quote(let quote) = block, let id = ids[quote.range.bytes.lowerBound] else { continue }
            if index + 1 < blocks.count, case .list(let list) = blocks[index + 1] {
                insertions.append(firstItem(id, in: list, source))
            } else {
                let line = source.lineIndex(at: max(quote.range.bytes.upperBound - 1, quote.range.bytes.lowerBound))
                let end = lineEnd(of: line, source)
                insertions.append((source.line(line).upperBound, "\(end)\(end)- id: \(id)"))
            }
        }
        return insertions
    }

    /// In front of the list's first item, with the same bullet and indentation.
    private static func firstItem(_ id: MessageID, in list: MarkdownList, _ source: MarkdownSource) -> Insertion {
        let bullet = list.items[0].bullet
        let line = source.lineIndex(at: bullet)
        let indentation = source.string(source.line(line).lowerBound..<bullet)
        let mark = source.string(bullet..<bullet + 1)
        return (bullet, "\(mark) id: \(id)\(lineEnd(of: line, source))\(indentation)")
    }

    /// How a line ends; the last line of a file ends like the first.
    private static func lineEnd(of line: Int, _ source: MarkdownSource) -> String {
        for index in [line, 0] where index + 1 < source.lineStarts.count {
            return source.string(source.line(index).upperBound..<source.lineStarts[index + 1])
                .replacingRepeats()
        }
        return "\n"
    }

    // MARK: XML

    /// As the first attribute of the entry's element.
    private static func xml(_ ids: [Int: MessageID], _ file: SourceFile) -> [Insertion] {
        ids.map { start, id in
            var end = start + 1
            while end < file.bytes.count, isNamePart(file.bytes[end]) { end += 1 }
            return (end, " id=\"\(id)\"")
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte)
    }
}

extension String {
    /// A single line end: `line(_:)` leaves out several carriage returns in front of one.
    fileprivate func replacingRepeats() -> String {
        hasSuffix("\r\n") ? "\r\n" : hasSuffix("\n") ? "\n" : "\r"
    }
}

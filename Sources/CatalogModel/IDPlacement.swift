import Diagnostics

/// The edits that write an id beside an entry or take it away, in the manner of its file.
package enum IDPlacement {
    /// Gives an entry an id, in place of the one it has if it has one; no other byte is touched.
    package static func writing(_ id: MessageID, into entry: Entry, _ syntax: EntryFile.Syntax)
        -> Diagnostic.Replacement
    {
        if let written = entry.fields[.id]?.values.first {
            return Diagnostic.Replacement(written.range, with: id.string)
        }
        let file = entry.range.file
        switch syntax {
        case .markdown:
            // A translator can stand in the attribution: only what stands behind the quotation is in the list.
            let quotation = max(entry.text.bytes.upperBound, entry.attribution?.range.bytes.upperBound ?? 0)
            let listed = entry.fields.all.filter { $0.keyRange.bytes.lowerBound >= quotation }
            if let first = listed.min(by: { $0.keyRange < $1.keyRange }) {
                // A line of its own in front of the first field, with the same indentation and bullet.
                let start = lineStart(of: first.keyRange.bytes.lowerBound, in: file)
                let bullet = file.text(start..<first.keyRange.bytes.lowerBound)
                return Diagnostic.Replacement(
                    SourceRange(file, start..<start), with: "\(bullet)id: \(id)\(lineEnd(behind: start, in: file))")
            }
            // An entry without fields ends with its quotation.
            var end = min(entry.range.bytes.upperBound, file.bytes.count)
            while end > entry.range.bytes.lowerBound, isLineEnd(file.bytes[end - 1]) { end -= 1 }
            while end < file.bytes.count, !isLineEnd(file.bytes[end]) { end += 1 }
            let lineEnd = lineEnd(behind: end, in: file)
            // A line that follows without an empty one between would become part of the id.
            let gap = isFollowed(at: end, in: file) ? lineEnd : ""
            let line = "\(lineEnd)\(lineEnd)- id: \(id)\(gap)"
            guard let indentation = indentation(behind: end, in: file) else {
                return Diagnostic.Replacement(SourceRange(file, end..<end), with: line)
            }
            // Indented, what follows would become part of the list.
            let between = file.text(end..<indentation.lowerBound)
            return Diagnostic.Replacement(
                SourceRange(file, end..<indentation.upperBound), with: "\(line)\(between)")
        case .xml:
            // Behind the name of the element with which the entry begins.
            var offset = entry.range.bytes.lowerBound
            while offset < entry.range.bytes.upperBound, !endsName(file.bytes[offset]) { offset += 1 }
            return Diagnostic.Replacement(SourceRange(file, offset..<offset), with: " id=\"\(id)\"")
        }
    }

    /// Takes an id away with everything that belongs to it.
    package static func removing(_ field: Field, _ syntax: EntryFile.Syntax) -> Diagnostic.Replacement {
        let key = field.keyRange
        switch syntax {
        case .markdown: return Diagnostic.Replacement(wholeLine(at: key), with: "")
        case .xml:
            let bytes = key.file.bytes
            var start = key.bytes.lowerBound
            while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
            // The value's quotation mark stands behind it.
            let valueEnd = field.values.last?.range.bytes.upperBound ?? key.bytes.upperBound
            return Diagnostic.Replacement(SourceRange(key.file, start..<min(valueEnd + 1, bytes.count)), with: "")
        }
    }

    /// A line with its end.
    package static func wholeLine(at range: SourceRange) -> SourceRange {
        let file = range.file
        let line = file.line(at: range.bytes.lowerBound)
        let end = line < file.lineStarts.count ? file.lineStarts[line] : file.bytes.count
        return SourceRange(file, file.lineStarts[line - 1]..<end)
    }

    /// Markdown ends lines at a lone carriage return as well, which the table of lines does not know.
    private static func lineStart(of offset: Int, in file: SourceFile) -> Int {
        var start = offset
        while start > 0, !isLineEnd(file.bytes[start - 1]) { start -= 1 }
        return start == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    /// The line end that comes next, else the file's first.
    ///
    /// Not always the first: between other line ends, a carriage return in front of a line feed would end no line.
    private static func lineEnd(behind offset: Int, in file: SourceFile) -> String {
        let bytes = file.bytes
        guard let end = bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.firstIndex(where: isLineEnd),
            bytes[end] == UInt8(ascii: "\r")
        else { return "\n" }
        return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Whether the line behind a line's end holds anything.
    private static func isFollowed(at end: Int, in file: SourceFile) -> Bool {
        let rest = file.bytes[end...]
        let isPair = rest.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        return rest.dropFirst(isPair ? 2 : 1).first.map { !isLineEnd($0) } ?? false
    }

    /// The spaces in front of the next line that holds anything, where they would make it part of a list item above.
    private static func indentation(behind end: Int, in file: SourceFile) -> Range<Int>? {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let first = file.bytes[end...].firstIndex(where: { !isLineEnd($0) && !isBlank($0) }) else { return nil }
        let start = lineStart(of: first, in: file)
        // From four on it is code, and with one it stands beside the list.
        guard start > end, 2...3 ~= first - start, !file.bytes[start..<first].contains(UInt8(ascii: "\t")) else {
            return nil
        }
        return start..<first
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}

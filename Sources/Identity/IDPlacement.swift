import CatalogModel
import Diagnostics

/// The edits that write an id beside an entry or take it away, in the syntax of its file.
package enum IDPlacement {
    /// Gives an entry an id, in place of the one it has if it has one.
    package static func writing(_ id: MessageID, into entry: Entry, _ syntax: EntryFile.Syntax)
        -> Diagnostic.Replacement
    {
        if let written = entry.fields[.id]?.values.first {
            return Diagnostic.Replacement(written.range, with: id.string)
        }
        let file = entry.range.file
        switch syntax {
        case .markdown:
            if let first = entry.fields.all.min(by: { $0.keyRange < $1.keyRange }) {
                let line = wholeLine(at: first.keyRange)
                return Diagnostic.Replacement(line.before, with: "- id: \(id.string)\n")
            }
            // An entry without fields ends with its quotation.
            var end = min(entry.range.bytes.upperBound, file.bytes.count)
            while end > entry.range.bytes.lowerBound, file.bytes[end - 1] <= 0x20 { end -= 1 }
            return Diagnostic.Replacement(SourceRange(file, end..<end), with: "\n\n- id: \(id.string)")
        case .xml:
            // Behind the name of the element with which the entry begins.
            var offset = entry.range.bytes.lowerBound
            let ends: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")]
            while offset < entry.range.bytes.upperBound, !ends.contains(file.bytes[offset]) { offset += 1 }
            return Diagnostic.Replacement(SourceRange(file, offset..<offset), with: " id=\"\(id.string)\"")
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
    static func wholeLine(at range: SourceRange) -> SourceRange {
        let file = range.file
        let line = file.line(at: range.bytes.lowerBound)
        let end = line < file.lineStarts.count ? file.lineStarts[line] : file.bytes.count
        return SourceRange(file, file.lineStarts[line - 1]..<end)
    }
}

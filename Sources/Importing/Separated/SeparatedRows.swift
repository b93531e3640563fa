import Diagnostics

/// The rows of a table whose fields stand between separators.
///
/// Source: RFC 4180, with any separator and, where quoting is off, no special character besides.
struct SeparatedRows {
    struct Field {
        /// With quotation marks, in offsets of the decoded text.
        let range: Range<Int>
        /// Between them.
        let content: Range<Int>
        /// Whether `content` has doubled quotation marks.
        let hasDoubledQuotes: Bool
    }

    struct Row {
        let line: Int
        var fields: [Field]
        let range: Range<Int>
        var fault: Diagnostic?
    }

    private let text: DecodedText
    private let separator: [UInt8]
    private let hasQuoting: Bool
    private var at: Int
    private var line = 1

    /// The last quotation mark of the file: behind it nothing can be closed.
    private let lastQuote: Int

    init(_ text: DecodedText, separator: Character, hasQuoting: Bool) {
        self.text = text
        self.separator = Array(String(separator).utf8)
        self.hasQuoting = hasQuoting
        at = text.start
        lastQuote = text.bytes.lastIndex(of: UInt8(ascii: "\"")) ?? -1
    }

    /// The next row that is not empty; nil at the end.
    mutating func next() -> Row? {
        while at < text.bytes.count {
            let start = at
            let firstLine = line
            var row = readRow(from: start, line: firstLine)
            if row.fields.count == 1, row.fields[0].range.isEmpty, row.fault == nil { continue }
            if row.fields.isEmpty {
                row.fields = [Field(range: start..<start, content: start..<start, hasDoubledQuotes: false)]
            }
            return row
        }
        return nil
    }

    private mutating func readRow(from start: Int, line firstLine: Int) -> Row {
        var fields: [Field] = []
        var fault: Diagnostic?
        while true {
            let fieldStart = at
            if hasQuoting, at < text.bytes.count, text.bytes[at] == UInt8(ascii: "\"") {
                if let field = quotedField() {
                    fields.append(field)
                    if !isAtEndOfField {
                        fault = fault ?? MalformedCSV.textBehindQuote(at: text.range(at..<endOfPlainField(at)))
                        at = endOfPlainField(at)
                    }
                } else {
                    // Starting over behind the line loses one row instead of the rest of the file.
                    fault = MalformedCSV.unclosedQuote(at: text.range(fieldStart..<(fieldStart + 1)))
                    at = endOfLine(fieldStart)
                }
            } else {
                let end = endOfPlainField(at)
                fields.append(Field(range: at..<end, content: at..<end, hasDoubledQuotes: false))
                at = end
            }
            if at < text.bytes.count, text.bytes[at...].starts(with: separator) {
                at += separator.count
                continue
            }
            break
        }
        let end = at
        skipLineEnd()
        return Row(line: firstLine, fields: fields, range: start..<end, fault: fault)
    }

    /// Nil, and nothing consumed, if the field is never closed.
    private mutating func quotedField() -> Field? {
        let start = at
        var offset = at + 1
        var lines = 0
        var hasDoubledQuotes = false
        while offset <= lastQuote {
            let byte = text.bytes[offset]
            if byte == UInt8(ascii: "\"") {
                if offset + 1 < text.bytes.count, text.bytes[offset + 1] == UInt8(ascii: "\"") {
                    hasDoubledQuotes = true
                    offset += 2
                    continue
                }
                at = offset + 1
                line += lines
                return Field(
                    range: start..<at, content: (start + 1)..<offset, hasDoubledQuotes: hasDoubledQuotes)
            }
            if byte == 0x0A { lines += 1 }
            offset += 1
        }
        return nil
    }

    private var isAtEndOfField: Bool {
        at >= text.bytes.count || text.bytes[at] == 0x0A || text.bytes[at] == 0x0D
            || text.bytes[at...].starts(with: separator)
    }

    private func endOfPlainField(_ start: Int) -> Int {
        var offset = start
        let first = separator[0]
        while offset < text.bytes.count {
            let byte = text.bytes[offset]
            if byte == 0x0A { break }
            if byte == 0x0D, offset + 1 >= text.bytes.count || text.bytes[offset + 1] == 0x0A { break }
            if byte == first, separator.count == 1 || text.bytes[offset...].starts(with: separator) { break }
            offset += 1
        }
        return offset
    }

    private func endOfLine(_ start: Int) -> Int {
        var offset = start
        while offset < text.bytes.count, text.bytes[offset] != 0x0A { offset += 1 }
        return offset > start && text.bytes[offset - 1] == 0x0D ? offset - 1 : offset
    }

    private mutating func skipLineEnd() {
        if at < text.bytes.count, text.bytes[at] == 0x0D { at += 1 }
        if at < text.bytes.count, text.bytes[at] == 0x0A {
            at += 1
            line += 1
        }
    }

    /// The text of a field, doubled quotation marks read as one.
    func text(_ field: Field) -> SourceText {
        guard field.hasDoubledQuotes else { return text.text(field.content) }
        var builder = SourceTextBuilder(text)
        var copied = field.content.lowerBound
        var offset = copied
        while offset < field.content.upperBound {
            if text.bytes[offset] == UInt8(ascii: "\"") {
                builder.copy(copied..<offset)
                builder.add("\"", for: offset..<(offset + 2))
                offset += 2
                copied = offset
            } else {
                offset += 1
            }
        }
        builder.copy(copied..<field.content.upperBound)
        return builder.text(field.content)
    }
}

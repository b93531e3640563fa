import Diagnostics

/// Reads front matter as people write it by hand, where a YAML reader would stop.
///
/// `key: value`, values in quotation marks, lists in brackets or one item a line, `|` and `>`; a line that belongs to
/// nothing is reported and joined to the field above, so that no words are lost.
struct FrontMatterReader {
    private let text: DecodedText
    private let lines: [Range<Int>]
    private(set) var fields: [ForeignField] = []
    private(set) var findings: [Diagnostic] = []

    /// Index of the line behind the front matter, in `TextLines`.
    private(set) var next: Int
    private(set) var isClosed = false

    /// - Parameter lines: those of the file; the first is the opening `---`.
    init(_ text: DecodedText, _ lines: [Range<Int>]) {
        self.text = text
        self.lines = lines
        next = 1
        read()
    }

    static func begins(_ line: Range<Int>, in text: DecodedText) -> Bool {
        var end = line.upperBound
        while end > line.lowerBound, text.bytes[end - 1] <= 0x20 { end -= 1 }
        return text.bytes[line.lowerBound..<end].elementsEqual(Array("---".utf8))
    }

    private mutating func read() {
        while next < lines.count {
            let line = lines[next]
            if Self.begins(line, in: text) || isDots(line) {
                isClosed = true
                next += 1
                return
            }
            next += 1
            let content = trimmed(line)
            if content.isEmpty || text.bytes[content.lowerBound] == UInt8(ascii: "#") { continue }
            if let key = key(of: content) {
                readField(key, content, indent: content.lowerBound - line.lowerBound)
            } else {
                readLoose(content)
            }
        }
    }

    private func isDots(_ line: Range<Int>) -> Bool {
        text.bytes[trimmed(line)].elementsEqual(Array("...".utf8))
    }

    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        var start = line.lowerBound
        var end = line.upperBound
        while start < end, text.bytes[start] <= 0x20 { start += 1 }
        while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// A word of letters, digits, `_`, `-` with a colon behind it.
    private func key(of content: Range<Int>) -> Range<Int>? {
        var at = content.lowerBound
        while at < content.upperBound {
            let byte = text.bytes[at]
            if byte == UInt8(ascii: ":") {
                let isFollowed = at + 1 == content.upperBound || text.bytes[at + 1] <= 0x20
                return isFollowed && at > content.lowerBound ? content.lowerBound..<at : nil
            }
            let isName =
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x2D
            guard isName, at - content.lowerBound < 40 else { return nil }
            at += 1
        }
        return nil
    }

    private mutating func readField(_ key: Range<Int>, _ content: Range<Int>, indent: Int) {
        let value = trimmed((key.upperBound + 1)..<content.upperBound)
        let name = String(decoding: text.bytes[key], as: UTF8.self)
        if value.isEmpty {
            let items = listItems()
            add(name, key, items ?? [], isList: items != nil)
            return
        }
        switch text.bytes[value.lowerBound] {
        case UInt8(ascii: "|") where value.count <= 2, UInt8(ascii: ">") where value.count <= 2:
            add(
                name, key, [block(folded: text.bytes[value.lowerBound] == UInt8(ascii: ">"), deeperThan: indent)],
                isList: false)
        case UInt8(ascii: "[") where text.bytes[value.upperBound - 1] == UInt8(ascii: "]"):
            add(name, key, flowItems(value), isList: true)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            add(name, key, [quoted(value)], isList: false)
        default:
            checkColon(value)
            add(name, key, [continued(withoutComment(value), deeperThan: indent)], isList: false)
        }
    }

    private mutating func add(_ name: String, _ key: Range<Int>, _ values: [SourceText], isList: Bool) {
        fields.append(
            ForeignField(key: name, keyRange: text.range(key), values: values, isText: true, isList: isList))
    }

    private mutating func readLoose(_ content: Range<Int>) {
        guard let last = fields.popLast() else {
            findings.append(MalformedFrontMatter.looseLine("nothing", at: text.range(content)))
            return
        }
        findings.append(MalformedFrontMatter.looseLine(last.key, at: text.range(content)))
        let more = text.text(content)
        let value = last.values.last.map { $0.followed(by: more, between: " ") } ?? more
        fields.append(
            ForeignField(
                key: last.key, keyRange: last.keyRange, values: last.values.dropLast() + [value], isText: true,
                isList: last.isList))
    }

    // MARK: Values

    private mutating func checkColon(_ value: Range<Int>) {
        for at in value.dropLast() where text.bytes[at] == UInt8(ascii: ":") && text.bytes[at + 1] == 0x20 {
            findings.append(MalformedFrontMatter.looseColon(at: text.range(at..<(at + 1))))
            return
        }
    }

    private func withoutComment(_ value: Range<Int>) -> Range<Int> {
        for at in value.dropFirst() where text.bytes[at] == UInt8(ascii: "#") && text.bytes[at - 1] <= 0x20 {
            return trimmed(value.lowerBound..<at)
        }
        return value
    }

    /// A plain value goes on in lines set deeper than its key.
    private mutating func continued(_ value: Range<Int>, deeperThan indent: Int) -> SourceText {
        var result = text.text(value)
        while next < lines.count {
            let line = lines[next]
            let content = trimmed(line)
            guard !content.isEmpty, content.lowerBound - line.lowerBound > indent, key(of: content) == nil,
                !text.bytes[content].starts(with: Array("- ".utf8))
            else { break }
            result = result.followed(by: text.text(content), between: " ")
            next += 1
        }
        return result
    }

    private mutating func listItems() -> [SourceText]? {
        var items: [SourceText] = []
        while next < lines.count {
            let content = trimmed(lines[next])
            guard
                text.bytes[content].starts(with: Array("- ".utf8))
                    || content.count == 1 && text.bytes[content.lowerBound] == 0x2D
            else { break }
            next += 1
            let value = trimmed((content.lowerBound + 1)..<content.upperBound)
            if !value.isEmpty { items.append(scalar(value)) }
        }
        return items.isEmpty ? nil : items
    }

    /// `[a, "b, c"]`
    private mutating func flowItems(_ value: Range<Int>) -> [SourceText] {
        var items: [SourceText] = []
        var start = value.lowerBound + 1
        let end = value.upperBound - 1
        var quote: UInt8 = 0
        for at in start..<max(end, start) {
            let byte = text.bytes[at]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), trimmed(start..<at).isEmpty {
                quote = byte
            } else if byte == UInt8(ascii: ",") {
                items.append(scalar(trimmed(start..<at)))
                start = at + 1
            }
        }
        items.append(scalar(trimmed(start..<max(start, end))))
        return items.filter { !$0.string.isEmpty }
    }

    private mutating func scalar(_ value: Range<Int>) -> SourceText {
        guard let first = value.first.map({ text.bytes[$0] }),
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
            value.count > 1, text.bytes[value.upperBound - 1] == first
        else { return text.text(value) }
        return quoted(value)
    }

    private mutating func block(folded: Bool, deeperThan indent: Int) -> SourceText {
        var builder = SourceTextBuilder(text)
        let start = next < lines.count ? lines[next].lowerBound : text.bytes.count
        var end = start
        while next < lines.count {
            let line = lines[next]
            let content = trimmed(line)
            guard content.isEmpty || content.lowerBound - line.lowerBound > indent else { break }
            if !builder.isEmpty {
                let lineEnd = (line.lowerBound - 1)..<line.lowerBound
                builder.add(folded && !content.isEmpty && builder.last != 0x0A ? " " : "\n", for: lineEnd)
            }
            builder.copy(content)
            end = content.upperBound
            next += 1
        }
        builder.trimEnd()
        return builder.text(start..<max(start, end))
    }

    /// A value in quotation marks, over several lines if need be; taken as it stands if the marks do not fit.
    private mutating func quoted(_ value: Range<Int>) -> SourceText {
        let mark = text.bytes[value.lowerBound]
        var builder = SourceTextBuilder(text)
        var at = value.lowerBound + 1
        var end = value.upperBound
        var line = next
        while true {
            while at < end {
                let byte = text.bytes[at]
                if byte == mark {
                    if mark == UInt8(ascii: "'"), at + 1 < end, text.bytes[at + 1] == mark {
                        builder.add("'", for: at..<(at + 2))
                        at += 2
                        continue
                    }
                    let behind = trimmed((at + 1)..<end)
                    guard behind.isEmpty || text.bytes[behind.lowerBound] == UInt8(ascii: "#") else {
                        findings.append(MalformedFrontMatter.looseQuote(at: text.range(behind)))
                        return text.text(value)
                    }
                    next = line
                    return builder.text((value.lowerBound + 1)..<at)
                }
                if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\""), at + 1 < end {
                    let (meaning, length) = text.escape(at: at, before: end)
                    builder.add(meaning, for: at..<(at + length))
                    at += length
                } else {
                    let start = at
                    while at < end, text.bytes[at] != mark, text.bytes[at] != UInt8(ascii: "\\") { at += 1 }
                    if at == start { at += 1 }
                    builder.copy(start..<at)
                }
            }
            // A key on the next line means that the mark was never meant to be closed there.
            guard line < lines.count, !FrontMatterReader.begins(lines[line], in: text),
                key(of: trimmed(lines[line])) == nil
            else {
                findings.append(
                    MalformedFrontMatter.looseQuote(at: text.range(value.lowerBound..<(value.lowerBound + 1))))
                return text.text(value)
            }
            let content = trimmed(lines[line])
            builder.add(" ", for: (lines[line].lowerBound - 1)..<lines[line].lowerBound)
            at = content.lowerBound
            end = content.upperBound
            line += 1
        }
    }
}

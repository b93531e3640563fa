/// Finds the pieces of markup in bytes that libxml2 has accepted, and stays within them where it has not.
struct RawScanner {
    let bytes: [UInt8]

    /// A start tag, piece by piece.
    struct StartTag {
        let name: Range<Int>
        let attributes: [Attribute]

        /// From `<` to `>`, both included.
        let range: Range<Int>
        let isEmptyElement: Bool

        struct Attribute {
            let name: Range<Int>

            /// Between the quotation marks.
            let value: Range<Int>

            var range: Range<Int> { name.lowerBound..<value.upperBound + 1 }
        }
    }

    /// Where the text that begins at `start` ends: at the next markup that is not a CDATA section, or the end.
    func endOfText(from start: Int) -> Int {
        var offset = start
        while let bracket = find(UInt8(ascii: "<"), from: offset) {
            guard starts("<![CDATA[", at: bracket) else { return bracket }
            offset = end(of: "]]>", from: bracket + 9) ?? bytes.count
        }
        return bytes.count
    }

    /// - Parameter limit: after one attribute more than that, the rest is not looked at.
    func startTag(at start: Int, limit: Int = .max) -> StartTag {
        let name = start + 1..<endOfName(from: start + 1)
        var attributes: [StartTag.Attribute] = []
        var offset = skipSpace(from: name.upperBound)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "/") {
            let key = offset..<endOfName(from: offset)
            let equals = skipSpace(from: key.upperBound)
            let quote = skipSpace(from: equals + 1)
            guard !key.isEmpty, quote < bytes.count, Self.isQuote(bytes[quote]), attributes.count <= limit,
                let close = find(bytes[quote], from: quote + 1)
            else { break }
            attributes.append(.init(name: key, value: quote + 1..<close))
            offset = skipSpace(from: close + 1)
        }
        let isEmpty = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
        let end = min(offset + (isEmpty ? 2 : 1), bytes.count)
        return StartTag(name: name, attributes: attributes, range: start..<end, isEmptyElement: isEmpty)
    }

    /// Whether a tag ends in `>` or `/>`.
    func isClosed(_ tag: StartTag) -> Bool {
        tag.isEmptyElement
            ? starts("/>", at: tag.range.upperBound - 2)
            : tag.range.upperBound > 0 && bytes[tag.range.upperBound - 1] == UInt8(ascii: ">")
    }

    /// The name of the first attribute beyond the limit, in whatever looks like a tag, be it in a comment.
    ///
    /// libxml2 2.9 compares each attribute of an element with each: 100,000 of them keep it busy for minutes.
    func attributeBeyondLimit() -> Range<Int>? {
        var offset = 0
        while let bracket = find(UInt8(ascii: "<"), from: offset) {
            let tag = startTag(at: bracket, limit: XMLLimits.attributes)
            if tag.attributes.count > XMLLimits.attributes { return tag.attributes[XMLLimits.attributes].name }
            offset = bracket + 1
        }
        return nil
    }

    /// The place behind a piece of markup that is closed by `closing`.
    func end(of closing: StaticString, from start: Int) -> Int? {
        let length = closing.utf8CodeUnitCount
        let first = unsafe closing.utf8Start[0]
        var offset = start
        while let found = find(first, from: offset) {
            if starts(closing, at: found) { return found + length }
            offset = found + 1
        }
        return nil
    }

    func starts(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= bytes.count else { return false }
        for index in 0..<length where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    func find(_ byte: UInt8, from start: Int) -> Int? {
        let span = bytes.span
        var offset = start
        while offset < span.count {
            if span[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }

    func skipSpace(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Letters, digits, `- . _ :` and everything beyond ASCII: the names that libxml2 accepts are among these.
    func endOfName(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        return offset
    }

    /// What stands there, cut short if nobody would read it to the end.
    func shown(_ range: Range<Int>) -> String {
        range.count <= 60 ? text(range) : text(range.prefix(60)) + "…"
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"): true
        default: byte >= 0x80
        }
    }

    static func isNameStart(_ byte: UInt8) -> Bool {
        isNameByte(byte) && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
            && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

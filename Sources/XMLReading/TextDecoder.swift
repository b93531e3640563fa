import Diagnostics

/// Turns the raw bytes of a text or an attribute's value into what they say, and remembers where each byte came from.
struct TextDecoder {
    private let copy: WorkingCopy
    private var text: [UInt8] = []
    private var runs: [SourceText.Run] = []

    /// Where the next byte must stand in the copy for the last run to go on.
    private var expected = -1

    private init(_ copy: WorkingCopy) { self.copy = copy }

    /// Text between tags: references, CDATA sections, line ends.
    static func text(_ range: Range<Int>, in copy: WorkingCopy) -> SourceText {
        guard !isPlain(range, in: copy.bytes, also: UInt8(ascii: "<")) else { return literal(range, in: copy) }
        var decoder = TextDecoder(copy)
        var offset = range.lowerBound
        let scanner = RawScanner(bytes: copy.bytes)
        while offset < range.upperBound {
            // The only markup inside is CDATA sections, so `<` begins one.
            if copy.bytes[offset] == UInt8(ascii: "<") {
                let end = scanner.end(of: "]]>", from: offset + 9) ?? range.upperBound
                decoder.literal(offset + 9..<max(offset + 9, end - 3))
                offset = end
            } else {
                offset = decoder.next(offset)
            }
        }
        return decoder.result(range)
    }

    /// What stands between the quotation marks of an attribute.
    static func value(_ range: Range<Int>, in copy: WorkingCopy) -> SourceText {
        guard !isPlain(range, in: copy.bytes, also: 0x0A, 0x09) else { return literal(range, in: copy) }
        var decoder = TextDecoder(copy)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let before = decoder.text.count
            let isReference = copy.bytes[offset] == UInt8(ascii: "&")
            offset = decoder.next(offset)
            // Source: XML 1.0, 3.3.3: white space in a value is read as spaces, unless written as a reference.
            if !isReference, decoder.text.count == before + 1,
                decoder.text[before] == 0x0A || decoder.text[before] == 0x09
            {
                decoder.text[before] = 0x20
            }
        }
        return decoder.result(range)
    }

    /// A comment, in which nothing but line ends is special.
    static func comment(_ range: Range<Int>, in copy: WorkingCopy) -> SourceText {
        guard !isPlain(range, in: copy.bytes) else { return literal(range, in: copy) }
        var decoder = TextDecoder(copy)
        decoder.literal(range)
        return decoder.result(range)
    }

    /// Whether the bytes say exactly what they are.
    private static func isPlain(_ range: Range<Int>, in bytes: [UInt8], also first: UInt8 = 0, _ second: UInt8 = 0)
        -> Bool
    {
        let span = bytes.span
        for offset in range {
            let byte = span[offset]
            if byte == UInt8(ascii: "&") || byte == 0x0D || byte == first || byte == second { return false }
        }
        return true
    }

    private static func literal(_ range: Range<Int>, in copy: WorkingCopy) -> SourceText {
        let runs = copy.isPristine ? [] : [SourceText.Run(text: 0, source: range.lowerBound)]
        return SourceText(
            String(decoding: copy.bytes[range], as: UTF8.self), in: copy.file, bytes: copy.original(range),
            runs: copy.original(runs, textLength: range.count))
    }

    private func result(_ range: Range<Int>) -> SourceText {
        // Without a run the text would count as standing in the file as it is.
        let runs = runs.isEmpty ? [SourceText.Run(text: 0, source: range.lowerBound)] : runs
        return SourceText(
            String(decoding: text, as: UTF8.self), in: copy.file, bytes: copy.original(range),
            runs: copy.original(runs, textLength: text.count))
    }

    /// Takes over bytes in which only line ends change.
    private mutating func literal(_ range: Range<Int>) {
        var offset = range.lowerBound
        while offset < range.upperBound { offset = character(offset) }
    }

    private mutating func next(_ offset: Int) -> Int {
        guard copy.bytes[offset] == UInt8(ascii: "&"),
            case .character(let scalar, let end) = Reference(at: offset, in: copy.bytes)
        else { return character(offset) }
        let encoded = Array(String(scalar).utf8)
        for (index, byte) in encoded.enumerated() {
            // The last of several bytes stands at the semicolon, so that a finding covers the whole reference.
            let isLast = index > 0 && index == encoded.count - 1
            runs.append(.init(text: text.count, source: isLast ? end - 1 : offset))
            text.append(byte)
        }
        expected = -1
        return end
    }

    /// Takes over one byte; `\r\n` and a single `\r` become `\n` (XML 1.0, 2.11).
    private mutating func character(_ offset: Int) -> Int {
        if copy.bytes[offset] == 0x0D {
            if offset + 1 < copy.bytes.count, copy.bytes[offset + 1] == 0x0A { return offset + 1 }
            append(0x0A, at: offset)
        } else {
            append(copy.bytes[offset], at: offset)
        }
        return offset + 1
    }

    private mutating func append(_ byte: UInt8, at offset: Int) {
        if offset != expected { runs.append(.init(text: text.count, source: offset)) }
        text.append(byte)
        expected = offset + 1
    }
}

/// What stands at the ends of an author's name and does not belong there.
enum NameEnds {
    /// The name without blanks, dashes, bullets, commas and lone quotation marks at its ends.
    static func body(of bytes: [UInt8]) -> Range<Int> {
        var body = 0..<bytes.count
        while let next = trimmed(body, of: bytes) { body = next }
        return body
    }

    /// The fault of a name that has something at its ends; nil if it has not.
    static func fault(of name: NameReading) -> AuthorNameFault? {
        guard let last = name.words.last else { return nil }
        var body = name.body
        let end = last.range.upperBound
        // An ellipsis or "!" may belong to a name; one full stop behind a whole word does not.
        if end == body.upperBound - 1, name.bytes[end] == UInt8(ascii: "."), !isAbbreviation(last) {
            body = body.lowerBound..<end
        }
        guard body != 0..<name.bytes.count else { return nil }
        let front = 0..<body.lowerBound
        return .mark(front.isEmpty ? body.upperBound..<name.bytes.count : front, name: body)
    }

    /// Whether a full stop behind a word belongs to it: an initial, "Jr.", "T.I.".
    static func isAbbreviation(_ word: NameWord) -> Bool {
        word.folded.unicodeScalars.count == 1 || word.folded.contains(".")
            || NameVocabulary.abbreviations.contains(word.folded)
    }

    /// One layer less; nil if nothing can go.
    private static func trimmed(_ body: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        guard let first = scalar(at: body.lowerBound, body, bytes),
            let last = scalar(before: body.upperBound, body, bytes)
        else { return nil }
        let inside = first.end..<max(first.end, last.start)
        if isFrontMark(first.scalar) { return first.end..<body.upperBound }
        if isBackMark(last.scalar) { return body.lowerBound..<last.start }
        if isQuotationMark(first.scalar) || isSingleMark(first.scalar), first.end < body.upperBound,
            isPair(first.scalar, last.scalar), !inside.contains(where: { quotes(bytes, at: $0) })
        {
            return inside
        }
        let others = (body.lowerBound..<body.upperBound).count { quotes(bytes, at: $0) }
        if others == 1, isQuotationMark(first.scalar) { return first.end..<body.upperBound }
        if others == 1, isQuotationMark(last.scalar) { return body.lowerBound..<last.start }
        return nil
    }

    private static func isFrontMark(_ scalar: Unicode.Scalar) -> Bool {
        isBlank(scalar) || isDash(scalar) || isBullet(scalar)
    }

    private static func isBackMark(_ scalar: Unicode.Scalar) -> Bool {
        isBlank(scalar) || isDash(scalar) || isBullet(scalar) || [",", ";", ":"].contains(scalar)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? scalar == " " || scalar == "\t" || scalar == "\n" : scalar.properties.isWhitespace
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
    }

    private static func isBullet(_ scalar: Unicode.Scalar) -> Bool { ["~", "*", "•", "·", ">", "–"].contains(scalar) }

    /// Single marks count only in pairs: names begin with apostrophes ('Umar, ’Abdu’l-Bahá).
    private static func isSingleMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "‘" }

    private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
        ["\"", "“", "”", "„", "«", "»"].contains(scalar)
    }

    private static func isPair(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
        switch one {
        case "\"", "'": other == one
        case "‘": other == "’"
        case "“": other == "”"
        case "„": other == "“" || other == "”"
        case "«": other == "»"
        case "»": other == "«"
        default: false
        }
    }

    /// Whether a double quotation mark begins at an offset.
    private static func quotes(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard bytes[offset] & 0xC0 != 0x80 else { return false }
        return isQuotationMark(PlacedScalars.decode(bytes, at: offset).scalar)
    }

    private static func scalar(
        at offset: Int, _ body: Range<Int>, _ bytes: [UInt8]
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        body.isEmpty ? nil : PlacedScalars.decode(bytes, at: offset)
    }

    private static func scalar(before offset: Int, _ body: Range<Int>, _ bytes: [UInt8]) -> PlacedScalars.Element? {
        body.isEmpty ? nil : PlacedScalars.decode(bytes, before: offset)
    }
}

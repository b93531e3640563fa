extension JSONParser {
    mutating func stringValue() -> JSONValue {
        let start = at
        at += 1
        var isPlain = true
        var isReported = false
        while at < end {
            let byte = text.bytes[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return .string(JSONString(content: (start + 1)..<(at - 1), range: start..<at, isPlain: isPlain))
            }
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                escape()
            } else if byte < 0x20 {
                if byte == 0x0A, isProbablyUnclosed(at) {
                    let line = trimmedLine(start..<at)
                    giveUp(.unclosedString, start..<line)
                    return .broken(start..<end)
                }
                if !isReported { report(.controlCharacter(byte), at..<(at + 1)) }
                isReported = true
                at += 1
            } else {
                at += 1
            }
            if isLost { return .broken(start..<end) }
        }
        giveUp(.unclosedString, start..<min(start + 1, end))
        return .broken(start..<end)
    }

    /// Whether a line break inside a string looks like the end of a line on which the closing mark was forgotten.
    func isProbablyUnclosed(_ lineBreak: Int) -> Bool {
        var before = lineBreak - 1
        while before >= 0, text.bytes[before] == 0x0D || text.bytes[before] == 0x20 { before -= 1 }
        var after = lineBreak + 1
        while after < end, isSpace(text.bytes[after]) { after += 1 }
        guard after < end else { return true }
        // What follows begins like the next key or closes the object.
        return text.bytes[after] == UInt8(ascii: "\"") || text.bytes[after] == UInt8(ascii: "}")
            || text.bytes[after] == UInt8(ascii: "]")
    }

    func trimmedLine(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound + 1, isSpace(text.bytes[end - 1]) { end -= 1 }
        return end
    }

    mutating func escape() {
        let start = at
        guard at + 1 < end else {
            at = end
            return
        }
        switch text.bytes[at + 1] {
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal(at + 2) else {
                report(.shortEscape, start..<min(start + 2, end))
                at += 2
                return
            }
            at += 6
            if UTF16.isLeadSurrogate(unit), at + 1 < end, text.bytes[at] == UInt8(ascii: "\\"),
                text.bytes[at + 1] == UInt8(ascii: "u"), let second = hexadecimal(at + 2),
                UTF16.isTrailSurrogate(second)
            {
                at += 6
            } else if UTF16.isSurrogate(unit) {
                report(.loneSurrogate(slice(start..<at)), start..<at)
            }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 2
        default:
            let stop = endOfCharacter(at + 1)
            report(.unknownEscape(slice(start..<stop)), start..<stop)
            at = stop
        }
    }

    func hexadecimal(_ start: Int) -> UInt16? { text.hexadecimal(at: start, before: end) }

    /// A string between marks that are not JSON's.
    mutating func foreignString(close: [UInt8], openLength: Int, _ fault: JSONFault) -> JSONString? {
        let start = at
        at += openLength
        var isPlain = true
        while at < end, text.bytes[at] != 0x0A {
            if text.bytes[at...].starts(with: close), isEndOfValue(at + close.count) {
                let content = (start + openLength)..<at
                at += close.count
                report(fault, start..<at)
                return JSONString(content: content, range: start..<at, isPlain: isPlain)
            }
            if text.bytes[at] == UInt8(ascii: "\\") {
                isPlain = false
                // A single quote may be escaped in such strings.
                if at + 1 < end, text.bytes[at + 1] == UInt8(ascii: "'") { at += 2 } else { escape() }
            } else {
                at += 1
            }
        }
        giveUp(.unclosedString, start..<min(start + openLength, end))
        return nil
    }

    /// Whether a value may end here, so that the apostrophe of "don't" does not close a string.
    func isEndOfValue(_ offset: Int) -> Bool {
        var offset = offset
        while offset < end, isSpace(text.bytes[offset]) { offset += 1 }
        guard offset < end else { return true }
        return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(text.bytes[offset])
    }

    func isCurlyQuote(_ offset: Int) -> Bool {
        offset + 2 < end && text.bytes[offset + 1] == 0x80 && (0x9C...0x9F).contains(text.bytes[offset + 2])
    }
}

/// Reads JSON as RFC 8259 has it, and where somebody strayed from it goes on wherever the meaning is plain.
///
/// A comma too many or single quotes are reported and read as they were meant, so that one run lists every fault;
/// where that is impossible, what was read so far is kept and the torn piece is `broken`.
struct JSONParser {
    static let deepest = 128
    static let mostFaults = 1000

    let text: DecodedText
    let end: Int
    var at: Int
    private(set) var faults: [(fault: JSONFault, range: Range<Int>)] = []

    /// Set at a fault after which nothing can be understood.
    private var isLost = false

    /// - Parameter range: the part of the text to read, such as one line.
    init(_ text: DecodedText, in range: Range<Int>) {
        self.text = text
        at = range.lowerBound
        end = range.upperBound
    }

    /// Reads the one value that the range holds; nil if there is none.
    mutating func document() -> JSONValue? {
        skipSpace()
        guard at < end else {
            report(.empty, at..<at)
            return nil
        }
        let value = value(depth: 0)
        skipSpace()
        if !isLost, at < end { report(.textBehind, at..<endOfWord(at)) }
        return value
    }

    mutating func report(_ fault: JSONFault, _ range: Range<Int>) {
        guard faults.count < Self.mostFaults else {
            if !isLost { faults.append((.tooManyFaults, range)) }
            isLost = true
            return
        }
        faults.append((fault, range))
    }

    private mutating func giveUp(_ fault: JSONFault, _ range: Range<Int>) {
        if !isLost { report(fault, range) }
        isLost = true
        at = end
    }

    private mutating func value(depth: Int) -> JSONValue {
        guard at < end else {
            giveUp(.missingValue, at..<at)
            return .broken(at..<at)
        }
        let start = at
        switch text.bytes[at] {
        case UInt8(ascii: "\""): return stringValue()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < Self.deepest else {
                giveUp(.tooDeep(Self.deepest), start..<(start + 1))
                return .broken(start..<end)
            }
            return text.bytes[at] == UInt8(ascii: "{") ? object(depth: depth) : array(depth: depth)
        case UInt8(ascii: "'"):
            let string = foreignString(close: [UInt8(ascii: "'")], openLength: 1, .singleQuotes)
            return string.map(JSONValue.string) ?? .broken(start..<end)
        case 0xE2 where isCurlyQuote(at):
            let string = foreignString(close: [0xE2, 0x80, 0x9D], openLength: 3, .curlyQuotes)
            return string.map(JSONValue.string) ?? .broken(start..<end)
        default: return word()
        }
    }

    // MARK: Arrays and objects

    private mutating func array(depth: Int) -> JSONValue {
        let start = at
        at += 1
        var elements: [JSONValue] = []
        while !isLost {
            guard let next = next(
                opened: start, close: UInt8(ascii: "]"), other: UInt8(ascii: "}"), isFirst: elements.isEmpty)
            else { return .array(elements, start..<at) }
            if !next { break }
            elements.append(value(depth: depth + 1))
        }
        return .array(elements, start..<at)
    }

    private mutating func object(depth: Int) -> JSONValue {
        let start = at
        at += 1
        var members: [JSONMember] = []
        while !isLost {
            guard let next = next(
                opened: start, close: UInt8(ascii: "}"), other: UInt8(ascii: "]"), isFirst: members.isEmpty)
            else {
                checkKeys(members)
                return .object(members, start..<at)
            }
            if !next { break }
            guard let key = key() else { break }
            skipSpace()
            if at < end, text.bytes[at] == UInt8(ascii: ":") {
                at += 1
            } else if at < end, text.bytes[at] == UInt8(ascii: "=") {
                report(.missingColon, at..<(at + 1))
                at += 1
            } else {
                giveUp(.missingColon, at..<min(at + 1, end))
                break
            }
            skipSpace()
            members.append(JSONMember(key: key, value: value(depth: depth + 1)))
        }
        return .broken(start..<at)
    }

    /// Moves to the next element: true if there is one, nil behind the closing bracket, false if all is lost.
    private mutating func next(opened: Int, close: UInt8, other: UInt8, isFirst: Bool) -> Bool? {
        skipSpace()
        var commas: [Int] = []
        while at < end, text.bytes[at] == UInt8(ascii: ",") {
            commas.append(at)
            at += 1
            skipSpace()
        }
        guard at < end else {
            giveUp(.unclosed(open(close)), opened..<(opened + 1))
            return false
        }
        if text.bytes[at] == close {
            if let comma = commas.first { report(isFirst ? .extraComma : .trailingComma, comma..<(comma + 1)) }
            at += 1
            return nil
        }
        if text.bytes[at] == other {
            giveUp(.mismatched(open: open(close), close: String(UnicodeScalar(other))), at..<(at + 1))
            return false
        }
        if isFirst {
            if let comma = commas.first { report(.extraComma, comma..<(comma + 1)) }
        } else if commas.isEmpty {
            report(.missingComma, at..<at)
        } else if commas.count > 1 {
            report(.extraComma, commas[1]..<(commas[1] + 1))
        }
        return true
    }

    private func open(_ close: UInt8) -> String { close == UInt8(ascii: "}") ? "{" : "[" }

    private mutating func checkKeys(_ members: [JSONMember]) {
        guard members.count > 1 else { return }
        // Objects of records are small: comparing bytes costs less than hashing strings.
        guard members.count > 24 else {
            for (index, member) in members.enumerated().dropFirst() {
                for earlier in members[..<index] where isSame(earlier.key, member.key) {
                    report(.duplicateKey(name(member.key), first: earlier.key.range), member.key.range)
                    break
                }
            }
            return
        }
        var seen: [String: Range<Int>] = [:]
        for member in members {
            let name = name(member.key)
            if let first = seen[name] { report(.duplicateKey(name, first: first), member.key.range) }
            else { seen[name] = member.key.range }
        }
    }

    private func isSame(_ one: JSONString, _ other: JSONString) -> Bool {
        guard one.isPlain, other.isPlain else { return name(one) == name(other) }
        guard one.content.count == other.content.count else { return false }
        for offset in 0..<one.content.count
        where text.bytes[one.content.lowerBound + offset] != text.bytes[other.content.lowerBound + offset] {
            return false
        }
        return true
    }

    private func name(_ key: JSONString) -> String { text.string(key) }

    private mutating func key() -> JSONString? {
        let start = at
        switch text.bytes[at] {
        case UInt8(ascii: "\""):
            if case .string(let string) = stringValue() { return string }
            return nil
        case UInt8(ascii: "'"): return foreignString(close: [UInt8(ascii: "'")], openLength: 1, .singleQuotes)
        case 0xE2 where isCurlyQuote(at):
            return foreignString(close: [0xE2, 0x80, 0x9D], openLength: 3, .curlyQuotes)
        case let byte where isNameByte(byte):
            while at < end, isNameByte(text.bytes[at]) { at += 1 }
            report(.unquotedKey(slice(start..<at)), start..<at)
            return JSONString(content: start..<at, range: start..<at, isPlain: true)
        default:
            giveUp(.unexpected(slice(start..<endOfCharacter(start))), start..<endOfCharacter(start))
            return nil
        }
    }

    // MARK: Strings

    private mutating func stringValue() -> JSONValue {
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
    private func isProbablyUnclosed(_ lineBreak: Int) -> Bool {
        var before = lineBreak - 1
        while before >= 0, text.bytes[before] == 0x0D || text.bytes[before] == 0x20 { before -= 1 }
        var after = lineBreak + 1
        while after < end, isSpace(text.bytes[after]) { after += 1 }
        guard after < end else { return true }
        // What follows begins like the next key or closes the object.
        return text.bytes[after] == UInt8(ascii: "\"") || text.bytes[after] == UInt8(ascii: "}")
            || text.bytes[after] == UInt8(ascii: "]")
    }

    private func trimmedLine(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound + 1, isSpace(text.bytes[end - 1]) { end -= 1 }
        return end
    }

    private mutating func escape() {
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
                text.bytes[at + 1] == UInt8(ascii: "u"), let second = hexadecimal(at + 2), UTF16.isTrailSurrogate(second)
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

    private func hexadecimal(_ start: Int) -> UInt16? { text.hexadecimal(at: start, before: end) }

    /// A string between marks that are not JSON's.
    private mutating func foreignString(close: [UInt8], openLength: Int, _ fault: JSONFault) -> JSONString? {
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
    private func isEndOfValue(_ offset: Int) -> Bool {
        var offset = offset
        while offset < end, isSpace(text.bytes[offset]) { offset += 1 }
        guard offset < end else { return true }
        return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(text.bytes[offset])
    }

    private func isCurlyQuote(_ offset: Int) -> Bool {
        offset + 2 < end && text.bytes[offset + 1] == 0x80 && (0x9C...0x9F).contains(text.bytes[offset + 2])
    }

    // MARK: Numbers and words

    private mutating func word() -> JSONValue {
        let start = at
        let stop = endOfWord(start)
        let range = start..<stop
        let word = slice(range)
        at = stop
        switch word {
        case "null": return .null(range)
        case "true": return .bool(true, range)
        case "false": return .bool(false, range)
        case "None", "undefined", "NULL", "Null", "nil":
            report(.notJSONWord(word), range)
            return .null(range)
        case "True", "TRUE", "False", "FALSE":
            report(.notJSONWord(word), range)
            return .bool(word.first == "T", range)
        case "NaN", "Infinity", "-Infinity", "nan", "inf":
            report(.notJSONWord(word), range)
            return .null(range)
        default: break
        }
        if JSONNumber.isValid(text.bytes[range]) { return .number(range) }
        if JSONNumber.looksLikeOne(text.bytes[range]) {
            report(.number(word), range)
            return .number(range)
        }
        let shown = start..<max(stop, endOfCharacter(start))
        giveUp(.unexpected(slice(shown)), shown)
        return .broken(start..<end)
    }

    // MARK: Characters

    private mutating func skipSpace() {
        while at < end {
            let byte = text.bytes[at]
            if isSpace(byte) {
                at += 1
            } else if byte == UInt8(ascii: "/"), at + 1 < end {
                let start = at
                switch text.bytes[at + 1] {
                case UInt8(ascii: "/"): while at < end, text.bytes[at] != 0x0A { at += 1 }
                case UInt8(ascii: "*"):
                    at += 2
                    while at < end, !(at + 1 < end && text.bytes[at] == 0x2A && text.bytes[at + 1] == 0x2F) { at += 1 }
                    at = min(at + 2, end)
                default: return
                }
                report(.comment, start..<at)
            } else {
                return
            }
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte == 0x24 || byte == 0x2D || byte >= 0x80
    }

    /// The end of what could be a number or a word; at least one character behind the start.
    private func endOfWord(_ start: Int) -> Int {
        var stop = start
        while stop < end, isNameByte(text.bytes[stop]) || text.bytes[stop] == 0x2B || text.bytes[stop] == 0x2E {
            stop += 1
        }
        return max(stop, endOfCharacter(start))
    }

    private func endOfCharacter(_ start: Int) -> Int {
        var stop = min(start + 1, end)
        while stop < end, text.bytes[stop] & 0xC0 == 0x80 { stop += 1 }
        return stop
    }

    private func slice(_ range: Range<Int>) -> String {
        String(decoding: text.bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 40)], as: UTF8.self)
    }
}

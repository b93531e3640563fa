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
    private(set) var isLost = false

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
        let value = value(depth: 0, keepsTorn: true)
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

    mutating func giveUp(_ fault: JSONFault, _ range: Range<Int>) {
        if !isLost { report(fault, range) }
        isLost = true
        at = end
    }

    /// - Parameter keepsTorn: whether a list or object that is cut off is kept as far as it goes: it holds records, and
    ///   is none.
    mutating func value(depth: Int, keepsTorn: Bool = false) -> JSONValue {
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
            return text.bytes[at] == UInt8(ascii: "{")
                ? object(depth: depth, keepsTorn: keepsTorn) : array(depth: depth, keepsTorn: keepsTorn)
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

    mutating func array(depth: Int, keepsTorn: Bool) -> JSONValue {
        let start = at
        at += 1
        var elements: [JSONValue] = []
        while !isLost {
            guard
                let next = next(
                    opened: start, close: UInt8(ascii: "]"), other: UInt8(ascii: "}"), isFirst: elements.isEmpty)
            else { return .array(elements, start..<at) }
            if !next { break }
            elements.append(value(depth: depth + 1))
        }
        return keepsTorn ? .array(elements, start..<at) : .broken(start..<at)
    }

    mutating func object(depth: Int, keepsTorn: Bool) -> JSONValue {
        let start = at
        at += 1
        var members: [JSONMember] = []
        while !isLost {
            guard
                let next = next(
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
            members.append(JSONMember(key: key, value: value(depth: depth + 1, keepsTorn: keepsTorn)))
        }
        return keepsTorn ? .object(members, start..<at) : .broken(start..<at)
    }

    /// Moves to the next element: true if there is one, nil behind the closing bracket, false if all is lost.
    mutating func next(opened: Int, close: UInt8, other: UInt8, isFirst: Bool) -> Bool? {
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

    func open(_ close: UInt8) -> String { close == UInt8(ascii: "}") ? "{" : "[" }

    mutating func checkKeys(_ members: [JSONMember]) {
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
            if let first = seen[name] {
                report(.duplicateKey(name, first: first), member.key.range)
            } else {
                seen[name] = member.key.range
            }
        }
    }

    func isSame(_ one: JSONString, _ other: JSONString) -> Bool {
        guard one.isPlain, other.isPlain else { return name(one) == name(other) }
        guard one.content.count == other.content.count else { return false }
        for offset in 0..<one.content.count
        where text.bytes[one.content.lowerBound + offset] != text.bytes[other.content.lowerBound + offset] {
            return false
        }
        return true
    }

    func name(_ key: JSONString) -> String { text.string(key) }

    mutating func key() -> JSONString? {
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

    // MARK: Characters

    mutating func skipSpace() {
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

    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte == 0x24 || byte == 0x2D || byte >= 0x80
    }

    /// The end of what could be a number or a word; at least one character behind the start.
    func endOfWord(_ start: Int) -> Int {
        var stop = start
        while stop < end, isNameByte(text.bytes[stop]) || text.bytes[stop] == 0x2B || text.bytes[stop] == 0x2E {
            stop += 1
        }
        return max(stop, endOfCharacter(start))
    }

    func endOfCharacter(_ start: Int) -> Int {
        var stop = min(start + 1, end)
        while stop < end, text.bytes[stop] & 0xC0 == 0x80 { stop += 1 }
        return stop
    }

    func slice(_ range: Range<Int>) -> String {
        String(decoding: text.bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 40)], as: UTF8.self)
    }
}

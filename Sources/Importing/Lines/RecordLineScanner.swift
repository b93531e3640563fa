import BundleReader

/// Finds the fields of records in lines of plain JSON: objects of strings, numbers, words and lists.
///
/// Whatever is not plain and right (nested objects, broken escapes, bytes that are not UTF-8, faults of any kind) is
/// left to the reader of JSON, which takes its time and can say what is wrong.
struct RecordLineScanner {
    private let bytes: [UInt8]

    /// The keys met so far and what they mean: files repeat a handful of them.
    private var keys: [(key: [UInt8], role: Role?)] = []

    private enum Role { case id, text, author, language, tags }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Returns: nil if the line is not plain, or holds no text.
    mutating func scan(_ line: Range<Int>) -> RecordLine? {
        var record = RecordLine(start: line.lowerBound, length: UInt32(line.count))
        var place = skipBlanks(line.lowerBound, line.upperBound)
        guard place < line.upperBound, bytes[place] == UInt8(ascii: "{") else { return nil }
        place = skipBlanks(place + 1, line.upperBound)
        while true {
            guard let key = string(place, line.upperBound), !key.hasEscapes else { return nil }
            place = skipBlanks(key.end + 1, line.upperBound)
            guard place < line.upperBound, bytes[place] == UInt8(ascii: ":") else { return nil }
            place = skipBlanks(place + 1, line.upperBound)
            guard place < line.upperBound else { return nil }
            if bytes[place] == UInt8(ascii: "\"") {
                guard let value = string(place, line.upperBound) else { return nil }
                if let role = role(of: key.start..<key.end) {
                    let field = RecordLine.Field(
                        offset: value.start - line.lowerBound, length: value.end - value.start,
                        hasEscapes: value.hasEscapes)
                    guard take(field, as: role, into: &record) else { return nil }
                }
                place = value.end + 1
            } else {
                // Only null says the same as a missing field; other kinds of text or id are looked at closely.
                guard let end = plainValue(place, line.upperBound) else { return nil }
                let isNull = bytes[place] == UInt8(ascii: "n")
                switch role(of: key.start..<key.end) {
                case .tags? where bytes[place] == UInt8(ascii: "["):
                    guard record.tags.isMissing else { return nil }
                    record.tags = RecordLine.Field(
                        offset: place - line.lowerBound, length: end - place, hasEscapes: false)
                case nil, .tags?: break
                default: if !isNull { return nil }
                }
                place = end
            }
            place = skipBlanks(place, line.upperBound)
            guard place < line.upperBound else { return nil }
            if bytes[place] == UInt8(ascii: "}") { break }
            guard bytes[place] == UInt8(ascii: ",") else { return nil }
            place = skipBlanks(place + 1, line.upperBound)
        }
        guard skipBlanks(place + 1, line.upperBound) == line.upperBound, !record.text.isMissing, record.text.length > 0
        else { return nil }
        return record
    }

    private func take(_ field: RecordLine.Field, as role: Role, into record: inout RecordLine) -> Bool {
        func put(_ path: WritableKeyPath<RecordLine, RecordLine.Field>) -> Bool {
            guard record[keyPath: path].isMissing else { return false }
            record[keyPath: path] = field
            return true
        }
        switch role {
        case .id: return put(\.id)
        case .text: return put(\.text)
        case .author: return put(\.author)
        case .language: return put(\.language)
        case .tags: return put(\.tags)
        }
    }

    private mutating func role(of key: Range<Int>) -> Role? {
        for known in keys where known.key.count == key.count {
            if known.key.elementsEqual(bytes[key]) { return known.role }
        }
        let name = String(decoding: bytes[key], as: UTF8.self)
        let role: Role? =
            switch FieldNames.role(of: name)?.role {
            case .text: .text
            case .author: .author
            case .language: .language
            case .tags: .tags
            default: name == "id" ? .id : nil
            }
        keys.append((Array(bytes[key]), role))
        return role
    }

    private func skipBlanks(_ start: Int, _ end: Int) -> Int {
        var place = start
        while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0D { place += 1 }
        return place
    }

    /// The inside of a string that begins at a place.
    private func string(_ start: Int, _ end: Int) -> (start: Int, end: Int, hasEscapes: Bool)? {
        guard start < end, bytes[start] == UInt8(ascii: "\"") else { return nil }
        var place = start + 1
        var hasEscapes = false
        while place < end {
            place = PlainBytes.end(in: bytes.span, from: place, to: end)
            guard place < end else { return nil }
            switch bytes[place] {
            case UInt8(ascii: "\""): return (start + 1, place, hasEscapes)
            case UInt8(ascii: "\\"):
                guard let length = JSONEscape.length(in: bytes, at: place, before: end) else { return nil }
                hasEscapes = true
                place += length
            default: return nil
            }
        }
        return nil
    }

    /// The end of a number, a word, or a list of such things.
    private func plainValue(_ start: Int, _ end: Int) -> Int? {
        if bytes[start] == UInt8(ascii: "[") { return list(start, end) }
        for word: StaticString in ["null", "true", "false"] {
            let length = word.utf8CodeUnitCount
            let isIt = word.withUTF8Buffer {
                unsafe start + length <= end && $0.elementsEqual(bytes[start..<start + length])
            }
            if isIt { return start + length }
        }
        var place = start
        if bytes[place] == UInt8(ascii: "-") { place += 1 }
        let digits = place
        while place < end, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
        guard place > digits, place - digits == 1 || bytes[digits] != UInt8(ascii: "0") else { return nil }
        // Fractions and exponents are rare here.
        return place < end && [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[place])
            ? nil : place
    }

    private func list(_ start: Int, _ end: Int) -> Int? {
        var place = skipBlanks(start + 1, end)
        if place < end, bytes[place] == UInt8(ascii: "]") { return place + 1 }
        while place < end {
            if let text = string(place, end) {
                place = text.end + 1
            } else {
                guard bytes[place] != UInt8(ascii: "["), let value = plainValue(place, end) else { return nil }
                place = value
            }
            place = skipBlanks(place, end)
            guard place < end else { return nil }
            if bytes[place] == UInt8(ascii: "]") { return place + 1 }
            guard bytes[place] == UInt8(ascii: ",") else { return nil }
            place = skipBlanks(place + 1, end)
        }
        return nil
    }
}

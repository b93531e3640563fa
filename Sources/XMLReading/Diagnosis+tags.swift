import Diagnostics

/// What can be wrong with a tag.
extension Diagnosis {
    // MARK: - End tags

    mutating func explainEndTag(at start: Int) {
        let bytes = copy.bytes
        let name = start + 2..<scanner.endOfName(from: start + 2)
        let written = scanner.text(name)
        guard let innermost = open.last else {
            explainJunk(from: start, shown: start..<name.upperBound)
            return
        }
        let expected = scanner.text(innermost.tag.name)
        let opened = Diagnostic.Note(at: copy.range(innermost.tag.name), "'<\(expected)>' is opened here")
        if written == expected {
            var end = name.upperBound
            while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
            let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: ">")
            let rest = name.upperBound..<(isClosed ? end : trimmed(name.upperBound..<end))
            add(
                at: rest.isEmpty ? start..<name.upperBound : rest,
                rest.isEmpty
                    ? "end tag '</\(written)' is not closed with '>'" : "an end tag holds nothing but its name",
                fix: "write '</\(written)>'",
                repair: (rest, isClosed ? "" : ">"))
        } else if open.contains(where: { scanner.text($0.tag.name) == written }) {
            let place = trimmedEnd(before: start)
            add(
                at: name, "'</\(written)>' comes before '<\(expected)>' is closed", notes: [opened],
                fix: "close it with '</\(expected)>' first", repair: (place..<place, "</\(expected)>"))
        } else if isStray(after: name.upperBound, expected: expected) {
            let end = scanner.end(of: ">", from: start) ?? bytes.count
            add(
                at: name.isEmpty ? start..<start + 2 : name, "nothing is open that '</\(written)>' could close",
                notes: [opened], fix: "remove it", repair: (start..<end, ""))
        } else {
            add(
                at: name.isEmpty ? start..<start + 2 : name, "'</\(written)>' does not close '<\(expected)>'",
                notes: [opened], fix: "write '</\(expected)>'", repair: (name, expected))
        }
    }

    /// Whether the tag after this one closes what is open, so that this one is too many.
    private func isStray(after offset: Int, expected: String) -> Bool {
        guard let next = scanner.find(UInt8(ascii: "<"), from: offset), scanner.starts("</", at: next) else {
            return false
        }
        let name = next + 2..<scanner.endOfName(from: next + 2)
        // Two equal elements inside each other close with the same name twice.
        let outer = open.dropLast().last.map { scanner.text($0.tag.name) }
        return scanner.text(name) == expected && outer != expected
    }

    private func trimmedEnd(before offset: Int) -> Int {
        var end = offset
        while end > 0, RawScanner.isSpace(copy.bytes[end - 1]) { end -= 1 }
        return end
    }

    private func trimmed(_ range: Range<Int>) -> Int { max(range.lowerBound, trimmedEnd(before: range.upperBound)) }

    // MARK: - Start tags

    mutating func explainStartTag(at start: Int) {
        if open.isEmpty, hasRoot {
            explainJunk(from: start, shown: start..<scanner.endOfName(from: start + 1))
            return
        }
        var seen: [String: Range<Int>] = [:]
        var offset = scanner.endOfName(from: start + 1)
        while true {
            let space = offset
            offset = scanner.skipSpace(from: offset)
            guard offset < copy.bytes.count else {
                explainEnd(inside: start)
                return
            }
            guard copy.bytes[offset] != UInt8(ascii: "<") else {
                addUnclosed(start, at: space)
                return
            }
            if copy.bytes[offset] == UInt8(ascii: ">") || scanner.starts("/>", at: offset) { break }
            // A tag can be as long as the file; the limit on attributes speaks when the repaired copy is read.
            guard seen.count <= XMLLimits.attributes else { break }
            offset = explainAttribute(at: offset, isSpaced: offset > space, &seen)
        }
        // The name itself: `<a:>`, `<:a>`, `<a:b:c>`.
        if faults.isEmpty {
            let name = start + 1..<scanner.endOfName(from: start + 1)
            add(at: name, "'\(scanner.shown(name))' is no name of an element or has attributes with improper names")
        }
    }

    /// The file ends in the middle of a tag; that is one fault, however much is missing.
    private mutating func explainEnd(inside start: Int) {
        let end = copy.bytes.count
        let name = start + 1..<scanner.endOfName(from: start + 1)
        let closing = (open.map { scanner.text($0.tag.name) } + [scanner.text(name)]).reversed()
        if faults.isEmpty {
            add(
                at: end..<end, "file ends inside the tag '<\(scanner.shown(name))'",
                notes: [.init(at: copy.range(name), "begun here")])
        }
        repair(end..<end, ">" + closing.map { "</\($0)>" }.joined())
    }

    private mutating func addUnclosed(_ start: Int, at place: Int) {
        let name = scanner.text(start + 1..<scanner.endOfName(from: start + 1))
        add(
            at: start..<scanner.endOfName(from: start + 1), "start tag '<\(name)' is not closed with '>'",
            fix: "close it", repair: (place..<place, ">"))
    }

    /// - Returns: the place behind the attribute.
    private mutating func explainAttribute(at start: Int, isSpaced: Bool, _ seen: inout [String: Range<Int>]) -> Int {
        let bytes = copy.bytes
        let name = start..<scanner.endOfName(from: start)
        guard !name.isEmpty, RawScanner.isNameStart(bytes[start]) else {
            var end = start + 1
            while end < bytes.count, !RawScanner.isSpace(bytes[end]), bytes[end] != UInt8(ascii: ">"),
                bytes[end] != UInt8(ascii: "<"), !scanner.starts("/>", at: end)
            {
                end += 1
            }
            add(
                at: start..<end, "'\(scanner.shown(start..<end))' is no attribute", fix: "remove it",
                repair: (start..<end, ""))
            return end
        }
        let key = scanner.text(name)
        let isRepeated = seen[key]
        seen[key] = isRepeated ?? name
        if !isSpaced, isRepeated == nil {
            add(
                at: name, "a space is missing in front of '\(key)'", fix: "insert a space",
                repair: (start..<start, " "))
        }
        let equals = scanner.skipSpace(from: name.upperBound)
        guard equals < bytes.count, bytes[equals] == UInt8(ascii: "=") else {
            add(
                at: name, "attribute '\(key)' has no value", fix: "write '\(key)=\"…\"'")
            repair(name.upperBound..<name.upperBound, "=\"\"")
            return name.upperBound
        }
        let quote = scanner.skipSpace(from: equals + 1)
        let before = faults.count
        let end = explainValue(at: quote, of: key)
        if let first = isRepeated, faults.count == before {
            add(
                at: name, "attribute '\(key)' is written twice",
                notes: [.init(at: copy.range(first), "first written here")], fix: "remove one of the two",
                repair: nil)
            repair(start..<end, "")
        }
        return end
    }

    /// - Parameter start: where a quotation mark is expected.
    private mutating func explainValue(at start: Int, of key: String) -> Int {
        let bytes = copy.bytes
        guard start < bytes.count, RawScanner.isQuote(bytes[start]) else { return addUnquoted(at: start, of: key) }
        let limit = scanner.find(bytes[start], from: start + 1)
        let bracket = scanner.find(UInt8(ascii: "<"), from: start + 1)
        guard let limit else { return addUnclosedValue(at: start, of: key, until: bracket ?? bytes.count) }
        guard let bracket, bracket < limit else { return limit + 1 }
        // A tag's end before the `<` means that the quotation mark was forgotten.
        if let close = scanner.find(UInt8(ascii: ">"), from: start), close < bracket {
            return addUnclosedValue(at: start, of: key, until: bracket)
        }
        var offset = bracket
        while let next = scanner.find(UInt8(ascii: "<"), from: offset), next < limit {
            add(
                at: next..<next + 1, "'<' in the value of '\(key)' is written '&lt;'", fix: "write '&lt;'",
                repair: (next..<next + 1, "&lt;"))
            offset = next + 1
        }
        return limit + 1
    }

    private mutating func addUnclosedValue(at start: Int, of key: String, until limit: Int) -> Int {
        let bytes = copy.bytes
        let mark = String(UnicodeScalar(bytes[start]))
        var end = start + 1
        while end < limit, bytes[end] != UInt8(ascii: ">"), bytes[end] != 0x0A { end += 1 }
        if end < limit, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
        end = max(start + 1, trimmedEnd(before: end))
        add(
            at: start..<start + 1, "value of '\(key)' has no quotation mark at its end", fix: "close it",
            repair: (end..<end, mark))
        return end
    }

    private mutating func addUnquoted(at start: Int, of key: String) -> Int {
        let bytes = copy.bytes
        var end = start
        let curly = ["“", "”", "„", "‘", "’"].first { scanner.textStarts($0, at: start) }
        while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<"),
            bytes[end] != 0x0A, !scanner.starts("/>", at: end), curly != nil || !RawScanner.isSpace(bytes[end])
        {
            end += 1
            guard curly != nil, end > start + 3 else { continue }
            if let last = ["”", "“", "’", "‘"].first(where: { scanner.textStarts($0, at: end) }) {
                end += last.utf8.count
                break
            }
        }
        var value = scanner.text(start..<end)
        if curly != nil { value.removeAll { "“”„‘’".contains($0) } }
        value.removeAll { $0 == "\"" }
        add(
            at: start..<end,
            curly == nil
                ? "value of '\(key)' is not in quotation marks"
                : "value of '\(key)' is in curly quotation marks; markup needs straight ones",
            fix: "write '\(key)=\"\(value)\"'", repair: (start..<end, "\"\(value)\""))
        return end
    }
}

extension RawScanner {
    func textStarts(_ text: String, at offset: Int) -> Bool {
        offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
    }
}

/// Puts YAML that people wrote in order line by line: keys as declared, comments with the key they stand above.
///
/// Values stay as they were written, quotation marks and all.
enum YAMLLines {
    /// - Parameter order: the keys, in the order in which they are declared.
    static func canonical(_ text: String, order: [String]) -> String {
        var groups = Groups()
        let lines = text.replacingLineEnds().split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines { groups.take(line) }
        groups.finish()
        let sorted = groups.all.enumerated().sorted { one, other in
            let first = order.firstIndex(of: one.element.key) ?? order.count
            let second = order.firstIndex(of: other.element.key) ?? order.count
            return (first, one.offset) < (second, other.offset)
        }
        var result = groups.head
        for (_, group) in sorted { result += group.above + group.lines }
        result += groups.tail
        while result.first == "" { result.removeFirst() }
        while result.last == "" { result.removeLast() }
        return result.map { $0 + "\n" }.joined()
    }

    private struct Group {
        let key: String
        let above: [String]
        var lines: [String]

        /// Whether the lines are text in which a blank at the end may mean something.
        let isBlock: Bool
    }

    private struct Groups {
        var head: [String] = []
        var all: [Group] = []
        var tail: [String] = []
        private var waiting: [String] = []

        mutating func take(_ line: Substring) {
            if all.isEmpty, head.isEmpty, line.hasPrefix("---") {
                head = waiting + [Self.trimmedEnd(line)]
                waiting = []
            } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) || line.hasPrefix("#") {
                waiting.append(String(line))
            } else if let group = Self.group(line, above: Self.tidied(waiting)) {
                all.append(group)
                waiting = []
            } else if !all.isEmpty {
                // Whatever waited stands inside the value.
                let isBlock = all[all.count - 1].isBlock
                let inside = waiting + [String(line)]
                all[all.count - 1].lines += inside.map { isBlock ? $0 : Self.trimmedEnd($0[...]) }
                waiting = []
            } else {
                head += waiting + [String(line)]
                waiting = []
            }
        }

        mutating func finish() {
            tail = Self.tidied(waiting)
            waiting = []
        }

        /// A line that begins a key; nil where it does not.
        private static func group(_ line: Substring, above: [String]) -> Group? {
            guard let first = line.utf8.first, first > 0x20, ![0x23, 0x2D, 0x5B, 0x5D, 0x7B, 0x7D].contains(first),
                let colon = colon(line)
            else { return nil }
            let written = trimmedEnd(line[..<colon])
            var value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            while let last = value.last, last == " " || last == "\t" { value.removeLast() }
            let isBlock = value.first == "|" || value.first == ">"
            let unquoted = written.filter { $0 != "\"" && $0 != "'" }
            return Group(
                key: unquoted, above: above, lines: [value.isEmpty ? "\(written):" : "\(written): \(value)"],
                isBlock: isBlock)
        }

        /// The first colon with white space or nothing behind it.
        private static func colon(_ line: Substring) -> Substring.Index? {
            var index = line.startIndex
            while index < line.endIndex {
                let next = line.index(after: index)
                if line[index] == ":", next == line.endIndex || line[next] == " " || line[next] == "\t" { return index }
                index = next
            }
            return nil
        }

        private static func trimmedEnd(_ line: Substring) -> String {
            var line = line
            while let last = line.last, last == " " || last == "\t" { line.removeLast() }
            return String(line)
        }

        /// Comments without blanks at their ends, and never two empty lines in a row.
        private static func tidied(_ lines: [String]) -> [String] {
            var result: [String] = []
            for line in lines.map({ trimmedEnd($0[...]) }) where !(line.isEmpty && result.last == "") {
                result.append(line)
            }
            return result
        }
    }
}

extension String {
    /// CRLF and CR as LF.
    func replacingLineEnds() -> String {
        if !utf8.contains(0x0D) { return self }
        var result: [UInt8] = []
        var before: UInt8 = 0
        for byte in utf8 {
            if byte == 0x0D { result.append(0x0A) } else if byte != 0x0A || before != 0x0D { result.append(byte) }
            before = byte
        }
        return String(decoding: result, as: UTF8.self)
    }
}

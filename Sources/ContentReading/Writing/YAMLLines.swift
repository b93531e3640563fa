import Diagnostics
import MarkdownReading

/// Puts YAML that people wrote in order line by line: keys as declared, comments with the key they stand above.
///
/// Values stay as they were written, quotation marks and all. Where YAML is written in a way that lines cannot be
/// moved, as one map in braces for example, it stays as it is.
struct YAMLLines {
    private let source: MarkdownSource
    private let range: Range<Int>

    /// 0-based numbers of the lines.
    private let lines: Range<Int>

    /// Lines of which the end belongs to a value.
    private var isProtected: Set<Int> = []
    private var groups: [Group] = []

    /// A key with its value, and the comments above it.
    private struct Group {
        let key: String
        let lines: [String]
        var above: [String] = []
    }

    /// - Parameters:
    ///   - range: YAML, from the beginning of a line to the end of one.
    ///   - order: the keys, in the order in which they are declared.
    static func canonical(_ source: MarkdownSource, _ range: Range<Int>, order: [String]) -> String {
        var lines = YAMLLines(source, range)
        let (node, _) = YAMLReading.read(source, range)
        guard case .map(let pairs, _)? = node, let result = lines.sorted(pairs, order) else {
            return joined(tidied(lines.lines.map(lines.text)))
        }
        return joined(result)
    }

    private init(_ source: MarkdownSource, _ range: Range<Int>) {
        self.source = source
        self.range = range
        let first = source.lineIndex(at: range.lowerBound)
        lines = range.isEmpty ? first..<first : first..<source.lineIndex(at: range.upperBound - 1) + 1
    }

    private func text(_ line: Int) -> String { source.string(source.line(line)) }

    private static func joined(_ lines: [String]) -> String {
        var lines = lines[...]
        while lines.first == "" { lines.removeFirst() }
        while lines.last == "" { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Nil where lines cannot be moved.
    private mutating func sorted(
        _ pairs: [(key: SourceText, value: YAMLNode)], _ order: [String]
    ) -> [String]? {
        for pair in pairs { protect(pair.value) }
        let starts = pairs.map { source.lineIndex(at: $0.key.bytes.lowerBound) }
        guard zip(starts, starts.dropFirst()).allSatisfy(<), let first = starts.first,
            !lines.contains(where: { text($0).hasPrefix("...") || text($0).hasPrefix("%") })
        else { return nil }
        // What stands above `---` stays there.
        let head = lines.first { $0 < first && text($0).hasPrefix("---") }.map { $0 + 1 } ?? lines.lowerBound
        var waiting = Array(head..<first)
        for (index, pair) in pairs.enumerated() {
            let next = index + 1 < starts.count ? starts[index + 1] : lines.upperBound
            var end = next
            while end > starts[index] + 1, isBetweenKeys(end - 1) { end -= 1 }
            guard let group = group(pair.key, starts[index]..<end, above: waiting) else { return nil }
            groups.append(group)
            waiting = Array(end..<next)
        }
        let inOrder = groups.enumerated().sorted { one, other in
            let first = order.firstIndex(of: one.element.key) ?? order.count
            let second = order.firstIndex(of: other.element.key) ?? order.count
            return (first, one.offset) < (second, other.offset)
        }
        let above = (lines.lowerBound..<head).map { trimmedEnd(text($0)) }
        return above + inOrder.flatMap { $0.element.above + $0.element.lines } + Self.tidied(waiting.map(text))
    }

    /// An empty line, or a comment that is not indented, in no value.
    private func isBetweenKeys(_ line: Int) -> Bool {
        if isProtected.contains(line) || line > 0 && isProtected.contains(line - 1) { return false }
        let text = text(line)
        return text.hasPrefix("#") || text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// - Returns: nil if something stands in front of the key.
    private func group(_ key: SourceText, _ lines: Range<Int>, above: [Int]) -> Group? {
        let bytes = source.bytes
        let first = source.line(lines.lowerBound)
        var colon = key.bytes.upperBound
        while colon < first.upperBound, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
        let before = bytes[first.lowerBound..<key.bytes.lowerBound]
        guard colon < first.upperBound, before.allSatisfy({ $0 == 0x20 || $0 == 0x22 || $0 == 0x27 }) else {
            return nil
        }
        var value = source.string(colon + 1..<first.upperBound)[...]
        while let blank = value.first, blank == " " || blank == "\t" { value.removeFirst() }
        var written = source.string(first.lowerBound..<colon)
        while let blank = written.last, blank == " " || blank == "\t" { written.removeLast() }
        let line = value.isEmpty ? "\(written):" : "\(written): \(value)"
        let rest = lines.dropFirst().map { isProtected.contains($0) ? text($0) : trimmedEnd(text($0)) }
        return Group(
            key: key.string, lines: [isProtected.contains(lines.lowerBound) ? line : trimmedEnd(line)] + rest,
            above: Self.tidied(above.map(text)))
    }

    /// Every line of a scalar but the last ends inside it.
    private mutating func protect(_ node: YAMLNode) {
        switch node {
        case .scalar(let text):
            let first = source.lineIndex(at: text.bytes.lowerBound)
            // Where the place of a value is not known exactly, it reaches to the end for all we know.
            let isVague = text.bytes.isEmpty && !text.string.isEmpty
            let last = isVague ? lines.upperBound : source.lineIndex(at: text.bytes.upperBound)
            isProtected.formUnion(first..<max(first, last))
        case .list(let items, _): for item in items { protect(item) }
        case .map(let pairs, _): for pair in pairs { protect(pair.value) }
        }
    }

    private func trimmedEnd(_ line: String) -> String { Self.trimmedEnd(line) }

    private static func trimmedEnd(_ line: String) -> String {
        var line = line[...]
        while let last = line.last, last == " " || last == "\t" { line.removeLast() }
        return String(line)
    }

    /// Comments without blanks at their ends, and never two empty lines in a row.
    private static func tidied(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines.map(trimmedEnd) where !(line.isEmpty && result.last == "") { result.append(line) }
        return result
    }
}

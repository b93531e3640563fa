import Diagnostics
import MarkdownReading

/// Reads the list under an entry: `key: value`, one field an item.
///
/// Values are neither Markdown nor YAML: what is written is the value. Further lines of an item join with a space;
/// behind `|` they keep their line ends; lines that begin with `- ` are values of their own.
struct MarkdownFields {
    private let source: MarkdownSource

    init(_ source: MarkdownSource) { self.source = source }

    func fields(of list: MarkdownList, _ findings: inout Findings) -> [RawField] {
        var fields: [RawField] = []
        fields.reserveCapacity(list.items.count)
        for item in list.items {
            if let field = field(item) {
                fields.append(field)
            } else {
                findings.add(
                    MalformedField.finding(
                        source.text(item.first.isEmpty ? item.bullet..<item.bullet + 1 : item.first)))
            }
        }
        return fields
    }

    private func field(_ item: MarkdownList.Item) -> RawField? {
        let bytes = source.bytes
        guard let colon = bytes[item.first].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = (item.first.lowerBound..<colon).trimmed(in: bytes)
        guard !key.isEmpty, !bytes[key].contains(where: \.isBlank) else { return nil }
        let value = (colon + 1..<item.first.upperBound).trimmed(in: bytes)
        let end = item.rest.last?.trimmed(in: bytes).upperBound ?? value.upperBound
        return RawField(
            key: source.text(key), values: values(value, item.rest),
            range: source.range(item.bullet..<max(end, key.upperBound)))
    }

    private func values(_ first: Range<Int>, _ rest: [Range<Int>]) -> [SourceText] {
        if rest.isEmpty { return [source.text(first)] }
        if source.bytes[first].elementsEqual("|".utf8) { return [literal(rest)] }
        let lines = rest.map { $0.trimmed(in: source.bytes) }.filter { !$0.isEmpty }
        if first.isEmpty, lines.allSatisfy({ isBullet($0) }) {
            return lines.map { source.text(($0.lowerBound + 1..<$0.upperBound).trimmed(in: source.bytes)) }
        }
        let parts = (first.isEmpty ? [] : [first]) + lines
        return [SourceText(joining: parts.map(source.text), with: " ", in: source.file)]
    }

    private func isBullet(_ line: Range<Int>) -> Bool {
        let bytes = source.bytes
        return [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[line.lowerBound])
            && line.count > 1 && bytes[line.lowerBound + 1].isBlank
    }

    /// Lines kept as they are, the first line's indentation taken from each.
    private func literal(_ lines: [Range<Int>]) -> SourceText {
        let bytes = source.bytes
        let first = lines.first { !$0.trimmed(in: bytes).isEmpty } ?? lines[0]
        let indentation = first.trimmed(in: bytes).lowerBound - first.lowerBound
        let kept = lines.drop { $0.trimmed(in: bytes).isEmpty }.map { line in
            var start = line.lowerBound
            while start < line.upperBound, start - line.lowerBound < indentation, bytes[start].isBlank { start += 1 }
            let end = max(start, line.trimmed(in: bytes).upperBound)
            return source.text(start..<(line.trimmed(in: bytes).isEmpty ? start : end))
        }
        return SourceText(joining: kept, with: "\n", in: source.file)
    }
}

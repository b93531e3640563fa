import Diagnostics

/// Lines that hold two records each: `{"a":{…},"b":{…}}`.
package struct PairLines: Sendable {
    /// The records as lines of a file of their own, those of a pair one after the other.
    package private(set) var bytes: [UInt8] = []

    /// How many pairs there are.
    package var count: Int { lines.count }

    /// The line of each pair, from 1 on.
    package private(set) var lines: [Int] = []

    private let text: DecodedText

    /// Where each record begins in `bytes`, and in the text.
    private var records: [(copy: Int, original: Int)] = []

    /// - Throws: the number of the first line that does not hold two records.
    package init(_ file: SourceFile) throws(NoPair) {
        text = DecodedText(file)
        for (index, range) in TextLines.ranges(of: text).enumerated() {
            guard text.bytes[range].contains(where: { $0 > 0x20 }) else { continue }
            let document = JSONDocument(text, in: range)
            guard document.findings.isEmpty, case .object(let members, _)? = document.root else {
                throw NoPair(line: index + 1)
            }
            for name in ["a", "b"] {
                let member = members.last { text.string($0.key) == name }
                guard case .object(_, let record)? = member?.value else { throw NoPair(line: index + 1) }
                records.append((bytes.count, record.lowerBound))
                bytes += text.bytes[record]
                bytes.append(UInt8(ascii: "\n"))
            }
            lines.append(index + 1)
        }
    }

    /// Where a piece of `bytes` stands in the file of the pairs.
    package func place(_ range: SourceRange) -> SourceRange {
        let start = range.bytes.lowerBound
        var (low, high) = (0, records.count)
        while low < high {
            let middle = (low + high) / 2
            if records[middle].copy <= start { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return range }
        let offset = records[low - 1].original - records[low - 1].copy
        return text.range(start + offset..<min(range.bytes.upperBound + offset, text.bytes.count))
    }

    package struct NoPair: Error, Hashable, Sendable, CustomStringConvertible {
        package let line: Int

        package var description: String { "line \(line) does not hold two records: {\"a\":{…},\"b\":{…}}" }
    }
}

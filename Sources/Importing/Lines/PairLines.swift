import Diagnostics

/// Lines that hold two records each: `{"a":{…},"b":{…}}`.
package struct PairLines: Sendable {
    /// The records as lines of a file of their own, those of a pair one after the other.
    package private(set) var bytes: [UInt8] = []

    /// - Throws: the number of the first line that does not hold two records.
    package init(_ file: SourceFile) throws(NoPair) {
        let text = DecodedText(file)
        for (index, range) in TextLines.ranges(of: text).enumerated() {
            guard text.bytes[range].contains(where: { $0 > 0x20 }) else { continue }
            let document = JSONDocument(text, in: range)
            guard document.findings.isEmpty, case .object(let members, _)? = document.root else {
                throw NoPair(line: index + 1)
            }
            for name in ["a", "b"] {
                let member = members.last { text.string($0.key) == name }
                guard case .object(_, let record)? = member?.value else { throw NoPair(line: index + 1) }
                bytes += text.bytes[record]
                bytes.append(UInt8(ascii: "\n"))
            }
        }
    }

    package struct NoPair: Error, Hashable, Sendable, CustomStringConvertible {
        package let line: Int

        package var description: String { "line \(line) does not hold two records: {\"a\":{…},\"b\":{…}}" }
    }
}

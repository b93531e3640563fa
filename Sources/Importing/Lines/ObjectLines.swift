import Diagnostics

/// Lines of JSON that each hold an object, of which only the strings are wanted.
package struct ObjectLines: Sendable {
    package struct Line: Sendable {
        /// From 1 on.
        package let number: Int

        /// The members that are strings, by key.
        package let strings: [String: String]
    }

    package let lines: [Line]

    /// - Throws: the number of the first line that holds no object.
    package init(_ file: SourceFile) throws(NoObject) {
        let text = DecodedText(file)
        var lines: [Line] = []
        for (index, range) in TextLines.ranges(of: text).enumerated() {
            guard text.bytes[range].contains(where: { $0 > 0x20 }) else { continue }
            let document = JSONDocument(text, in: range)
            guard document.findings.isEmpty, case .object(let members, _)? = document.root else {
                throw NoObject(path: file.path, line: index + 1)
            }
            var strings: [String: String] = [:]
            for member in members {
                if case .string(let value) = member.value { strings[text.string(member.key)] = text.string(value) }
            }
            lines.append(Line(number: index + 1, strings: strings))
        }
        self.lines = lines
    }

    package struct NoObject: Error, Hashable, Sendable, CustomStringConvertible {
        package let path: String
        package let line: Int

        package var description: String { "\(path):\(line) holds no JSON object" }
    }
}

/// Names for findings that stay when an entry moves up or down in its file.
///
/// A fingerprint is made of the rule, the path and the text of the lines the finding is about, never of their
/// numbers; the second finding with the same text of the same rule and file gets the ordinal 2, and so on.
package enum Fingerprints {
    /// Lines of a longer range that count; somebody who edits far below has not made a new finding.
    private static let lines = 16

    /// One for each diagnostic of a report, in its order: sixteen hexadecimal digits, a colon and the ordinal.
    package static func of(_ report: Report) -> [String] {
        var seen: [UInt64: Int] = [:]
        return report.diagnostics.map { diagnostic in
            let hash = hash(of: diagnostic)
            seen[hash.value, default: 0] += 1
            return "\(hash.hexadecimal):\(seen[hash.value]!)"
        }
    }

    private static func hash(of diagnostic: Diagnostic) -> StableHash {
        var hash = StableHash()
        hash.combine(diagnostic.rule.name)
        let file = diagnostic.range.file
        hash.combine(file.path)
        // A finding about the file as a whole is the same whatever the file says.
        if diagnostic.range.bytes == file.range.bytes { return hash }
        let first = file.line(at: diagnostic.range.bytes.lowerBound)
        let last = file.line(at: max(diagnostic.range.bytes.lowerBound, diagnostic.range.bytes.upperBound - 1))
        for line in first...min(last, first + lines - 1) {
            hash.combine(trimmed(file.bytes[file.bytesOfLine(line)]))
            hash.combine(CollectionOfOne(UInt8(ascii: "\n")))
        }
        return hash
    }

    /// Indentation and trailing space are not what a line says.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let line = line.drop(while: isSpace)
        guard let last = line.lastIndex(where: { !isSpace($0) }) else { return [] }
        return line[...last]
    }
}

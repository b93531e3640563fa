import Diagnostics

/// Which words speak for which tag in one language, as a text file that people can read and compare.
///
///     # Which words speak for which category and mood …
///     category⇥courage⇥⇥-2.98
///     category⇥courage⇥afraid⇥1.74
///
/// A line without a word says where the score of a tag starts: below nothing, and the lower the rarer the tag is.
package struct EvidenceTable: Sendable, Equatable {
    package struct Row: Hashable, Sendable {
        package let tag: Tag

        /// One word or two with a space between; empty for the start of the score.
        package let word: String
        package let weight: Weight

        package init(tag: Tag, word: String, weight: Weight) {
            self.tag = tag
            self.word = word
            self.weight = weight
        }
    }

    /// By tag, then word.
    package let rows: [Row]

    package init(rows: [Row], texts: Int = 0) {
        self.rows = rows.sorted {
            $0.tag != $1.tag ? $0.tag < $1.tag : $0.word.utf8.lexicographicallyPrecedes($1.word.utf8)
        }
    }

    package var tags: [Tag] { rows.filter(\.word.isEmpty).map(\.tag) }

    package var text: String {
        var text = """
            # Which words speak for which category and mood, learnt from the entries of this catalog.
            # Written by `catalog tag evidence`: keywords of your own stand in the categories' files.
            # kind, tag, word or phrase, weight; a line without a word says where the score of the tag starts.

            """
        for row in rows { text += "\(row.tag.kind.rawValue)\t\(row.tag.name)\t\(row.word)\t\(row.weight)\n" }
        return text
    }

    /// Reads a table; lines that cannot be read are reported and left out.
    package init(_ file: SourceFile, _ findings: inout Findings) {
        var rows: [Row] = []
        var seen: [Row: Int] = [:]
        for number in file.lineStarts.indices {
            let range = file.bytesOfLine(number + 1)
            guard !range.isEmpty, file.bytes[range.lowerBound] != UInt8(ascii: "#") else { continue }
            guard let row = Self.row(file.text(range)) else {
                findings.add(MalformedEvidence.line(SourceRange(file, range)))
                continue
            }
            let key = Row(tag: row.tag, word: row.word, weight: .zero)
            if let first = seen.updateValue(number + 1, forKey: key) {
                findings.add(MalformedEvidence.repeated(SourceRange(file, range), first: first))
                continue
            }
            rows.append(row)
        }
        self.init(rows: rows)
    }

    private static func row(_ line: String) -> Row? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 4, let kind = Tag.Kind(rawValue: String(cells[0])), !cells[1].isEmpty,
            let weight = Weight(cells[3])
        else { return nil }
        return Row(tag: Tag(kind, String(cells[1])), word: String(cells[2]), weight: weight)
    }
}

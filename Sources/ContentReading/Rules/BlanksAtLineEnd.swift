import Diagnostics
import MarkdownReading

/// Blanks at the end of a line break it, and nobody sees them.
enum BlanksAtLineEnd {
    static let about = RuleDescription(
        id: "blanks-at-line-end",
        summary: "Where a line of a text is to end, a backslash says so, not two blanks.",
        why: """
            Two blanks at the end of a line make Markdown break it there. They cannot be seen, so that a sentence becomes \
            a verse because of a slip of the thumb.
            """,
        severity: .warning,
        accepts: [
            "> Rest is part\\\n> of the walk.\n", "> Rest is part \n> of the walk.\n",
            "> Rest is part of the walk.  \n",
        ],
        rejects: ["> Rest is part of↓  \n> the walk.\n", "> Rest↓   \n> is part↓  \n> of the walk.\n"])

    static func add(_ paragraph: MarkdownParagraph, in source: MarkdownSource, to findings: inout Findings) {
        let place = paragraph.text.range.bytes
        let first = source.lineIndex(at: place.lowerBound)
        let last = source.lineIndex(at: max(place.lowerBound, place.upperBound - 1))
        for index in first..<last {
            let line = source.line(index)
            let blanks = line.trimmed(in: source.bytes).upperBound..<line.upperBound
            guard blanks.count >= 2, source.bytes[blanks].suffix(2).allSatisfy({ $0 == space }) else { continue }
            let range = source.range(blanks)
            findings.add(
                Diagnostic(
                    about, at: range, "\(blanks.count) blanks at the end of the line break the line in apps",
                    solutions: [
                        .init("remove the blanks, if the sentence goes on in the next line", [.init(range, with: "")]),
                        .init(
                            "write a backslash in their place, if the line break is meant", [.init(range, with: "\\")]),
                    ]))
        }
    }
}

import Diagnostics
import MarkdownReading

/// Something stands between entries that is neither an entry nor its fields.
enum TextBetweenEntries {
    static let about = RuleDescription(
        id: "text-between-entries",
        summary: "Between entries stand headings, comments and empty lines only.",
        why: """
            A sentence without its '>' looks like an entry to the person who wrote it and is none to the tool. It \
            would never reach a reader, and nobody would notice.
            """,
        accepts: ["## On the stairs\n\n> One more, then a rest.\n\n<!-- more to come -->\n"],
        rejects: [
            "↓One more, then a rest.\n",
            "> One more, then a rest.\n\n↓---\n\n> And another.\n",
            "> One more, then a rest.\n\n    ↓indented\n",
            "> One more, then a rest.\n\n↓<p>Words</p>\n",
            "> One more, then a rest.\n\n↓1. moods: tired\n",
            "> One more, then a rest.\n\n- moods: tired\n\n    ↓> And another.\n",
        ])

    /// - Parameter mayBeAuthor: whether it may name who said the words above.
    static func finding(
        _ construct: MarkdownConstruct, at range: SourceRange, mayBeAuthor: Bool = false
    ) -> Diagnostic {
        var solutions: [Diagnostic.Solution] = []
        if construct == .paragraph {
            if mayBeAuthor {
                solutions.append(
                    .init(
                        "if it names who said the words above, write it below them in the quotation: '>', then '> — NAME'"
                    ))
            }
            solutions.append(
                .init("begin it with '> ' if it is an entry", mayBeAuthor ? [] : [.init(range.before, with: "> ")]))
            solutions.append(.init("put it between <!-- and --> if it is a remark"))
        } else if construct == .numberedList {
            solutions.append(.init("take out the numbers, and begin each message with '> ' and each field with '- '"))
        } else {
            solutions.append(.init("remove it"))
        }
        return Diagnostic(about, at: range, "\(words(construct)) stands between entries", solutions: solutions)
    }

    /// Something that four blanks at its beginning turn into code.
    ///
    /// - Parameter lines: its lines as they stand in the file.
    static func indented(_ lines: [Range<Int>], at range: SourceRange, in source: MarkdownSource) -> Diagnostic {
        let depth = lines.map { $0.trimmed(in: source.bytes).lowerBound - $0.lowerBound }.filter { $0 > 0 }.min() ?? 0
        let edits = lines.filter { $0.count >= depth }.map {
            Diagnostic.Replacement(source.range($0.lowerBound..<$0.lowerBound + depth), with: "")
        }
        return Diagnostic(
            about, at: range, "blanks at the beginning of the line hide this from the tool",
            solutions: [.init("remove the blanks in front of it", edits)])
    }

    private static func words(_ construct: MarkdownConstruct) -> Wording { Wording(stringLiteral: construct.rawValue) }
}

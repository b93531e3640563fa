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
            solutions.append(.init("begin each field with '- '"))
        } else {
            solutions.append(.init("remove it"))
        }
        return Diagnostic(about, at: range, "\(words(construct)) stands between entries", solutions: solutions)
    }

    private static func words(_ construct: MarkdownConstruct) -> Wording { Wording(stringLiteral: construct.rawValue) }
}

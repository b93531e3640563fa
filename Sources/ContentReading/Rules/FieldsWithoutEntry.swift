import Diagnostics
import MarkdownReading

/// A list of fields follows no entry.
enum FieldsWithoutEntry {
    static let about = RuleDescription(
        id: "fields-without-entry",
        summary: "A list stands right behind the entry whose fields it holds.",
        why:
            "A list that follows a heading, a comment or another list belongs to no entry, and its fields would be lost.",
        accepts: ["> The bus comes round again.\n\n- moods: sad\n"],
        rejects: [
            "↓- moods: sad\n\n> The bus comes round again.\n",
            "> The bus comes round again.\n\n## Later\n\n↓- moods: sad\n",
            "> The bus comes round again.\n\n- moods: sad\n\n↓* ages: 12+\n",
            "> The bus comes round again.\n\n- moods: sad\n\n↓- ages: 12+\n\n> And the next one.\n",
            "↓- The bus comes round again.\n- And the next one.\n",
        ])

    /// A list that follows no entry: fields, or messages that were written as a list.
    static func finding(_ list: MarkdownList, in source: MarkdownSource) -> Diagnostic {
        let isOfFields = list.items.contains { MeantField($0.first, in: source.bytes) != nil }
        guard !isOfFields, !list.items.isEmpty else {
            return Diagnostic(
                about, at: list.range, "this list follows no entry",
                solutions: [.init("move it below the block quote it belongs to; fields stand under their entry")])
        }
        let edits = list.items.enumerated().map { index, item in
            Diagnostic.Replacement(
                source.range(item.bullet..<max(item.first.lowerBound, item.bullet + 1)),
                with: index > 0 && !source.hasEmptyLine(above: item.bullet) ? "\n> " : "> ")
        }
        return Diagnostic(
            about, at: list.range, "this list follows no entry",
            solutions: [
                .init("if these are messages, begin each with '> ', with an empty line between them", edits),
                .init("if these are fields, move them below the block quote they belong to"),
            ])
    }

    /// Fields that stand apart from those of their entry, right above an entry without any.
    ///
    /// - Parameter quote: the entry below.
    static func above(_ quote: MarkdownQuote, _ items: [MarkdownList.Item], in source: MarkdownSource) -> Diagnostic {
        let start = items[0].bullet
        let line = source.line(source.lineIndex(at: start)).lowerBound
        let fields = source.string(line..<(items.last!.rest.last ?? items.last!.first).upperBound)
        var above = line
        while above > 0, [space, tab, lineFeed, carriageReturn].contains(source.bytes[above - 1]) { above -= 1 }
        return Diagnostic(
            about, at: source.range(start..<(items.last!.rest.last ?? items.last!.first).upperBound),
            "these fields belong to the entry above them, because fields stand under their entry",
            solutions: [
                .init(
                    "if they belong to the entry below, move them under it",
                    [
                        .init(source.range(line..<quote.range.bytes.lowerBound), with: ""),
                        .init(quote.range.after, with: "\n\n" + fields),
                    ]),
                .init(
                    "if they belong to the entry above, remove the empty line",
                    [.init(source.range(above..<line), with: "\n")]),
            ])
    }
}

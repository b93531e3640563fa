import CatalogModel
import Diagnostics
import MarkdownReading

/// An item of a list under an entry is no field.
enum MalformedField {
    static let about = RuleDescription(
        id: "malformed-field",
        summary: "Each item of the list under an entry is written 'key: value'.",
        why: "Without a key nobody can tell what the words are about.",
        accepts: ["> Tea first, then the form.\n\n- note: seen on a mug\n"],
        rejects: [
            "> Tea first, then the form.\n\n- ↓anxious\n", "> Tea first, then the form.\n\n- ↓two words: anxious\n",
            "> Tea first, then the form.\n\n- ↓moods anxious\n", "> Tea first, then the form.\n\n↓– moods: anxious\n",
            "> Tea first, then the form.\n\n↓-moods: anxious\n", "> Tea first, then the form.\n>\n> ↓moods: anxious\n",
        ])

    /// An item that has no key and colon.
    static func finding(_ item: SourceText) -> Diagnostic {
        var solutions = [Diagnostic.Solution("write it as 'key: value', or remove it")]
        let word = item.string.prefix { $0 != " " }
        if EntryField(rawValue: String(word)) != nil {
            let colon = item.range(word.utf8.count..<word.utf8.count).after
            solutions.insert(.init("write a colon behind '\(word)'", [.init(colon, with: ":")]), at: 0)
        }
        return Diagnostic(about, at: item.range, "this is not a field", solutions: solutions)
    }

    /// Lines between entries that begin as fields do, and are none.
    static func finding(_ fields: [MeantField], in source: MarkdownSource) -> Diagnostic {
        let edits = fields.map {
            Diagnostic.Replacement(source.range($0.whole.lowerBound..<$0.words.lowerBound), with: "- ")
        }
        let words = source.string(fields[0].words)
        return Diagnostic(
            about, at: source.range(fields[0].whole), "a field of the list begins with a hyphen and a blank",
            solutions: [.init("write '- \(words)'", edits)])
    }

    /// Lines that begin as fields do and stand among the words of an entry.
    ///
    /// - Parameter end: where the words in front of them end; nil where there are none.
    static func inWords(_ fields: [MeantField], behind end: Int?, in source: MarkdownSource) -> Diagnostic {
        let lines = fields.map { "\n- " + source.string($0.words) }
        let edits = end.map { end in
            [
                Diagnostic.Replacement(
                    source.range(end..<fields[fields.count - 1].whole.upperBound), with: "\n" + lines.joined())
            ]
        }
        return Diagnostic(
            about, at: source.range(fields[0].whole), "this field is a part of the message, and readers would see it",
            solutions: [
                .init(
                    "leave an empty line below the message and write, without '>': '- \(source.string(fields[0].words))'",
                    edits ?? [])
            ])
    }
}

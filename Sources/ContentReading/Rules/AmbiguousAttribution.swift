import Diagnostics

/// An attribution can be read in more than one way.
enum AmbiguousAttribution {
    static let about = RuleDescription(
        id: "ambiguous-attribution",
        summary: "An attribution is written '— author, *work* place (year)'.",
        why: """
            Who said it is checked against the authors' files, and where against their works. A part that could be \
            a name, a title or a page cannot be checked, and guessing would put words into somebody's mouth.
            """,
        accepts: [
            "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md), *Walks* chapter 2 (1901)\n",
            "> Slow is a speed.\n>\n> — Brook\\, Ada\n",
        ],
        rejects: [
            "> Slow is a speed.\n>\n> — Ada Brook, ↓Walks\n",
            "> Slow is a speed.\n>\n> — Ada Brook, *Walks* in *↓Collected Works*\n",
            "> Slow is a speed.\n>\n> — Ada Brook *↓Walks*\n",
            "> Slow is a speed.\n>\n> ↓—\n",
        ])

    static func finding(
        at range: SourceRange, _ summary: Wording, _ solutions: [Diagnostic.Solution]
    ) -> Diagnostic {
        Diagnostic(about, at: range, summary, solutions: solutions)
    }

    static func empty(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "nobody is named behind the dash",
            solutions: [.init("write the author, or remove the line")])
    }

    static func trailingComma(at comma: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: comma, "nothing follows the comma",
            solutions: [.init("remove the comma", [.init(comma, with: "")])])
    }

    static func missingComma(before work: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: work, "no comma stands between author and work",
            solutions: [.init("write a comma behind the author")])
    }

    static func unplaced(_ text: SourceText) -> Diagnostic {
        Diagnostic(
            about, at: text.range, "'\(text.string)' is neither a work nor a year",
            solutions: [
                .init("put a comma before it, and stars around it if it is a work"),
                .init("write it in parentheses if it is a year or a translator"),
            ])
    }
}

import Diagnostics

/// A table of evidence can be read.
enum MalformedEvidence {
    static let about = RuleDescription(
        id: "malformed-evidence",
        summary: "Every line of a table of evidence says how much one word speaks for one tag.",
        why: """
            Suggestions are made by this table; a line that cannot be read is missing from it. The tool writes the table \
            itself: words of your own belong into the keywords of a category.
            """,
        accepts: [
            RuleExample(path, "# kind, tag, word, weight\ncategory\tcourage\t\t-1.00\ncategory\tcourage\tdare\t1.50\n")
        ],
        rejects: [
            RuleExample(path, "category\tcourage\t\t-1.00\n↓courage dare 1.50\n"),
            RuleExample(path, "category\tcourage\tdare\t1.50\n↓category\tcourage\tdare\t1.00\n"),
        ])

    private static let path = "policy/evidence-en.tsv"

    static func line(_ range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "line is not 'kind, tag, word, weight' with tabs between", solutions: [again])
    }

    static func repeated(_ range: SourceRange, first: Int) -> Diagnostic {
        Diagnostic(about, at: range, "word and tag stand in line \(first) already", solutions: [again])
    }

    private static let again = Diagnostic.Solution("write the table anew: catalog tag evidence content --write")
}

import Diagnostics

/// A file that is imported holds a record.
enum NoRecord {
    static let about = RuleDescription(
        id: "no-record",
        summary: "A file that is imported holds a record.",
        why: "A run over nothing is green and says nothing; mostly the format or the file is the wrong one.",
        severity: .warning,
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on."}]"#)],
        rejects: [
            RuleExample("import/quotes.json", "↓[]"), RuleExample("import/quotes.csv", "↓text,author\n"),
        ])

    static func diagnostic(in file: SourceFile) -> Diagnostic {
        Diagnostic(about, at: SourceRange(file, 0..<0), "no record found in this file")
    }
}

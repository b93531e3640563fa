import Diagnostics

/// A record has a text.
enum MissingText {
    static let about = RuleDescription(
        id: "missing-text",
        summary: "A record has a text.",
        why: "Without knowing which field holds the words there is nothing to import.",
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on."}]"#)],
        rejects: [
            RuleExample("import/quotes.json", #"[↓{"sentence": "Go on."}]"#),
            RuleExample("import/quotes.json", #"[{"text": ↓""}]"#),
            RuleExample("import/quotes.csv", "↓sentence,author\nGo on.,Ada Brook\n"),
        ])

    /// - Parameters:
    ///   - keys: those the record has.
    ///   - likeliest: the one with the longest text.
    static func noField(keys: [String], likeliest: String?, at range: SourceRange) -> Diagnostic {
        guard !keys.isEmpty else { return Diagnostic(about, at: range, "record has no text and no field at all") }
        return Diagnostic(
            about, at: range, "record has no field for the text; it has \(anyOf: keys)",
            solutions: [.init("say which one holds it, for example --map text=\(likeliest ?? keys[0])")])
    }

    static func notARecord(at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "neither a text nor a record with fields")
    }

    static func empty(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "field '\(key)' holds no text")
    }

    static func notText(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "field '\(key)' holds no text but a value of another kind")
    }

    static func noColumn(columns: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "no column for the text; the first row has \(anyOf: columns)",
            solutions: [
                .init("say which column holds it, for example --map text=\(columns.first ?? "1")"),
                .init("where the first row is a record already: --no-header --map text=1"),
            ])
    }
}

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
            RuleExample("import/fortunes", "Go on.\n%\n↓-- Ada Brook\n%\n"),
            RuleExample("import/quotes.csv", "↓sentence,author\nGo on.,Ada Brook\n"),
        ])

    /// - Parameters:
    ///   - keys: those the record has.
    ///   - likeliest: the one with the longest text.
    ///   - count: how many records have just these.
    static func noField(keys: [String], likeliest: String?, _ count: Int = 1, at range: SourceRange) -> Diagnostic {
        let records: Wording = count == 1 ? "record has" : "\(count) records, of which this is the first, have"
        guard !keys.isEmpty else { return Diagnostic(about, at: range, "\(records) no text and no field at all") }
        return Diagnostic(
            about, at: range, "\(records) no field for the text; the fields are \(anyOf: keys)",
            solutions: [.init("say which one holds it, for example --map text=\(likeliest ?? keys[0])")])
    }

    /// Who said it, and nothing that was said.
    static func attributionAlone(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "an attribution without a text: '\(name)'",
            solutions: [.init("write the words above it, or leave it out")])
    }

    static func notARecord(at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "neither a text nor a record with fields")
    }

    /// - Parameter author: whom the record names.
    static func empty(_ key: String, author: String? = nil, at range: SourceRange) -> Diagnostic {
        guard let author else { return Diagnostic(about, at: range, "field '\(key)' holds no text") }
        return Diagnostic(about, at: range, "an attribution without a text: '\(author)', and field '\(key)' is empty")
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

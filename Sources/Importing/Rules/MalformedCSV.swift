import Diagnostics

/// Every row of a table has the fields of the first, and every quotation mark its partner.
enum MalformedCSV {
    static let about = RuleDescription(
        id: "malformed-csv",
        summary: "Every row has as many fields as the first, and quoted fields are closed.",
        why: "A separator too many moves every field behind it into the wrong column.",
        accepts: [RuleExample("import/quotes.csv", "text,author\n\"Go on, then.\",Ada Brook\n")],
        rejects: [
            RuleExample("import/quotes.csv", "text,author\nGo on, then.,↓Ada Brook\n"),
            RuleExample("import/quotes.csv", "text,author\n↓Go on.\n"),
            RuleExample("import/quotes.csv", "text,author\n↓\"Go on.,Ada Brook\n"),
        ])

    /// - Parameter range: the first field too many, or the whole row where fields are missing.
    static func fieldCount(_ found: Int, of expected: Int, at range: SourceRange) -> Diagnostic {
        let advice: Wording =
            found > expected
            ? "put a field that holds the separator in quotation marks" : "add the missing fields, empty if need be"
        return Diagnostic(
            about, at: range, "row has \(found) \(found == 1 ? "field" : "fields") where the first row has \(expected)",
            solutions: [.init(advice)])
    }

    static func unclosedQuote(at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "quoted field begins here and is never closed")
    }

    static func textBehindQuote(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "text stands behind the closing quotation mark of a field",
            solutions: [.init("double the quotation marks that belong to the text")])
    }
}

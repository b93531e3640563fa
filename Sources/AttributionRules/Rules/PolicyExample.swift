import CatalogModel
import Diagnostics

/// Builds the examples of rules about attribution: an entry, an author besides Ada Brook, and files of policy.
enum PolicyExample {
    static let kettle = "A kettle that is watched still boils in its own time."

    /// A registry that knows one saying, wrongly credited to Noor Elm.
    static func registry(
        status: String = "misattributed", support: String = "documented", more: String = "author: Ada Brook",
        confirmed: String = "[]"
    ) -> String {
        """
        misattributions:
          - key: boils in its own time
            creditedTo: [Noor Elm]
            authorTokens: [elm]
            status: \(status)
            \(more)
            fact: Ada Brook wrote it in Small Lamps, chapter 3.
            evidence: [the printed edition of 1890]
            support: \(support)
            by: Mira Holt
            on: 2026-11-21
            examples: {hit: The kettle boils in its own time., miss: The kettle boils.}
        confirmed: \(confirmed)

        """
    }

    static let policy = """
        disputed: allowed
        magnetAuthors: [Noor Elm]
        aggregatorHosts: [goodreads.com, azquotes.com]

        """

    /// - Parameters:
    ///   - author: as the entry names the author, with the work behind it where there is one.
    ///   - fields: lines of the entry's list.
    static func files(
        _ text: String = kettle, by author: String, _ fields: String = "- status: attributed\n",
        policies: [(path: String, text: String)]
    ) -> RuleExample {
        RuleExample(
            files: [
                ("authors/noor-elm.md", "---\nname: Noor Elm\naliases: [N. Elm]\ndied: 1950\n---\n"),
                (
                    "messages/courage/example.md",
                    "---\ncategory: courage\n---\n\n> \(text)\n>\n> — \(author)\n\n\(fields)"
                ),
            ] + policies)
    }

    static let entryID = "q0000000000a1"

    /// A decision about the kettle.
    static func decision(
        entry: String = entryID, key: String = "boils in its own time", author: String = "noor-elm",
        text: String = kettle
    ) -> String {
        AttributionDecision.line(
            key: key, entry: entry, author: author, text: text, reason: "she wrote it first",
            source: "letter of 3 May 1921, city archive", by: "Mira Holt", on: CalendarDay("2026-11-21")!)
    }

    static let registryPath = "policy/misattributions.yml"
    static let policyPath = "policy/attribution.yml"
    static let decisionsPath = "decisions/attributions.yml"
}

import Diagnostics

/// Decisions can be read.
enum MalformedDecisions {
    static let about = RuleDescription(
        id: "malformed-decisions",
        summary: "Decisions about duplicates can be read.",
        why: """
            A decision that cannot be read is not carried out: entries that somebody meant to keep apart would be \
            joined. The tool writes these lines itself; they go wrong when they are edited by hand.
            """,
        accepts: [
            RuleExample("decisions/duplicates.yml", "[]\n")
        ],
        rejects: [
            RuleExample("decisions/duplicates.yml", "↓duplicates: none\n"),
            RuleExample("decisions/duplicates.yml", "- ↓nothing\n"),
        ])
}

import Diagnostics

/// Decisions about tags can be read.
enum MalformedTagDecisions {
    static let about = RuleDescription(
        id: "malformed-tag-decisions",
        summary: "Decisions about suggested tags can be read.",
        why: """
            A refusal that cannot be read is forgotten, and somebody is asked about the same tag again. The tool writes \
            these lines itself; they go wrong when they are edited by hand.
            """,
        accepts: [RuleExample(path, line(on: "2026-11-21"))],
        rejects: [RuleExample(path, "↓tags: none\n"), RuleExample(path, line(on: "↓yesterday"))])

    private static let path = "decisions/tags.yml"

    private static func line(on day: String) -> String {
        "- {entry: q0000000000a1, refuse: courage, kind: category, reason: about soup, by: Mira Holt, on: \(day),"
            + " form: 0123456789abcdef0123456789abcdef}\n"
    }
}

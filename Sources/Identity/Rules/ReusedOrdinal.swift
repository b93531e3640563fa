import Diagnostics

/// An ordinal belongs to one id for ever.
enum ReusedOrdinal {
    static let about = RuleDescription(
        id: "reused-ordinal",
        summary: "No two ids of the ledger have one ordinal.",
        why: """
            Apps find a message by its ordinal, the number of its line in the bundle. Two messages with one ordinal \
            would show the wrong one.
            """,
        accepts: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                    + "\n"
                    + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"nobody liked it"}"# + "\n")
        ],
        rejects: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                    + "\n"
                    + #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000012","ord":↓0,"since":1}"#
                    + "\n" + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"nobody liked it"}"# + "\n")
        ])

    static func finding(_ ordinal: Int, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "ordinal \(ordinal) belongs to another id already",
            notes: [.init(at: first, "given here")],
            solutions: [.init("undo the change by hand: only a release adds ordinals")])
    }
}

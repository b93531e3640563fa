import Diagnostics

/// Every line of the ledger can be understood.
enum MalformedLedger {
    static let about = RuleDescription(
        id: "malformed-ledger",
        summary: "Every line of ids.jsonl is a record of the ledger.",
        why: """
            The ledger remembers which ids were published and what became of them, so that a message somebody saved \
            years ago can still be found. A line that cannot be understood is a memory lost.
            """,
        accepts: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                    + "\n"
                    + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"nobody liked it"}"# + "\n")
        ],
        rejects: [
            RuleExample("ids.jsonl", "↓q000000000000 is gone\n"),
            RuleExample(
                "ids.jsonl", #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"↓q0","ord":0,"since":1}"#),
        ])
}

import Diagnostics

/// A file's time of change is not older than what is in it.
enum StaleFileTimestamp {
    static let about = RuleDescription(
        id: "stale-file-timestamp",
        summary: "The time stated for a file is not older than its newest record.",
        why: "Clients that compare the time believe that nothing changed, and never load the new records.",
        accepts: [
            RuleExample(files: [
                ("import/a.json", #"[{"text": "Go on.", "created_at": "1600000000"}]"#),
                ("import/version.json", #"{"sentences": [{"path": "./a.json", "timestamp": 1600000000000}]}"#),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("import/a.json", #"[{"text": "Go on.", "created_at": "1700000000"}]"#),
                ("import/version.json", #"{"sentences": [{"path": "./a.json", "timestamp": ↓1600000000000}]}"#),
            ])
        ])

    static func diagnostic(
        path: String, stated: String, newest: String, record: String, at range: SourceRange, newestAt: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            about, at: range,
            "timestamp of \(path) says \(stated), but its newest record \(record) was created on \(newest)",
            notes: [.init(at: newestAt, "newest record")],
            solutions: [.init("derive the timestamp from the content")])
    }
}

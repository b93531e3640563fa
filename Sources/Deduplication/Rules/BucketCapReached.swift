import Diagnostics

/// Every text is compared with all that may be its double.
enum BucketCapReached {
    static let about = RuleDescription(
        id: "bucket-cap-reached",
        summary: "Every text is compared with all that may be its double.",
        why: """
            Where hundreds of texts differ in one word only, each of them is compared with the first of the others and \
            not with all, or the run would take for ever. What was left out may hold duplicates.
            """,
        severity: .note,
        accepts: ["> The lamp is patient with whoever is late.\n"],
        rejects: [RuleExample(files: [("messages/courage/example.md", Self.crowd)])])

    /// So many texts of one pattern that not all are compared with each other.
    private static let crowd =
        "---\ncategory: courage\n---\n"
        + (1...140).map { "\n> \($0 == 1 ? "↓" : "")At bus stop \($0) the old baker waits with a warm loaf.\n" }
        .joined()

    static func diagnostic(_ first: DedupeRecord, keys: Int) -> Diagnostic {
        Diagnostic(about, at: first.range, .capped(keys))
    }
}

extension Wording {
    fileprivate static func capped(_ keys: Int) -> Wording {
        "so many texts differ in one word only that not all were compared with each other (\(keys) times)"
    }
}

import Diagnostics

/// Two authors do not share an identity.
enum SharedAuthorIdentity {
    static let about = RuleDescription(
        id: "shared-author-identity",
        summary: "No two authors have the same link.",
        why: "Two entries for one person split their quotes; one entry with another's link shows a stranger's life.",
        accepts: [
            RuleExample(
                "import/authors.json",
                #"[{"name": "Ada Brook", "link": "https://example.org/a"}, {"name": "Ben Cole", "link": "https://example.org/b"}]"#
            )
        ],
        rejects: [
            RuleExample(
                "import/authors.json",
                #"[{"name": "Ada Brook", "link": "https://example.org/a"}, {"name": "A. Brook", "link": "↓https://example.org/a"}]"#
            )
        ])

    static func diagnostic(_ name: String, other: String, link: SourceText, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: link.range, "'\(other)' and '\(name)' have the same link \(link.string)",
            notes: [.init(at: first, "first given to '\(other)'")],
            solutions: [
                .init("make one of the names an alias of the other"), .init("correct the link that is wrong"),
            ])
    }
}

import CatalogModel
import Diagnostics

/// Two authors do not share an identity.
enum SharedAuthorIdentity {
    static let about = SharedRules.sharedAuthorIdentity.showing(
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

import CatalogModel
import Diagnostics

/// Words of people who may be alive are checked at the source.
struct LivingAuthorUnsourced: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "living-author-unsourced",
        summary: "Words of a person who may be alive are sourced.",
        why: "Whoever is alive can be hurt by words they never said, and can object.",
        goesBy: [.setting("asOf"), .field("status")],
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample(files: [
                ("authors/noor-elm.md", noor("died: unknown")), ("messages/courage/a.md", quoting("Noor Elm")),
            ]),
            RuleExample(files: [
                ("authors/noor-elm.md", noor("kind: collective")), ("messages/courage/a.md", quoting("Noor Elm")),
            ]),
        ],
        rejects: [
            RuleExample(files: [
                ("authors/noor-elm.md", noor("born: 1970")), ("messages/courage/a.md", quoting("↓Noor Elm")),
            ]),
            RuleExample(files: [
                ("authors/noor-elm.md", noor("kind: person")), ("messages/courage/a.md", quoting("↓Noor Elm")),
            ]),
        ])

    private static func noor(_ line: String) -> String { "---\nname: Noor Elm\n\(line)\n---\n" }

    private static func quoting(_ author: String) -> String {
        "---\ncategory: courage\n---\n\n> Begin where you are.\n>\n> — \(author)\n\n- status: attributed\n"
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        // A quote without any status is told so, and that is enough for one time.
        guard let mention = entry.attribution?.author, let author = mention.id.flatMap({ catalog.authors[$0] }),
            let status = entry.status, status != .sourced, author.mayBeAlive(in: catalog.settings.asOf.year)
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: mention.written.range, .notSourced(author.name.value, status),
                notes: [.init(at: author.name.range, .deathNotStated)],
                solutions: [.init(.source), .init(.sayDeath(author.range.file.path))]))
    }
}

extension Author {
    fileprivate func mayBeAlive(in year: Int) -> Bool {
        kind == .person && died == .notStated && born.map { $0.value.year + Self.longestLife >= year } ?? true
    }
}

extension Wording {
    fileprivate static func notSourced(_ name: String, _ status: AttributionStatus) -> Wording {
        "\(name) may be alive, and this is only '\(status.rawValue)'"
    }
    fileprivate static let deathNotStated: Wording = "no year of death is stated here"
    fileprivate static let source: Wording = "name the work and the place in it, and say 'status: sourced'"
    fileprivate static func sayDeath(_ path: String) -> Wording {
        "add 'died:' with a year or 'unknown' to \(path), if the person is dead"
    }
}

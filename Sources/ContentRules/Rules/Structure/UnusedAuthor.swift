import CatalogModel
import Diagnostics
import TextNormalisation

/// An author in the authority file is quoted, or has translated what is.
struct UnusedAuthor: CatalogRule {
    static let about = RuleDescription(
        id: "unused-author",
        summary: "An author's file is there because an entry quotes the author, or is their translation.",
        why: "Author pages without a single quotation disappoint; often the name in the entry is misspelt.",
        severity: SeverityByPhase(draft: .note, review: .warning, release: .warning),
        goesBy: [.entries], consequence: .init(one: "author seems not quoted", many: "authors seem not quoted"),
        accepts: [
            RuleExample(files: [
                ("authors/noor-elm.md", "---\nname: Noor Elm\ndied: 1950\n---\n"),
                ("messages/courage/a.md", quoting("Noor Elm")),
            ]),
            RuleExample(files: [
                ("authors/noor-elm.md", "---\nname: Noor Elm\ndied: 1950\n---\n"),
                ("messages/courage/a.md", quoting("Ada Brook") + "- translator: Noor Elm, 1940\n"),
            ]),
            RuleExample(
                "authors/noor-elm.md", "---\nname: Noor Elm\npolicy:\n  deny: true\n  reason: asked for it\n---\n"),
        ],
        rejects: [
            RuleExample("authors/noor-elm.md", "---\nname: ↓Noor Elm\n---\n"),
            RuleExample(files: [
                ("authors/noor-elm.md", "---\nname: ↓Noor Elm\n---\n"),
                ("messages/courage/a.md", quoting("Ada Brook")),
            ]),
        ])

    private static func quoting(_ author: String) -> String {
        "---\ncategory: courage\n---\n\n> Begin where you are.\n>\n> — \(author)\n\n- status: attributed\n"
    }

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        var used: Set<String> = []
        var translators: Set<String> = []
        for entry in content.files.lazy.flatMap(\.entries) {
            if let id = entry.attribution?.author?.id { used.insert(id) }
            // Rights need the years of translators.
            if let translator = entry.value(.translator) { translators.insert(Translator(translator.string).name) }
        }
        let slugs = Set(translators.map { FoldedName($0).slug })
        let misnamed = Set(
            content.files.lazy.flatMap(\.entries).compactMap { entry in
                entry.attribution?.author.flatMap { catalog.misnamed[$0.written.string]?.id }
            })
        for author in content.authors
        where !used.contains(author.id) && author.denied == nil && !misnamed.contains(author.id) {
            let names = [author.id, author.name.value] + author.aliases.map(\.text.value)
            if !slugs.isEmpty, names.contains(where: { slugs.contains(FoldedName($0).slug) }) { continue }
            findings.add(
                Diagnostic(Self.about, at: author.name.range, .notQuoted(author.name.value), solutions: [.init(.use)]))
        }
    }
}

extension Wording {
    fileprivate static func notQuoted(_ name: String) -> Wording { "no entry quotes \(name)" }
    fileprivate static let use: Wording = "add a quotation, or remove the author's file"
}

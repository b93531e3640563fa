import CatalogModel

/// Everything that a content folder may hold. Whatever is not here is reported as `unreachable-file`.
///
/// Finding files, reading them and the table in docs/content-guide.md all come from these rows.
package enum ContentTable {
    package static let rows: [ContentRow] =
        [
            ContentRow("catalog", ["yml", "xml"], "the settings of the catalog") { .settings($1 ?? .yaml) },
            ContentRow("categories/ID", ["md", "xml"], "a category") { .category(id: $0, $1 ?? .markdown) },
            ContentRow("authors/ID", ["md", "xml"], "an author") { .author(id: $0, $1 ?? .markdown) },
            ContentRow("messages/…/NAME", ["md", "xml"], "messages, in folders of your own") {
                .entries($1 ?? .markdown)
            },
            ContentRow(file: "ids.jsonl", "every id that was ever published, kept by the tool", .ledger),
            ContentRow(file: "help-resources.yml", "where readers find help", .helpResources),
        ]
        + DecisionKind.allCases.map { ContentRow(file: $0.path, $0.holds, .decision($0)) }
        + PolicyKind.allCases.map { ContentRow(file: $0.path, $0.holds, .policy($0)) } + [
            ContentRow("policy/NAME", ["yml"], "a pack of rules about ages; it begins with `pack:`") { _, _ in .pack },
            ContentRow("policy/NAME", ["md"], "where the words of the pack of this name come from") { _, _ in
                .provenance
            },
            evidence,
            ContentRow("policy/words-LANGUAGE", ["txt"], "the words that a pack raises, as somebody read them") {
                _, _ in .reviewedWords
            },
            ContentRow("permissions/NAME", ["md"], "a letter that allows a quotation") { _, _ in .permission },
            ContentRow("…/README", ["md"], "notes for editors; not read") { _, _ in .readme },
        ]

    package static let evidence = ContentRow(
        "policy/evidence-LANGUAGE", ["tsv"], "which words speak for which tag, learnt by `catalog tag evidence`"
    ) { language, _ in .evidence(language: language) }

    /// The folders right below the content folder.
    static let folders: [String] = rows.compactMap(\.folder).reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
    }

    /// The paths of the files that have names of their own.
    static let literals: [String] = rows.compactMap(\.literal)
}

import CatalogModel
import Diagnostics

/// The messages of a content folder, and what was found in making them.
package struct Tagged: Sendable {
    /// By id.
    package let messages: [Message]

    /// Entries that have no id yet, of which no message could be made.
    package let withoutID: Int
    package let findings: Findings

    /// - Parameters:
    ///   - isKept: which entries become messages; those merged into others do not.
    ///   - additions: what merged entries brought along, by the id of the entry that took them in.
    package init(
        _ content: Content, isKept: (Entry) -> Bool = { _ in true }, additions: [MessageID: Tagger.Additions] = [:]
    ) {
        var findings = Findings()
        let tagger = Tagger(settings: content.settings, categories: content.categories, authors: content.authors)
        CategoryDeclaredTwice.check(content.categories, &findings)
        for category in content.categories {
            if let ages = category.ages { AgeOutsideAudience.check(ages, content.settings, &findings) }
        }
        var messages: [Message] = []
        var withoutID = 0
        for file in content.files {
            if let written = file.common[.ages]?.values.first, let ages = Ages(written.string) {
                AgeOutsideAudience.check(Located(ages, at: written.range), content.settings, &findings)
            }
            for entry in file.entries where isKept(entry) {
                guard let id = entry.id else {
                    withoutID += 1
                    continue
                }
                messages.append(
                    tagger.message(of: entry, id: id, more: additions[id] ?? Tagger.Additions(), &findings))
            }
        }
        self.messages = messages.sorted { $0.id < $1.id }
        self.withoutID = withoutID
        self.findings = findings
    }
}

import CatalogModel
import Diagnostics

/// The messages of a content folder, and what was found in making them.
package struct Tagged: Sendable {
    /// By id.
    package let messages: [Message]

    /// Entries that have no id yet, of which no message could be made.
    package let withoutID: Int
    package let findings: Findings

    /// The messages of one file; files may be done side by side.
    ///
    /// - Parameters:
    ///   - isKept: which entries become messages; those merged into others do not.
    ///   - additions: what merged entries brought along, by the id of the entry that took them in.
    package init(
        _ file: EntryFile, _ tagger: Tagger, isKept: (Entry) -> Bool = { _ in true },
        additions: [MessageID: Tagger.Additions] = [:]
    ) {
        var findings = Findings()
        var messages: [Message] = []
        var withoutID = 0
        if let written = file.common[.ages]?.values.first, let ages = Ages(written.string) {
            AgeOutsideAudience.check(Located(ages, at: written.range), tagger.settings, &findings)
        }
        for entry in file.entries where isKept(entry) {
            guard let id = entry.id else {
                withoutID += 1
                continue
            }
            messages.append(tagger.message(of: entry, id: id, more: additions[id] ?? Tagger.Additions(), &findings))
        }
        self.messages = messages
        self.withoutID = withoutID
        self.findings = findings
    }

    /// The messages of all files, and what is to be said about the categories themselves.
    package init(_ parts: [Tagged], of content: Content) {
        var findings = Findings()
        CategoryDeclaredTwice.check(content.categories, &findings)
        for category in content.categories {
            if let ages = category.ages { AgeOutsideAudience.check(ages, content.settings, &findings) }
        }
        for part in parts { findings.merge(part.findings) }
        // Places are sorted rather than messages, which are large.
        let unsorted = parts.flatMap(\.messages)
        let ids = unsorted.map(\.id)
        messages = ids.indices.sorted { ids[$0] < ids[$1] }.map { unsorted[$0] }
        withoutID = parts.reduce(0) { $0 + $1.withoutID }
        self.findings = findings
    }

    /// The messages of a whole content folder.
    package init(
        _ content: Content, isKept: (Entry) -> Bool = { _ in true }, additions: [MessageID: Tagger.Additions] = [:]
    ) {
        let tagger = Tagger(settings: content.settings, categories: content.categories, authors: content.authors)
        self.init(
            content.files.map { Tagged($0, tagger, isKept: isKept, additions: additions) }, of: content)
    }
}

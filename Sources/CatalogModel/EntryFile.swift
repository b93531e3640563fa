import Diagnostics

/// A file of entries: what is common to them, and everything between them that people want kept.
package struct EntryFile: Sendable {
    package var file: SourceFile
    package var syntax: Syntax
    package var common: Fields
    package var items: [Item]

    package enum Syntax: String, Hashable, Sendable, CaseIterable {
        case markdown, xml
    }

    /// What stands in the file, in order.
    package enum Item: Hashable, Sendable {
        case entry(Entry)
        /// Groups entries for people.
        case heading(level: Int, SourceText)
        case comment(SourceText)
    }

    package init(file: SourceFile, syntax: Syntax, common: Fields, items: [Item]) {
        self.file = file
        self.syntax = syntax
        self.common = common
        self.items = items
    }

    package var entries: [Entry] {
        items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    }
}

import CatalogModel

/// What a file of the content folder is, told by its path; `ContentTable` has a row for each.
package enum ContentPath: Hashable, Sendable {
    case settings(Syntax)
    case category(id: String, Syntax)
    case author(id: String, Syntax)
    case entries(Syntax)
    case decision(DecisionKind)
    case policy(PolicyKind)
    /// A pack of rules about ages, if it says so of itself.
    case pack
    /// Which words speak for which tag, in one language.
    case evidence(language: String)
    /// Which words of a dictionary a pack may raise, as somebody read them.
    case reviewedWords
    case ledger, permission, provenance, helpResources, readme

    package enum Syntax: String, Hashable, Sendable {
        case markdown = "md"
        case xml
        case yaml = "yml"
    }

    /// Nil for a path that is nothing.
    ///
    /// - Parameter path: below the content folder, with `/` between names.
    package init?(_ path: String) {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        // A page for editors has its name wherever it lies, and another row might take it for content.
        if names.last == "README.md" {
            self = .readme
            return
        }
        for row in ContentTable.rows {
            guard let content = row.content(at: names) else { continue }
            self = content
            return
        }
        return nil
    }
}

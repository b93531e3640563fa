/// What a file of the content folder is, told by its path.
package enum ContentPath: Hashable, Sendable {
    case settings(Syntax)
    case category(id: String, Syntax)
    case author(id: String, Syntax)
    case entries(Syntax)
    case ledger, decision, policy, permission, provenance, helpResources, readme
    /// Which words speak for which tag, in one language.
    case evidence
    /// Which words of a dictionary a pack may raise, as somebody read them.
    case reviewedWords

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
        guard let name = names.last, let dot = name.lastIndex(of: ".") else { return nil }
        let stem = name[..<dot]
        let syntax = Syntax(rawValue: String(name[name.index(after: dot)...]))
        // A blank or a second dot in front of the ending is a slip.
        let isClean = !stem.isEmpty && !stem.contains(".") && stem.last != " " && stem.first != " "
        switch (names.count, names[0], syntax) {
        case (_, _, .markdown?) where stem == "README": self = .readme
        case (1, "catalog.yml", _): self = .settings(.yaml)
        case (1, "catalog.xml", _): self = .settings(.xml)
        case (1, "ids.jsonl", _): self = .ledger
        case (1, "help-resources.yml", _): self = .helpResources
        case (2, "categories", let syntax?) where syntax != .yaml && Slug.isValid(stem):
            self = .category(id: String(stem), syntax)
        case (2, "authors", let syntax?) where syntax != .yaml && Slug.isValid(stem):
            self = .author(id: String(stem), syntax)
        case (2..., "messages", let syntax?) where syntax != .yaml && isClean: self = .entries(syntax)
        case (2, "decisions", nil) where name == "readings.jsonl": self = .decision
        case (2, "decisions", .yaml?) where isClean: self = .decision
        case (2, "policy", .yaml?) where isClean: self = .policy
        case (2, "policy", .markdown?) where isClean: self = .provenance
        case (2, "policy", nil) where name.hasPrefix("evidence-") && name.hasSuffix(".tsv") && isClean:
            self = .evidence
        case (2, "policy", nil) where name.hasPrefix("words-") && name.hasSuffix(".txt") && isClean:
            self = .reviewedWords
        case (2, "permissions", .markdown?) where isClean: self = .permission
        default: return nil
        }
    }
}

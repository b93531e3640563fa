import CatalogModel
import Diagnostics

/// Puts the files of a content folder together: one catalog, in an order that depends on nothing but the content.
package enum ContentAssembly {
    /// - Returns: the content, nil where there are no settings to read it by; and what was found in putting it
    ///   together. What was found in single files stands in those.
    package static func assemble(_ files: [ParsedFile]) -> (content: Content?, findings: Findings) {
        var findings = Findings()
        let files = files.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
        var settings: [(ContentSettings?, SourceFile)] = []
        var categories: [Category] = []
        var authors: [Author] = []
        var entries: [EntryFile] = []
        var ledger: SourceFile?
        var decisions: [DecisionKind: SourceFile] = [:]
        var policies: [PolicyKind: SourceFile] = [:]
        var packs: [SourceFile] = []
        var provenance: [SourceFile] = []
        var helpResources: SourceFile?
        var permissions: [SourceFile] = []
        var evidence: [String: SourceFile] = [:]
        for file in files {
            switch file.content {
            case .settings(let read): settings.append((read, file.file))
            case .category(let read): if let read { categories.append(read) }
            case .author(let read): if let read { authors.append(read) }
            case .entries(let read): if let read { entries.append(read) }
            case .ledger: ledger = file.file
            case .decision(let kind): decisions[kind] = file.file
            case .policy(let kind): policies[kind] = file.file
            case .pack: packs.append(file.file)
            case .unknownPolicy:
                let near = PathAdvice.literal(near: file.relativePath)
                let isTaken = { path in files.contains { $0.relativePath == path } }
                findings.add(UnreachableFile.policy(file, near: near, isTaken: isTaken))
                if let kind = near.flatMap({ path in PolicyKind.allCases.first { $0.path == path } }) {
                    policies[kind] = policies[kind] ?? file.file
                }
            case .provenance: provenance.append(file.file)
            case .helpResources: helpResources = file.file
            case .evidence(let language): evidence[language] = file.file
            case .permission: permissions.append(file.file)
            case .readme, .unrecognised: break
            }
        }
        CopiedFile.takeOut(&entries, &findings)
        MisnamedFile.rename(&categories, in: entries, &findings)
        MisnamedFile.rename(&authors, in: entries, &findings)
        categories = unique(categories, "category", id: \.id, range: \.range, &findings)
        authors = unique(authors, "author", id: \.id, range: \.range, &findings)
        for (_, file) in settings.dropFirst() {
            findings.add(DuplicateFileID.finding("the settings", at: start(of: file), first: start(of: settings[0].1)))
        }
        guard let found = settings.first else {
            findings.add(MissingSettings.finding(beside: files.first))
            return (nil, findings)
        }
        guard let settings = found.0 else { return (nil, findings) }
        let names = AuthorNames(authors)
        for index in entries.indices { names.resolve(&entries[index], &findings) }
        categories.sort { one, other in
            let (first, second) = (one.order ?? Int.max, other.order ?? Int.max)
            return first != second ? first < second : one.id.utf8.lexicographicallyPrecedes(other.id.utf8)
        }
        authors.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        let content = Content(
            settings: settings, categories: categories, authors: authors, files: entries, ledger: ledger,
            decisions: decisions, policies: policies, packs: packs, provenance: provenance,
            helpResources: helpResources,
            permissions: permissions, evidence: evidence)
        return (content, findings)
    }

    /// The first of each id, by path; the others are reported.
    private static func unique<Thing>(
        _ things: [Thing], _ name: Wording, id: (Thing) -> String, range: (Thing) -> SourceRange,
        _ findings: inout Findings
    ) -> [Thing] {
        var first: [String: SourceRange] = [:]
        return things.filter { thing in
            guard let before = first[id(thing)] else {
                first[id(thing)] = range(thing)
                return true
            }
            findings.add(
                DuplicateFileID.finding(
                    "the \(name) '\(id(thing))'", at: start(of: range(thing).file), first: start(of: before.file)))
            return false
        }
    }

    private static func start(of file: SourceFile) -> SourceRange { SourceRange(file, 0..<0) }
}

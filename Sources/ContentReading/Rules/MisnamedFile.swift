import CatalogModel
import Diagnostics

/// The name of a file is not the one that entries use.
enum MisnamedFile {
    static let about = RuleDescription(
        id: "misnamed-file",
        summary: "The file of an author or a category has the name that entries use for it.",
        why: """
            The name of the file is how entries refer to it. A letter too few in it, and every entry that names the \
            author or the category seems to be wrong.
            """,
        accepts: [
            RuleExample(files: [
                ("authors/mira-holt.md", "---\nname: Mira Holt\n---\n"),
                ("messages/courage/a.md", "> Wait.\n>\n> — [Mira Holt](../../authors/mira-holt.md)\n"),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("authors/mira-hol.md", "↓---\nname: Mira Holt\n---\n"),
                ("messages/courage/a.md", "> Wait.\n>\n> — [Mira Holt](../../authors/mira-holt.md)\n"),
            ]),
            RuleExample(files: [
                ("categories/patince.md", "↓---\ntitle: Patience\n---\n\nFor queues.\n"),
                ("messages/patience/a.md", "---\ncategory: patience\n---\n\n> Wait.\n"),
            ]),
        ])

    /// Gives authors the ids by which entries link to them, where only the name of the file is mistyped.
    static func rename(_ authors: inout [Author], in files: [EntryFile], _ findings: inout Findings) {
        let used = files.flatMap(\.entries).compactMap { entry -> String? in
            guard let mention = entry.attribution?.author, mention.isReference else { return nil }
            return mention.id
        }
        for (place, id, count) in renamed(authors.map { ($0.id, $0.name.value) }, used) {
            let links = Cause.Words(one: "entry links to it", many: "entries link to it", isEffect: false)
            findings.add(finding(authors[place].range.file, to: "authors/\(id)", count, links))
            authors[place].id = id
        }
    }

    /// The same for categories, by what entries say.
    static func rename(_ categories: inout [Category], in files: [EntryFile], _ findings: inout Findings) {
        let used = files.flatMap(\.entries).compactMap { $0.category?.string }
        for (place, id, count) in renamed(categories.map { ($0.id, $0.title.value) }, used) {
            let words = Cause.Words(one: "entry belongs to it", many: "entries belong to it", isEffect: false)
            findings.add(finding(categories[place].range.file, to: "categories/\(id)", count, words))
            categories[place].id = id
        }
    }

    /// Of things that nobody refers to by their ids, those whose names give an id that is used and that nobody has.
    private static func renamed(
        _ things: [(id: String, name: String)], _ used: [String]
    ) -> [(place: Int, id: String, count: Int)] {
        var counts: [String: Int] = [:]
        for id in used { counts[id, default: 0] += 1 }
        let known = Set(things.map(\.id))
        let missing = Set(counts.keys.filter { !known.contains($0) })
        guard !missing.isEmpty else { return [] }
        var given: Set<String> = []
        return things.enumerated().compactMap { place, thing in
            let id = Slug.nearest(to: thing.name)
            guard counts[thing.id] == nil, missing.contains(id), given.insert(id).inserted else { return nil }
            return (place, id, counts[id] ?? 0)
        }
    }

    private static func finding(_ file: SourceFile, to path: String, _ count: Int, _ words: Cause.Words) -> Diagnostic {
        let name = file.path.split(separator: "/").last ?? ""
        let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
        return Diagnostic(
            about, at: SourceRange(file, 0..<0), "this file is called '\(name)', but entries say '\(path)\(ending)'",
            solutions: [.init("rename it to '\(path)\(ending)'")],
            cause: Cause(consequences: [.init(count, words)], assumption: "checked as if it were called so"))
    }
}

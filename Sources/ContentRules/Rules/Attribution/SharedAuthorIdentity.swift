import CatalogModel
import Diagnostics
import TextNormalisation

/// Two authors are two people.
struct SharedAuthorIdentity: CatalogRule {
    static let about = SharedRules.sharedAuthorIdentity.showing(
        accepts: [
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\naliases: [N. Elm]\nwikidata: Q42\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\naliases: [Noor Elm, noor elm]\n---\n"),
        ],
        rejects: [
            RuleExample("authors/brook.md", "---\nname: Brook\naliases: [↓A Brook]\n---\n"),
            RuleExample(files: [
                ("authors/bernard-shaw.md", "---\nname: Bernard Shaw\nwikipedia: \(shaw)\n---\n"),
                ("authors/george-bernard-shaw.md", "---\nname: George Bernard Shaw\nwikipedia: ↓\(shaw)/\n---\n"),
            ]),
        ])

    private static let shaw = "https://en.wikipedia.org/wiki/George_Bernard_Shaw"

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        var bearers: [Mark: (author: Author, place: SourceRange)] = [:]
        for author in content.authors {
            var told: Set<String> = []
            for (mark, value) in Self.marks(of: author) {
                guard let first = bearers[mark] else {
                    bearers[mark] = (author, value.range)
                    continue
                }
                // One finding for each pair of authors: the first thing they share says enough.
                guard first.author.id != author.id, told.insert(first.author.id).inserted else { continue }
                findings.add(
                    Diagnostic(
                        Self.about, at: value.range, .shares(value.value, first.author.id),
                        notes: [.init(at: first.place, .alsoHere)],
                        solutions: [.init(.merge(author.id, first.author.id)), .init(.correct)]))
            }
        }
    }

    /// Something by which an author is known, written so that two ways of writing it are the same.
    private struct Mark: Hashable {
        let kind: Kind
        let text: String

        enum Kind: Hashable { case name, link, wikidata, viaf, isni }
    }

    private static func marks(of author: Author) -> [(Mark, Located<String>)] {
        var marks: [(Mark, Located<String>)] = []
        func add(_ kind: Mark.Kind, _ values: [Located<String>], _ folded: (String) -> String) {
            marks += values.map { (Mark(kind: kind, text: folded($0.value)), $0) }.filter { !$0.0.text.isEmpty }
        }
        add(.wikidata, [author.wikidata].compactMap(\.self)) { $0.uppercased() }
        add(.viaf, [author.viaf].compactMap(\.self)) { $0 }
        add(.isni, [author.isni].compactMap(\.self)) { $0.filter { $0 != " " && $0 != "-" }.uppercased() }
        add(.link, [author.wikipedia].compactMap(\.self) + author.links, address)
        add(.name, [author.name] + author.aliases.map(\.text)) { FoldedName($0).slug }
        return marks
    }

    /// An address without what makes no difference: scheme, `www.`, a slash at the end.
    private static func address(_ link: String) -> String {
        var rest = Substring(link)
        for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) { rest = rest.dropFirst(scheme.count) }
        if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        return String(rest)
    }
}

extension Wording {
    fileprivate static func shares(_ value: String, _ other: String) -> Wording {
        "'\(value)' belongs to the author '\(other)' as well"
    }
    fileprivate static let alsoHere: Wording = "also here"
    fileprivate static func merge(_ id: String, _ other: String) -> Wording {
        "make one file of '\(other)' and '\(id)' if they are one person"
    }
    fileprivate static let correct: Wording = "correct it in the file of the other if they are two"
}

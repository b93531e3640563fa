import CatalogModel
import Diagnostics
import TextNormalisation

/// Whoever speaks in a work is not its author.
struct CharacterAsAuthor: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "character-as-author",
        summary: "The author is who wrote the words; who speaks them in the work is the character.",
        why:
            "Apps list a character's words with those of the writer; as an author the character would have a page apart.",
        severity: .warning,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- character: The Baker\n- status: fictional",
            RuleExample(files: [
                ("authors/noor-elm.md", noor("person")), ("messages/courage/a.md", quoting("Noor Elm")),
            ]),
        ],
        rejects: [
            RuleExample(files: [
                ("authors/noor-elm.md", noor("character")), ("messages/courage/a.md", quoting("↓Noor Elm")),
            ]),
            RuleExample(files: [
                ("authors/noor-elm.md", noor("person")),
                ("messages/courage/a.md", quoting("Ada Brook", "- character: ↓Noor Elm\n")),
            ]),
        ])

    private static func noor(_ kind: String) -> String { "---\nname: Noor Elm\nkind: \(kind)\ndied: 1950\n---\n" }

    private static func quoting(_ author: String, _ fields: String = "") -> String {
        "---\ncategory: courage\n---\n\n> Begin.\n>\n> — \(author)\n\n- status: attributed\n\(fields)"
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        if let mention = entry.attribution?.author, let author = mention.id.flatMap({ catalog.authors[$0] }),
            author.kind == .character
        {
            findings.add(
                Diagnostic(
                    Self.about, at: mention.written.range, .isCharacter(author.name.value),
                    notes: [.init(at: author.name.range, .saidHere)],
                    solutions: [.init(.nameWriter(author.name.value))]))
        }
        guard let character = entry.value(.character), let writer = catalog.writer(named: character.string) else {
            return
        }
        findings.add(
            Diagnostic(
                Self.about, at: character.range, .isWriter(character.string),
                notes: [.init(at: writer.name.range, .writerHere)], solutions: [.init(.makeAuthor(character.string))]))
    }
}

extension CatalogContext {
    /// A person of the authority file; few entries name a character, so nothing is prepared.
    fileprivate func writer(named name: String) -> Author? {
        let key = AuthorityName(name).key
        return authors.values.filter { author in
            author.kind == .person
                && ([author.name.value] + author.aliases.map(\.text.value)).contains { AuthorityName($0).key == key }
        }.min { $0.id < $1.id }
    }
}

extension Wording {
    fileprivate static func isCharacter(_ name: String) -> Wording { "\(name) is a character, not an author" }
    fileprivate static let saidHere: Wording = "the file says 'kind: character'"
    fileprivate static func nameWriter(_ name: String) -> Wording {
        "name the writer of the work as the author, and say 'character: \(name)' and 'status: fictional'"
    }
    fileprivate static func isWriter(_ name: String) -> Wording { "the character '\(name)' has the name of an author" }
    fileprivate static let writerHere: Wording = "the author"
    fileprivate static func makeAuthor(_ name: String) -> Wording {
        "make \(name) the author, or name the character as the work does"
    }
}

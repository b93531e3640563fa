import CatalogModel
import Diagnostics
import TextNormalisation

/// An author is somebody the authority file knows.
struct UnknownAuthor: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unknown-author",
        summary: "An author who is named has a file in authors/.",
        why: "One person under two spellings has two pages, two lives and half of the quotations on each.",
        accepts: [
            "> Begin where you are.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed",
            "> Begin where you are.\n>\n> — A. Brook\n\n- status: attributed",
            "> Fall seven times, stand up eight.\n\n- kind: quote\n- attributedTo: Japanese proverb\n- status: proverb",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — ↓Ada Broke\n\n- status: attributed",
            "> Begin where you are.\n>\n> — ↓Noor Elm\n\n- status: attributed",
            "> Begin where you are.\n>\n> — [Ada Brook](../../authors/↓ada-brok.md)\n\n- status: attributed",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let mention = entry.attribution?.author, mention.id == nil, !mention.written.string.isEmpty,
            // What is no name at all is told by the rules about names.
            entry.faultyAuthorName(in: catalog) == nil, NobodyAsAuthor.name(in: entry) == nil,
            // One file under a wrong name is one fault.
            catalog.misnamed[mention.written.string] == nil || !mention.isReference
        else { return }
        let name = mention.written.string
        let isFull = findings.isFull(Self.about.id, in: mention.written.file)
        let likely = isFull ? [] : catalog.authorNames.likely(name)
        // A name that several authors bear is known well enough; the reader has asked which of them is meant.
        guard !likely.contains(where: { $0.bears(name) }) else { return }
        let written = ScannedText(mention.written)
        let solutions = likely.map { author in
            let right = mention.isReference ? author.id : author.name.value
            return Diagnostic.Solution(.write(right), [written.replacement(0..<written.bytes.count, with: right)])
        }
        findings.add(
            Diagnostic(
                Self.about, at: mention.written.range,
                .notKnown(name, likely.map { mention.isReference ? $0.id : $0.name.value }),
                solutions: solutions + [.init(.addFile(mention.isReference ? name : FoldedName(name).slug))]))
    }
}

extension Author {
    fileprivate func bears(_ name: String) -> Bool {
        let name = name.lowercased()
        return self.name.value.lowercased() == name || aliases.contains { $0.text.value.lowercased() == name }
    }
}

extension Wording {
    fileprivate static func notKnown(_ name: String, _ likely: [String]) -> Wording {
        likely.isEmpty
            ? "author '\(name)' has no file" : "author '\(name)' has no file; did you mean \(anyOf: likely)?"
    }
    fileprivate static func write(_ name: String) -> Wording { "write '\(name)'" }
    fileprivate static func addFile(_ slug: String) -> Wording {
        slug.isEmpty ? "add a file to authors/" : "add authors/\(slug).md"
    }
}

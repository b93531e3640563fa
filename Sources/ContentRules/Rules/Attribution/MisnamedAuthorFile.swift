import CatalogModel
import Diagnostics

/// An author's file has the name by which entries link to it.
struct MisnamedAuthorFile: CatalogRule {
    static let about = RuleDescription(
        id: "misnamed-author-file",
        summary: "A file in authors/ is named as entries link to it.",
        why: "A letter too many in the name of the file, and every link to the author leads nowhere.",
        accepts: [
            RuleExample(files: [
                ("authors/noor-elm.md", noor), ("messages/courage/a.md", quoting("noor-elm")),
            ]),
            RuleExample(files: [
                ("authors/elm.md", noor), ("messages/courage/a.md", quoting("elm")),
            ]),
        ],
        rejects: [
            RuleExample(files: [
                ("authors/noor-elmm.md", "---\nname: ↓Noor Elm\ndied: 1950\n---\n"),
                ("messages/courage/a.md", quoting("noor-elm")),
            ]),
            RuleExample(files: [
                ("authors/nor-elm.md", "---\nname: ↓Noor Elm\ndied: 1950\n---\n"),
                ("messages/courage/a.md", quoting("noor-elm")), ("messages/courage/b.md", quoting("noor-elm")),
            ]),
        ])

    private static let noor = "---\nname: Noor Elm\ndied: 1950\n---\n"

    private static func quoting(_ id: String) -> String {
        "---\ncategory: courage\n---\n\n> Begin.\n>\n> — [Noor Elm](../../authors/\(id).md)\n\n- status: attributed\n"
    }

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for (id, author) in catalog.misnamed.sorted(by: { $0.key < $1.key }) {
            let links = content.files.flatMap(\.entries).compactMap { entry -> SourceRange? in
                guard let mention = entry.attribution?.author, mention.isReference, mention.written.string == id else {
                    return nil
                }
                return mention.written.range
            }
            guard let first = links.min() else { continue }
            let path = author.range.file.path
            findings.add(
                Diagnostic(
                    Self.about, at: author.name.range, .isCalled(path, links.count, id),
                    notes: [.init(at: first, .firstLink)], solutions: [.init(.rename(path, id))]))
        }
    }
}

extension Wording {
    fileprivate static func isCalled(_ path: String, _ count: Int, _ id: String) -> Wording {
        "\(counted(count, "quotation")) \(count == 1 ? "links" : "link") to '\(id)', and the file is \(path)"
    }
    fileprivate static let firstLink: Wording = "the first link"
    fileprivate static func rename(_ path: String, _ id: String) -> Wording {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
        return "rename it to \(String(end))\(id).\(path.hasSuffix(".xml") ? "xml" : "md")"
    }
}

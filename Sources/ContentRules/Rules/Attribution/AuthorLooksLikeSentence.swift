import CatalogModel
import Diagnostics

/// The author is not the second half of the text.
struct AuthorLooksLikeSentence: AuthorNameRule {
    static let about = RuleDescription(
        id: "author-looks-like-sentence",
        summary: "An author is a name, not a sentence.",
        why: "When a program splits a line at the wrong dash or comma, the author holds the end of what was said.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            RuleExample(files: [
                ("authors/bell-hooks.md", "---\nname: bell hooks\ndied: 2021\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — bell hooks\n\n- status: attributed\n"
                ),
            ]),
        ],
        rejects: [
            "> I never think of the future\n>\n> — ↓it comes soon enough.\n\n- status: attributed",
            "> To reach a port\\, we must sail\n>\n> — ↓sail\\, not tie at anchor\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .sentence(let sentence) = name.fault,
            !SwappedFields.isBareName(entry.text.string)
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: name.range(sentence), .isSentence(name.part(sentence)),
                solutions: [.init(.join(entry.text.string, name.part(sentence)))]))
    }
}

extension Wording {
    fileprivate static func isSentence(_ words: String) -> Wording { "author '\(words)' reads like a sentence" }
    fileprivate static func join(_ text: String, _ rest: String) -> Wording {
        "join it to the text, '\(end(of: text)) … \(rest)', and name the author"
    }

    /// The last words of a text, whole ones.
    private static func end(of text: String) -> String {
        let end = text.suffix(30)
        guard end.startIndex > text.startIndex, let space = end.firstIndex(of: " ") else { return String(end) }
        return "…\(end[end.index(after: space)...])"
    }
}

import CatalogModel
import Diagnostics

/// What was written for the catalog has one paragraph.
struct SeveralParagraphs: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "several-paragraphs",
        summary: "A message, tip or prompt has one paragraph; quotations have as many as their author wrote.",
        why: """
            A line with nothing but '>' joins two block quotes, so that two messages become one. A card shows both, a \
            notification the first half.
            """,
        severity: .note,
        accepts: [
            "> One stair.\n\n> And the next.\n",
            "> One stair.\n>\n> And the next.\n>\n> — Ada Brook, *Small Lamps* 3\n",
        ],
        rejects: ["> One stair.\n>\n> ↓And the next.\n", "> One stair.\n>\n> ↓And the next.\n>\n> And the last.\n"])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind != .quote, let gap = entry.text.string.utf8.firstRange(of: "\n\n".utf8) else { return }
        let text = entry.text.string.utf8
        let before = text.distance(from: text.startIndex, to: gap.lowerBound)
        let second = text.distance(from: text.startIndex, to: gap.upperBound)
        guard before > 0, second < text.count else { return }
        let end = entry.text.range(before - 1..<before).bytes.upperBound
        let start = entry.text.range(second..<text.count).bytes.lowerBound
        let file = entry.text.file
        let edit = Diagnostic.Replacement(SourceRange(file, end..<start), with: "\n\n> ")
        findings.add(
            Diagnostic(
                Self.about, at: entry.text.range(second..<text.count), .found(entry.kind.rawValue),
                solutions: [
                    file.path.hasSuffix(".xml") ? .init(.splitXML(entry.kind.rawValue)) : .init(.split, [edit]),
                    .init(.join),
                ]))
    }
}

extension Wording {
    fileprivate static func found(_ kind: String) -> Wording { "a second paragraph stands in this \(kind)" }
    fileprivate static let split: Wording = "if these are two messages, leave the line between them empty, without '>'"
    fileprivate static func splitXML(_ kind: String) -> Wording {
        "if these are two messages, give the second message a '<\(kind)>' of its own"
    }
    fileprivate static let join: Wording = "if it is one, make one paragraph of it"
}

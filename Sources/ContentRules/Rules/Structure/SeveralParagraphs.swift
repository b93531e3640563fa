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
            "> One stair.\n>\n> And the next.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced\n",
        ],
        rejects: ["> One stair.\n>\n> ↓And the next.\n", "> One stair.\n>\n> ↓And the next.\n>\n> And the last.\n"])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let text = entry.text.string.utf8
        guard entry.kind != .quote, text.contains(UInt8(ascii: "\n")) else { return }
        let breaks = text.ranges(of: "\n\n".utf8).map {
            text.distance(
                from: text.startIndex, to: $0.lowerBound)..<text.distance(from: text.startIndex, to: $0.upperBound)
        }.filter { $0.lowerBound > 0 && $0.upperBound < text.count }
        // What does not end as sentences do is a title, or the name of somebody.
        let paragraphs = entry.text.string.split(separator: "\n\n")
        guard let first = breaks.first, paragraphs.allSatisfy({ $0.last.map { ".!?…”\"’".contains($0) } ?? false })
        else {
            return
        }
        let file = entry.text.file
        let edits = breaks.map { gap in
            let end = entry.text.range(gap.lowerBound - 1..<gap.lowerBound).bytes.upperBound
            let start = entry.text.range(gap.upperBound..<text.count).bytes.lowerBound
            return Diagnostic.Replacement(SourceRange(file, end..<start), with: "\n\n> ")
        }
        let isXML = file.path.hasSuffix(".xml")
        findings.add(
            Diagnostic(
                Self.about, at: entry.text.range(first.upperBound..<text.count), .found(entry.kind.rawValue),
                solutions: [isXML ? .init(.splitXML(entry.kind.rawValue)) : .init(.split, edits), .init(.join)]))
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

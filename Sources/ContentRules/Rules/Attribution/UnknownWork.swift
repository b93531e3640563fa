import CatalogModel
import Diagnostics

/// A work that is cited stands in its author's file.
struct UnknownWork: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unknown-work",
        summary: "A work that is cited is one of the works in its author's file.",
        why:
            "Apps list quotations by book, and years and translations are known by work; a misspelt title has neither.",
        severity: .warningThenError,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — Ada Brook, *↓Small Lmaps* 3\n\n- status: sourced",
            "> Begin where you are.\n>\n> — [Ada Brook](../../authors/ada-brook.md), *↓The Ferry*\n\n- status: attributed",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let attribution = entry.attribution, let work = attribution.work,
            let author = attribution.author?.id.flatMap({ catalog.authors[$0] }),
            work.id.flatMap({ author.work($0) }) == nil
        else { return }
        let known = author.works.map { work.isReference ? $0.id.value : $0.title.value }
        let likely = Suggestion.nearest(to: work.written.string, among: known)
        let written = ScannedText(work.written)
        let corrections = likely.map {
            Diagnostic.Solution(.write($0), [written.replacement(0..<written.bytes.count, with: $0)])
        }
        findings.add(
            Diagnostic(
                Self.about, at: work.written.range, .notAmong(work.written.string, author.name.value, likely),
                solutions: corrections + [.init(.addTo(author.range.file.path))]))
    }
}

extension Wording {
    fileprivate static func notAmong(_ title: String, _ author: String, _ likely: [String]) -> Wording {
        likely.isEmpty
            ? "work '\(title)' is none of those by \(author)"
            : "work '\(title)' is none of those by \(author); did you mean \(anyOf: likely)?"
    }
    fileprivate static func write(_ title: String) -> Wording { "write '\(title)'" }
    fileprivate static func addTo(_ path: String) -> Wording { "add the work to 'works' in \(path)" }
}

import CatalogModel
import Diagnostics

/// A dash is a dash, not two hyphens.
struct DoubleHyphen: TextRule {
    /// Collections have the typography of those who typed them; the catalog's own pages have ours.
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "double-hyphen",
        summary: "A dash is written as a dash, not as two hyphens.",
        why: """
            Two hyphens are what typewriters had for a dash. On a card they look like a slip, and apps break the line \
            between them.
            """,
        severity: .warning,
        accepts: ["> Rain—or what is left of it.\n", "> A well-known, half-open door – and then light.\n"],
        rejects: ["> Rain↓--or what is left of it.\n", "> The door was open ↓-- just a little.\n"])

    static let needs: TextTraits = .dash

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for run in text.runs(where: { $0 == "-" }) where (2...3).contains(run.count) {
            // At the ends it is an attribution or an ornament.
            guard run.lowerBound > 0, run.upperBound < text.bytes.count else { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.part(run)),
                    solutions: [.init(.write, [text.replacement(run, with: "—")])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ hyphens: String) -> Wording { "'\(hyphens)' stands for a dash" }
    fileprivate static let write: Wording = "write '—'"
}

import CatalogModel
import Diagnostics

/// One space stands between words.
struct DoubleSpace: TextRule {
    static let about = RuleDescription(
        id: "double-space",
        summary: "One space stands between words.",
        why: "Two spaces after a full stop are a habit of typewriters; in an app they look like a missing word.",
        severity: .note,
        accepts: ["> One step. Then the next.\n", "> One step.\n> Then the next.\n"],
        rejects: ["> One step.↓  Then the next.\n", "> One↓   step at a↓  time.\n"])

    static let needs: TextTraits = .doubleSpace

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        // White space at the ends is for `edge-space`.
        let core = text.core ?? 0..<0
        for run in text.runs(where: { $0 == " " }) where run.count > 1 && core.contains(run.lowerBound) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(run.count),
                    solutions: [.init(.keepOne, [text.replacement(run, with: " ")])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ count: Int) -> Wording { "\(count) spaces in a row" }
    fileprivate static let keepOne: Wording = "keep one of them"
}

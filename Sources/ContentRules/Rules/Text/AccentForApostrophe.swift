import CatalogModel
import Diagnostics

/// An apostrophe is an apostrophe, not an accent.
struct AccentForApostrophe: TextRule {
    static let about = RuleDescription(
        id: "accent-for-apostrophe",
        summary: "Between letters stands an apostrophe, not an accent.",
        why: """
            On many keyboards the accent lies beside the apostrophe. 'don´t' is read out as two words, and neither a \
            search nor the comparison of texts takes it for 'don't'.
            """,
        severity: .warning,
        accepts: ["> You don't have to.\n", "> You don’t have to, says café.\n"],
        rejects: ["> You don↓´t have to.\n", "> It↓´s late, and that↓´s all right.\n"])

    static let needs: TextTraits = .notASCII

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for accent in text.runs(where: { $0 == "´" }) {
            guard text.scalar(before: accent.lowerBound)?.isLetter == true,
                text.scalar(at: accent.upperBound)?.isLetter == true
            else { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(accent), .found(text.part(text.word(around: accent))),
                    solutions: [.init(.write, [text.replacement(accent, with: "'")])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ word: String) -> Wording { "an accent stands for the apostrophe in '\(word)'" }
    fileprivate static let write: Wording = "write an apostrophe: '"
}

import CatalogModel
import Diagnostics

/// A text is not written in capitals from beginning to end.
struct Shouting: TextRule {
    static let about = RuleDescription(
        id: "shouting",
        summary: "A text of more than four words is not all in capitals.",
        why: """
            Capitals read as shouting, which is no encouragement; they are harder to read, and some screen readers \
            spell them out.
            """,
        severity: .note,
        accepts: ["> NEVER GIVE UP!\n", "> NASA and ESA went to the MOON.\n", "> 勇気を出してください。\n"],
        rejects: ["> ↓NEVER GIVE UP ON YOUR DREAMS!\n", "> ↓ÊTRE LÀ EST TOUT CE QUI COMPTE.\n"])

    static let needs: TextTraits = .capitalsOnly

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        var words = 0
        text.forEachWord { word in
            if text.scalar(at: word.lowerBound)?.isUppercaseLetter == true { words += 1 }
        }
        guard words > 4, let core = text.core else { return }
        if text.traits.contains(.notASCII), text.scalars.contains(where: { $0.scalar.isLowercaseLetter }) { return }
        findings.add(
            Diagnostic(Self.about, at: text.range(core), .found, solutions: [.init(.write)]))
    }
}

extension Wording {
    fileprivate static let found: Wording = "the whole text is in capitals"
    fileprivate static let write: Wording = "write it as a sentence"
}

import CatalogModel
import Diagnostics

/// A prompt asks something.
struct PromptWithoutQuestion: EntryRule {
    static let about = RuleDescription(
        id: "prompt-without-question",
        summary: "A prompt is a question to write about.",
        why: "Apps put it above an empty page; a statement there leaves people wondering what to write.",
        severity: .warningThenError,
        accepts: [
            "> What did you almost not notice today?\n\n- kind: prompt",
            "> 今日いちばん静かだったのはいつ？\n\n- kind: prompt",
        ],
        rejects: ["> ↓Write about today.\n\n- kind: prompt"])

    /// Question marks: Latin, full-width, Arabic, Greek, Armenian.
    private static let marks: Set<Character> = ["?", "？", "؟", ";", "\u{37E}", "՞"]

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .prompt, !entry.text.string.contains(where: Self.marks.contains) else { return }
        findings.add(Diagnostic(Self.about, at: entry.text.range, .noQuestion, solutions: [.init(.ask)]))
    }
}

extension Wording {
    fileprivate static let noQuestion: Wording = "prompt asks no question"
    fileprivate static let ask: Wording = "make it a question, or say 'kind: message'"
}

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
        rejects: [
            "> ↓Write about today.\n\n- kind: prompt",
            "> ↓Write about today; be brief.\n\n- kind: prompt",
        ])

    /// Question marks: Latin, full-width, Arabic, Armenian, Ethiopic. The Greek one looks like a semicolon.
    private static let marks: Set<Unicode.Scalar> = ["?", "？", "؟", "՞", "፧"]

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .prompt, !asks(entry) else { return }
        findings.add(Diagnostic(Self.about, at: entry.text.range, .noQuestion, solutions: [.init(.ask)]))
    }

    private func asks(_ entry: Entry) -> Bool {
        let scalars = entry.text.string.unicodeScalars
        if scalars.contains(where: Self.marks.contains) { return true }
        let isGreek = entry.language?.string.hasPrefix("el") == true
        return isGreek && (scalars.last == ";" || scalars.last == "\u{37E}")
    }
}

extension Wording {
    fileprivate static let noQuestion: Wording = "prompt asks no question"
    fileprivate static let ask: Wording = "make it a question, or say 'kind: message'"
}

import Diagnostics

/// Text holds no control characters.
struct C0Control: CharacterRule {
    static let about = RuleDescription(
        id: "c0-control",
        summary: "Text holds no control characters.",
        why: """
            Control characters steered teleprinters; in an app they show as boxes or not at all, and XML and JSON \
            readers refuse them. A backspace or a bell is what a terminal left behind.
            """,
        accepts: ["> Ring the bell that still can ring.\n", "> One line\\\n> and the next.\n"],
        rejects: ["> Ring the bell ↓⟨07⟩now.\n", "> One↓⟨08⟩⟨08⟩ word.\n", "> Delete↓⟨7F⟩ nothing.\n"])

    static let needs: TextTraits = .control

    func check(_ text: ScannedText, _ findings: inout Findings) {
        // Line ends at the ends of a text are for `edge-space`, escape sequences for `ansi-escape`.
        let core = text.core ?? 0..<0
        for run in text.runs(where: \.isC0Control) {
            let isLineEnd = text.bytes[run].allSatisfy { $0 == UInt8(ascii: "\r") }
            if isLineEnd, !core.contains(run.lowerBound) { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.codePoints(run)),
                    solutions: [.init(.remove, [text.replacement(run, with: "")])]))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isC0Control: Bool {
        switch value {
        // NUL is for `nul-character`, tab for `unusual-space`.
        case 0x01...0x08, 0x0B...0x1A, 0x1C...0x1F, 0x7F: true
        default: false
        }
    }
}

extension Wording {
    fileprivate static func found(_ codePoints: String) -> Wording { "control character \(codePoints)" }
    fileprivate static let remove: Wording = "remove it"
}

import Diagnostics

/// Files hold no NUL.
struct NULCharacter: FileRule {
    static let about = RuleDescription(
        id: "nul-character",
        summary: "A file holds no NUL character.",
        why: """
            NUL ends a text for many programs, so that what follows would vanish. A file full of them is \
            no text at all.
            """,
        isBinding: true,
        accepts: ["> Nothing is nothing.\n", "> Null and void.\n"],
        rejects: ["> Nothing ↓⟨00⟩is nothing.\n", "> One.↓⟨00⟩\n\n> Two.↓⟨00⟩\n"])

    func check(_ file: SourceFile, _ findings: inout Findings) {
        let bytes = file.bytes
        guard var offset = bytes.firstIndex(of: 0) else { return }
        // Of a file in UTF-16 `invalid-utf8` has told.
        if UTF16Text.text(in: bytes) != nil { return }
        while true {
            let range = SourceRange(file, offset..<offset + 1)
            findings.add(
                Diagnostic(
                    Self.about, at: range, .found(offset), solutions: [.init(.remove, [.init(range, with: "")])]))
            guard let next = bytes[(offset + 1)...].firstIndex(of: 0) else { return }
            offset = next
        }
    }
}

extension Wording {
    fileprivate static func found(_ offset: Int) -> Wording { "NUL character at byte \(offset)" }
    fileprivate static let remove: Wording = "remove it"
}

import Diagnostics

/// Files hold no NUL.
struct NULCharacter: FileRule {
    static let about = RuleDescription(
        id: "nul-character",
        summary: "A file holds no NUL character.",
        why: """
            NUL ends a text for many programs, so that what follows would vanish. A file full of them is UTF-16 or \
            no text at all.
            """,
        isBinding: true,
        accepts: ["> Nothing is nothing.\n", "> Null and void.\n"],
        rejects: ["> Nothing ↓⟨00⟩is nothing.\n", "> One.↓⟨00⟩\n\n> Two.↓⟨00⟩\n"])

    func check(_ file: SourceFile, _ findings: inout Findings) {
        let bytes = file.bytes
        guard var offset = bytes.firstIndex(of: 0) else { return }
        if Self.looksLikeUTF16(bytes) {
            let range = SourceRange(file, offset..<offset + 1)
            findings.add(Diagnostic(Self.about, at: range, .utf16, solutions: [.init(.saveAsUTF8)]))
            return
        }
        while true {
            let range = SourceRange(file, offset..<offset + 1)
            findings.add(
                Diagnostic(
                    Self.about, at: range, .found(offset), solutions: [.init(.remove, [.init(range, with: "")])]))
            guard let next = bytes[(offset + 1)...].firstIndex(of: 0) else { return }
            offset = next
        }
    }

    /// Whether every other byte of the beginning is NUL, as in Western text of two bytes a character.
    private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
        let beginning = bytes.prefix(64)
        return beginning.count >= 8 && beginning.filter { $0 == 0 }.count * 3 >= beginning.count
    }
}

extension Wording {
    fileprivate static func found(_ offset: Int) -> Wording { "NUL character at byte \(offset)" }

    fileprivate static let utf16: Wording = "every other byte is NUL, which looks like UTF-16"
    fileprivate static let saveAsUTF8: Wording = "save the file as UTF-8"
    fileprivate static let remove: Wording = "remove it"
}

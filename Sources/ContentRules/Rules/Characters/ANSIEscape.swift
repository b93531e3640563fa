import Diagnostics

/// Text holds no escape sequences of terminals.
struct ANSIEscape: CharacterRule {
    static let about = RuleDescription(
        id: "ansi-escape",
        summary: "Text holds no escape sequences of terminals.",
        why: """
            Colours and cursor movements were copied along from a terminal. An app shows them as '[31m'; a terminal \
            obeys them, which can hide or forge what a reviewer sees.
            """,
        accepts: ["> Escape is not the same as freedom.\n", "> See note [31], my friend.\n"],
        rejects: [
            "> ↓⟨1B⟩[31mCourage↓⟨1B⟩[0m is red.\n", "> ↓⟨1B⟩]0;title⟨07⟩Courage.\n", "> Courage↓⟨1B⟩.\n",
        ])

    static let needs: TextTraits = .control

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var offset = 0
        while let start = text.bytes[offset...].firstIndex(of: 0x1B) {
            let end = Self.endOfSequence(text.bytes, from: start)
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(start..<end), .found(text.part(start..<end)),
                    solutions: [.init(.remove, [text.replacement(start..<end, with: "")])]))
            offset = end
        }
    }

    /// Where a sequence ends; the escape character alone where none follows.
    ///
    /// Source: ECMA-48, 5th edition, sections 5.4 (control sequences) and 5.6 (control strings).
    private static func endOfSequence(_ bytes: [UInt8], from start: Int) -> Int {
        guard start + 1 < bytes.count else { return bytes.count }
        var offset = start + 2
        switch bytes[start + 1] {
        case UInt8(ascii: "["):
            while offset < bytes.count, (0x20...0x3F).contains(bytes[offset]) { offset += 1 }
            return offset < bytes.count && (0x40...0x7E).contains(bytes[offset]) ? offset + 1 : offset
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            while offset < bytes.count, bytes[offset] >= 0x20 { offset += 1 }
            // A bell ends it, or escape and a backslash.
            if offset < bytes.count, bytes[offset] == 0x07 { return offset + 1 }
            if offset + 1 < bytes.count, bytes[offset] == 0x1B, bytes[offset + 1] == UInt8(ascii: "\\") {
                return offset + 2
            }
            return start + 2
        default: return start + 1
        }
    }
}

extension Wording {
    fileprivate static func found(_ sequence: String) -> Wording { "terminal escape sequence '\(sequence)'" }
    fileprivate static let remove: Wording = "remove it"
}

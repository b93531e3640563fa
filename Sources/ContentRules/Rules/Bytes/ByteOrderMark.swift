import Diagnostics

/// Files begin with their first character.
struct ByteOrderMark: FileRule {
    static let about = RuleDescription(
        id: "byte-order-mark",
        summary: "A file does not begin with a byte order mark.",
        why: """
            UTF-8 needs no byte order mark; some Windows programs write one. Tools that compare or join files take \
            the three bytes for text.
            """,
        severity: .warning,
        accepts: ["> One step is enough.\n", "> 勇気を出して。\n"],
        rejects: [
            RuleExample("messages/courage/example.md", "↓⟨EF⟩⟨BB⟩⟨BF⟩---\ncategory: courage\n---\n\n> One step.\n"),
            RuleExample("categories/courage.md", "↓⟨EF⟩⟨BB⟩⟨BF⟩---\ntitle: Courage\n---\n\nFor all.\n"),
        ])

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    func check(_ file: SourceFile, _ findings: inout Findings) {
        guard file.bytes.starts(with: Self.mark) else { return }
        let range = SourceRange(file, 0..<Self.mark.count)
        findings.add(
            Diagnostic(Self.about, at: range, .found, solutions: [.init(.remove, [.init(range, with: "")])]))
    }
}

extension Wording {
    fileprivate static let found: Wording = "byte order mark at the beginning of the file"
    fileprivate static let remove: Wording = "remove it"
}

import Diagnostics

/// Lines end with a line feed.
struct CarriageReturnLineEnds: FileRule {
    static let about = RuleDescription(
        id: "carriage-return-line-ends",
        summary: "Lines end with a line feed alone.",
        why: """
            Windows line ends are read correctly, but a change of all line ends hides what else was changed. \
            'catalog fmt' writes line feeds.
            """,
        severity: .note,
        accepts: ["> One step is enough.\n", "> One step is enough."],
        rejects: [
            "> One step is enough.↓⟨0D⟩\n> Then the next.⟨0D⟩\n", "> One step is enough.\n> Then the next.↓⟨0D⟩\n",
        ])

    func check(_ file: SourceFile, _ findings: inout Findings) {
        let bytes = file.bytes
        guard let first = Self.firstLineEnd(in: bytes) else { return }
        var replacements: [Diagnostic.Replacement] = []
        for offset in first..<bytes.count - 1 where Self.isLineEnd(bytes, offset) {
            replacements.append(.init(SourceRange(file, offset..<offset + 1), with: ""))
        }
        findings.add(
            Diagnostic(
                Self.about, at: SourceRange(file, first..<first + 1), .found(replacements.count),
                solutions: [.init(.remove, replacements)]))
    }

    private static func firstLineEnd(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "\r")) {
            if isLineEnd(bytes, found) { return found }
            offset = found + 1
        }
        return nil
    }

    private static func isLineEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    }
}

extension Wording {
    fileprivate static func found(_ count: Int) -> Wording {
        count == 1 ? "1 line ends with a carriage return" : "\(count) lines end with a carriage return"
    }

    fileprivate static let remove: Wording = "remove the carriage returns, as 'catalog fmt' does"
}

import Diagnostics

/// Letters stand one by one.
struct Ligature: CharacterRule {
    static let about = RuleDescription(
        id: "ligature",
        summary: "Letters are written one by one, not as a ligature.",
        why: """
            Words copied out of a PDF bring along 'ﬁ' as a single character. Fonts that lack it show a gap, screen \
            readers stumble, and nobody who searches for 'fine' finds the word.
            """,
        severity: .warning,
        accepts: ["> It is fine to find the office first.\n", "> Œuvre, æther and straße keep their letters.\n"],
        rejects: ["> It is ↓ﬁne to ↓ﬂy.\n", "> The o↓ﬃce opens late.\n"])

    static let needs: TextTraits = .uncommon

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for placed in text.scalars {
            guard let letters = Self.letters(of: placed.scalar) else { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(placed.bytes), .found(text.part(placed.bytes), letters),
                    solutions: [.init(.write(letters), [text.replacement(placed.bytes, with: letters)])]))
        }
    }

    /// The Latin ligatures among Unicode's alphabetic presentation forms.
    private static func letters(of scalar: Unicode.Scalar) -> String? {
        guard (0xFB00...0xFB06).contains(scalar.value) else { return nil }
        return ["ff", "fi", "fl", "ffi", "ffl", "st", "st"][Int(scalar.value - 0xFB00)]
    }
}

extension Wording {
    fileprivate static func found(_ ligature: String, _ letters: String) -> Wording {
        "'\(ligature)' is one character in place of '\(letters)'"
    }
    fileprivate static func write(_ letters: String) -> Wording { "write '\(letters)'" }
}

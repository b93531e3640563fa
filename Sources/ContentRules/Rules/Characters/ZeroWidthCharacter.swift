import Diagnostics

/// Text holds no invisible characters, except where a script or an emoji needs them.
struct ZeroWidthCharacter: CharacterRule {
    static let about = RuleDescription(
        id: "zero-width-character",
        summary: "Text holds no invisible characters, except where a script or an emoji needs them.",
        why: """
            A zero-width character cannot be seen, yet it breaks search, copying and the comparison of texts, and \
            screen readers stumble over it. Joiners inside Persian, Arabic or Indic words and emoji are correct.
            """,
        severity: .warning,
        accepts: [
            "> Whenever I have to think, I walk.\n", "> می⟨U+200C⟩خواهم زنده بمانم.\n",
            "> One family: 👩⟨U+200D⟩👩⟨U+200D⟩👧.\n", "> क्⟨U+200D⟩ष is one letter.\n",
        ],
        rejects: [
            "> W↓⟨U+200B⟩henever I have to think, I walk.\n", "> Be br↓⟨U+200D⟩ave.\n",
            "> Every↓⟨U+2060⟩thing ends, and↓⟨U+FEFF⟩ begins.\n", "> Be brave↓⟨U+E0041⟩⟨U+E0042⟩ today.\n",
        ])

    static let needs: TextTraits = .format

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: \.isInvisible) where !Self.isNeeded(run, in: text) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.scalar(at: run.lowerBound)!, text.wordShowing(run)),
                    solutions: [.init(.remove, [text.replacement(run, with: "")])]))
        }
    }

    private static func isNeeded(_ run: Range<Int>, in text: ScannedText) -> Bool {
        guard let before = text.scalar(before: run.lowerBound), let first = text.scalar(at: run.lowerBound) else {
            return false
        }
        let after = text.scalar(at: run.upperBound)
        switch first.value {
        case 0x200C, 0x200D:
            if before.isOfJoiningScript || after?.isOfJoiningScript == true { return true }
            return first.value == 0x200D && before.endsEmoji && after?.isEmoji == true
        case 0x200B: return before.isOfScriptWithoutSpaces && after?.isOfScriptWithoutSpaces == true
        case 0x180B...0x180E: return before.isOfJoiningScript
        // The flags of England, Scotland and Wales are a black flag with letters behind it.
        case 0xE0020...0xE007F: return before.value == 0x1F3F4
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            return before.isEmoji || before.isEastAsian || before.isOfJoiningScript || before.isKeycapBase
                || before.properties.generalCategory == .mathSymbol
        default: return false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x034F, 0x115F, 0x1160, 0x180B...0x180E, 0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F, 0x2800,
            0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xE0000...0xE01EF:
            true
        default: false
        }
    }

    /// Skin tones and the selector that asks for a picture stand between an emoji and its joiner.
    fileprivate var endsEmoji: Bool { isEmoji || value == 0xFE0F }

    fileprivate var isKeycapBase: Bool { isASCIIDigit || self == "#" || self == "*" }
}

extension Wording {
    fileprivate static func found(_ scalar: Unicode.Scalar, _ word: String) -> Wording {
        let name = scalar.properties.name?.lowercased() ?? "no character"
        return "invisible \(name) in '\(word)'"
    }

    fileprivate static let remove: Wording = "remove it"
}

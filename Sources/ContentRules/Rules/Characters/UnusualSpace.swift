import Diagnostics

/// Words are set apart by plain spaces.
struct UnusualSpace: CharacterRule {
    static let about = RuleDescription(
        id: "unusual-space",
        summary: "Words are set apart by plain spaces.",
        why: """
            No-break spaces, tabs and spaces of other widths come along when text is copied from web pages; lines \
            then break at odd places and search does not find the words. French spaces before ; : ! ? and inside \
            « » are correct, as are those between a number and its unit.
            """,
        severity: .warning,
        accepts: [
            "> Plain words, plain spaces.\n", "> « Courage⟨U+202F⟩! »\n",
            "> Walk 5⟨U+00A0⟩km, or 10⟨U+202F⟩000 steps.\n",
            "> 行こう！⟨U+3000⟩今すぐ。\n",
        ],
        rejects: [
            "> You are↓⟨U+00A0⟩not alone.\n", "> One step,↓⟨09⟩then the next.\n", "> Rest.↓⟨U+2028⟩Then walk.\n",
            "> Wide↓⟨U+2003⟩⟨U+2003⟩open.\n",
        ])

    static let needs: TextTraits = .unusualSpace

    func check(_ text: ScannedText, _ findings: inout Findings) {
        // White space at the ends is for `edge-space`.
        let core = text.core ?? 0..<0
        for run in text.runs(where: \.isUnusualSpace) where core.contains(run.lowerBound) {
            if Self.isCorrect(run, in: text) { continue }
            // A plain space beside it is enough.
            let hasSpace =
                text.scalar(before: run.lowerBound)?.isSpace == true || text.scalar(at: run.upperBound)?.isSpace == true
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.scalar(at: run.lowerBound)!, text.codePoints(run)),
                    solutions: [.init(.writeSpace, [text.replacement(run, with: hasSpace ? "" : " ")])]))
        }
    }

    private static func isCorrect(_ run: Range<Int>, in text: ScannedText) -> Bool {
        guard let space = text.scalar(at: run.lowerBound), let before = text.scalar(before: run.lowerBound),
            let after = text.scalar(at: run.upperBound)
        else { return false }
        switch space.value {
        case 0x3000: return before.isEastAsian || after.isEastAsian
        case 0xA0, 0x2009, 0x202F:
            if ";:!?%»›€".unicodeScalars.contains(after) || "«‹".unicodeScalars.contains(before) { return true }
            return before.isDigit || after.isDigit
        // Around dashes a hair space is good typesetting.
        case 0x200A: return "–—".unicodeScalars.contains(before) || "–—".unicodeScalars.contains(after)
        default: return false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isUnusualSpace: Bool {
        switch value {
        case 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}

extension Wording {
    fileprivate static func found(_ scalar: Unicode.Scalar, _ points: String) -> Wording {
        scalar == "\t" ? "tab in the text" : "\(scalar.properties.name?.lowercased() ?? "space") \(points) in the text"
    }

    fileprivate static let writeSpace: Wording = "write a plain space"
}

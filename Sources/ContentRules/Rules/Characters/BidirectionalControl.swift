import Diagnostics

/// Text holds no characters that turn the direction of writing.
struct BidirectionalControl: CharacterRule {
    static let about = RuleDescription(
        id: "bidirectional-control",
        summary: "Text holds no characters that turn the direction of writing.",
        why: """
            An invisible control can show a sentence in another order than it is stored, in the app and in a review. \
            Arabic and Hebrew read from right to left without any; apps isolate a text from what stands around it.
            """,
        accepts: ["> Courage is شجاعة in Arabic.\n", "> אומץ הוא לא היעדר פחד.\n"],
        rejects: [
            "> Read ↓⟨U+202E⟩this⟨U+0020⟩backwards↓⟨U+202C⟩ if you can.\n",
            "> Courage is ↓⟨U+2067⟩شجاعة↓⟨U+2069⟩ in Arabic.\n", "> Be brave.↓⟨U+200E⟩\n",
        ])

    static let needs: TextTraits = .directional

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in text.runs(where: \.turnsDirection) {
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run), .found(text.scalar(at: run.lowerBound)!, text.codePoints(run)),
                    solutions: [.init(.remove, [text.replacement(run, with: "")])]))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var turnsDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension Wording {
    fileprivate static func found(_ scalar: Unicode.Scalar, _ codePoints: String) -> Wording {
        "\(codePoints) turns the direction of writing (\((scalar.properties.name ?? "").lowercased()))"
    }

    fileprivate static let remove: Wording = "remove it"
}

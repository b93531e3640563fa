import Diagnostics

/// A word is written in one script.
struct MixedScriptWord: CharacterRule {
    static let about = RuleDescription(
        id: "mixed-script-word",
        summary: "The letters of a word belong to one script.",
        why: """
            A Cyrillic or Greek letter that looks like a Latin one cannot be told apart by eye, but search does not \
            find the word, screen readers spell it out, and duplicates go unnoticed.
            """,
        severity: .warningThenError,
        accepts: ["> Courage is мужество in Russian.\n", "> A dose of 5 μm makes Ωmega.\n"],
        rejects: [
            "> ↓C⟨U+043E⟩urage is contagious.\n", "> ↓м⟨U+0079⟩жество и честь.\n", "> ↓⟨U+0391⟩thens is a city.\n",
        ])

    static let needs: TextTraits = .greekOrCyrillic

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var word: [PlacedScalars.Element] = []
        func close() {
            if let diagnostic = Self.diagnostic(word, in: text) { findings.add(diagnostic) }
            word = []
        }
        for placed in text.scalars {
            if placed.scalar.isLetter { word.append(placed) } else { close() }
        }
        close()
    }

    private static func diagnostic(_ word: [PlacedScalars.Element], in text: ScannedText) -> Diagnostic? {
        // Two letters are more often a sign of physics than a word; a hundred are no word at all.
        guard (3...100).contains(word.count) else { return nil }
        let latin = word.filter(\.scalar.isLatinLetter)
        let others = word.filter { $0.scalar.isGreekLetter || $0.scalar.isCyrillicLetter }
        guard !latin.isEmpty, !others.isEmpty else { return nil }
        let odd: [PlacedScalars.Element]
        let twin: (Unicode.Scalar) -> Unicode.Scalar?
        if others.allSatisfy({ LookAlikes.latin(for: $0.scalar) != nil }) {
            (odd, twin) = (others, LookAlikes.latin)
        } else if others.allSatisfy(\.scalar.isCyrillicLetter),
            latin.allSatisfy({ LookAlikes.cyrillic(for: $0.scalar) != nil })
        {
            (odd, twin) = (latin, LookAlikes.cyrillic)
        } else {
            return nil
        }
        let range = word.first!.start..<word.last!.end
        let repaired = word.map { placed in
            odd.contains { $0.start == placed.start } ? twin(placed.scalar)! : placed.scalar
        }
        let words = repaired.map(String.init).joined()
        let points = odd.map { codePoint($0.scalar) }.joined(separator: " ")
        return Diagnostic(
            about, at: text.range(range), .found(text.part(range), points, odd[0].scalar.script),
            solutions: [.init(.write(words), [text.replacement(range, with: words)])])
    }
}

extension Unicode.Scalar {
    fileprivate var script: String { isLatinLetter ? "Latin" : isGreekLetter ? "Greek" : "Cyrillic" }
}

extension Wording {
    fileprivate static func found(_ word: String, _ points: String, _ script: String) -> Wording {
        "'\(word)' mixes scripts: \(points) is \(script)"
    }

    fileprivate static func write(_ word: String) -> Wording { "write '\(word)' in one script" }
}

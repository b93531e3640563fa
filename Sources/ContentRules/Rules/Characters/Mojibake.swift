import Diagnostics

/// Text was read in the encoding it was written in.
struct Mojibake: CharacterRule {
    static let about = RuleDescription(
        id: "mojibake",
        summary: "Text has not been read in the wrong encoding.",
        why: """
            UTF-8 that was read as Windows-1252 shows two or three odd characters in place of one: 'canâ€™t' for \
            'can’t'. The mistake can be undone exactly.
            """,
        accepts: [
            "> They make them if they can’t find them.\n", "> Amanhã é outro dia: “AMANHÃ”.\n",
            "> „Alles macht Spaß“, sagte sie.\n", "> Cuộc sống là một chuyến đi.\n",
        ],
        rejects: [
            "> They make them if they can↓â€™t find them.\n", "> Meet me at the caf↓Ã©.\n",
            "> A doubly broken can↓Ã¢â‚¬â„¢t.\n", "> ↓ÐœÐ¸Ñ€ is peace.\n", "> Say ↓â€œyes↓â€ to it.\n",
        ])

    static let needs: TextTraits = .doubtfulPair

    func check(_ text: ScannedText, _ findings: inout Findings) {
        for run in MisreadUTF8.runs(in: text) {
            let broken = text.part(run.bytes)
            // A lost character comes back as U+FFFD: there is nothing to write.
            let solution: Diagnostic.Solution =
                run.meant.unicodeScalars.contains("\u{FFFD}")
                ? .init(.lookUp) : .init(.write(run.meant), [text.replacement(run.bytes, with: run.meant)])
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(run.bytes), .found(broken, run.meant, inWord: text.meantWord(run)),
                    solutions: [solution]))
        }
    }
}

extension ScannedText {
    /// The word around a run as it was meant to be.
    fileprivate func meantWord(_ run: MisreadUTF8.Run) -> String {
        let word = word(around: run.bytes)
        return part(word.lowerBound..<run.bytes.lowerBound) + run.meant
            + part(run.bytes.upperBound..<word.upperBound)
    }
}

extension Wording {
    fileprivate static func found(_ broken: String, _ meant: String, inWord word: String) -> Wording {
        "'\(broken)' is '\(meant)' read in the wrong encoding; the word was '\(word)'"
    }

    fileprivate static func write(_ meant: String) -> Wording { "write '\(meant)'" }
    fileprivate static let lookUp: Wording = "look the text up and write the character that was there"
}

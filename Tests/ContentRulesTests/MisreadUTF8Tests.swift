import Diagnostics
import Foundation
import Testing

@testable import ContentRules

@Suite struct MisreadUTF8Tests {
    /// UTF-8 read as Windows-1252 with undefined bytes kept, as browsers do.
    private func misread(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 { result.unicodeScalars.append(Windows1252.scalar(byte)) }
        return result
    }

    private static let words = [
        "can’t", "“yes”", "naïve café", "Žižek", "œuvre", "Cuộc sống", "мир и мужество", "θάρρος", "勇気を出して", "שלום",
        "شجاعة", "A — B", "wait…", "👍🏽 yes", "½ price", "© 2026", "ÄÖÜ ß", "l’été", "100 €",
    ]

    @Test(arguments: words)
    func undoesOneAndTwoMisreadings(word: String) {
        let once = misread(word)
        for broken in [once, misread(once)] {
            let runs = MisreadUTF8.runs(in: LooseTexts.scanned(broken))
            var bytes = Array(broken.utf8)
            for run in runs.reversed() { bytes.replaceSubrange(run.bytes, with: run.meant.utf8) }
            #expect(String(decoding: bytes, as: UTF8.self) == word, "\(broken): \(runs.map(\.meant))")
        }
    }

    @Test(
        arguments: words + [
            "“AMANHÃ”", "„Spaß“", "CAFÉ…", "à « oui »", "Ø, Å og Æ", "«Ê»", "Nestlé®™", "ÀÉÎÕÜ", "Às vezes",
        ])
    func leavesGenuineTextAlone(text: String) {
        #expect(MisreadUTF8.runs(in: LooseTexts.scanned(text)).isEmpty)
    }

    @Test func restoresAClosingMarkWhoseLastByteWasDropped() {
        let runs = MisreadUTF8.runs(in: LooseTexts.scanned("â€œyesâ€ she said"))
        #expect(runs.map(\.meant) == ["“", "”"])
    }
}

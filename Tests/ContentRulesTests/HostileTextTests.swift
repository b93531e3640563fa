import Diagnostics
import Testing

@testable import ContentRules

/// Texts nobody would write, to find traps and slow paths.
@Suite struct HostileTextTests {
    /// The same numbers on every run (SplitMix64).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let pieces = [
        "a", "A", "the", " ", "  ", "\n", "\n\n", "\t", "\r\n", ".", ",", ";", ":", "!", "?", "…", "...", "-", "–", "—",
        "'", "’",
        "‘", "\"", "“", "”", "„", "«", "»", "「", "」", "(", ")", "[", "]", "{", "}", "<", ">", "<b>", "</b>", "<!--",
        "&", "&amp;",
        "&#x2019;", "&#", "#", ";", "0", "9", "é", "e\u{301}", "Ã", "©", "â", "€", "™", "ß", "\u{80}", "\u{92}",
        "\u{AD}", "\u{A0}",
        "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{F8FF}",
        "\u{1B}", "\u{1B}[31m",
        "\u{1B}]0;", "\u{7}", "о", "мир", "α", "勇", "가", "ک", "क्", "ไ", "👩", "👍🏽", "🇩🇪", "\u{E0041}", "Read more", "404 ",
        "undefined",
        "www.", "http://", "U.S.", "e.g.", ":)", "-- Ada Brook", "\u{10FFFF}",
    ]

    private static func text(_ numbers: inout Numbers) -> String {
        (0..<Int.random(in: 0...14, using: &numbers)).map { _ in pieces.randomElement(using: &numbers)! }.joined()
    }

    @Test func pointsInsideTheTextWhateverItHolds() {
        var numbers = Numbers(state: 2026)
        for _ in 0..<20_000 {
            let text = Self.text(&numbers)
            for diagnostic in LooseTexts.diagnostics(of: text) {
                let range = diagnostic.range.bytes
                #expect(range.upperBound <= text.utf8.count, "\(diagnostic.rule) in \(escaped(text))")
                let isWhole = String(validating: Array(text.utf8)[range], as: UTF8.self) != nil
                #expect(isWhole, "\(diagnostic.rule) cuts a character of \(escaped(text))")
            }
        }
    }

    /// Edits of all rules together leave text that is UTF-8, and never overlap within a rule.
    @Test func proposesEditsThatDoNotOverlapWithinARule() {
        var numbers = Numbers(state: 1121)
        for _ in 0..<5_000 {
            let text = Self.text(&numbers)
            let byRule = Dictionary(grouping: LooseTexts.diagnostics(of: text), by: \.rule)
            for (rule, diagnostics) in byRule {
                let edits = diagnostics.compactMap { $0.solutions.first?.replacements }.joined().map(\.range.bytes)
                    .sorted { $0.lowerBound < $1.lowerBound }
                for (one, next) in zip(edits, edits.dropFirst()) {
                    #expect(one.upperBound <= next.lowerBound, "\(rule) in \(escaped(text))")
                }
            }
        }
    }
}

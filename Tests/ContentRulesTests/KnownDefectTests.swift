import Diagnostics
import Testing

@testable import ContentRules

/// Defects that published collections really have: each is found, and nothing else is said about the text.
@Suite struct KnownDefectTests {
    @Test(arguments: [
        ("W\u{200B}henever I have to think, I walk.", ["zero-width-character '\u{200B}'"]),
        ("柳星朔&amp;DJ铁柱", ["html-entity '&amp;'"]),
        ("They look for them and, if they canâ€™t find them, make them.", ["mojibake 'â€™'"]),
        ("Acting like you don\u{92}t care is not letting it go.", ["c1-control '\u{92}'"]),
        (
            "Dance like there's nobody watching,Love like you'll never be hurt,And live.",
            ["missing-space-after-punctuation ','", "missing-space-after-punctuation ','"]
        ),
        (
            "I will not be concerned at other men;I will be concerned at myself.",
            ["missing-space-after-punctuation ';'"]
        ),
        ("he purpose of our lives is to be happy.", ["text-begins-in-lower-case 'he'"]),
        (
            "Swollen and swift — how can he help others across? – The Buddha",
            ["text-contains-attribution '– The Buddha'"]
        ),
        (
            "- More quotations on: [Patience] I can't understand why people are frightened of new ideas.",
            ["scraper-text '- More quotations on: [Patience]'"]
        ),
        ("", ["empty-text ''"]), ("-- I have seen the FUN --", []),
        ("At noon<br/>the clock struck.", ["html-tag '<br/>'"]),
        ("The text ends so.\r\n", ["edge-space '\r\n'"]),
    ])
    func isFoundAndNothingElse(text: String, expected: [String]) {
        let found = LooseTexts.diagnostics(of: text).map { "\($0.rule) '\($0.range.text)'" }
        #expect(found == expected)
    }

    @Test func offersWhatWasMeant() {
        let edits = { (text: String) in
            FixedText.applying(
                LooseTexts.diagnostics(of: text).compactMap { $0.solutions.first?.replacements }.flatMap { $0 },
                to: text)
        }
        #expect(edits("If they canâ€™t find them, so be it.") == "If they can’t find them, so be it.")
        #expect(edits("Acting like you don\u{92}t care.") == "Acting like you don’t care.")
        #expect(edits("One;two,three.Four") == "One; two, three. Four")
        #expect(edits("How can he help others? – The Buddha") == "How can he help others?\n>\n> — The Buddha")
        #expect(edits("- More quotations on: [Patience] I am.") == "I am.")
        #expect(edits("At noon<br/>the clock struck.") == "At noon the clock struck.")
    }
}

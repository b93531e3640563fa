import Diagnostics
import Testing

@Suite struct WordingTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("a\u{200B}b", "a<U+200B>b"),
        ("\u{202E}evil\u{202C}", "<U+202E>evil<U+202C>"),
        ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
        ("tab\tline\nbell\u{7}", "tab<U+0009>line<U+000A>bell<U+0007>"),
        ("\u{1B}[31mred", "<U+001B>[31mred"),
        ("a\u{A0}b", "a<U+00A0>b"),
        ("\u{E000}\u{FFFD}\u{FEFF}", "<U+E000><U+FFFD><U+FEFF>"),
        ("a\u{AD}b\u{34F}c", "a<U+00AD>b<U+034F>c"),
        ("\u{3164}", "<U+3164>"),
        ("\u{301}e\u{301}", "<U+0301>e\u{301}"),
        ("日本語 é ß", "日本語 é ß"),
    ])
    func showsWhatCannotBeSeen(text: String, expected: String) {
        #expect(escaped(text) == expected)
    }

    @Test(arguments: [
        "👩‍🚀", "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👍🏽",
        "می‌خواهم", "क्‍ष", "क्‌ष", "क्‍", "葛󠄀",
    ])
    func keepsWhatHoldsVisibleTextTogether(text: String) {
        #expect(escaped(text) == text)
    }

    @Test(arguments: [
        ("ab\u{200D}cd", "ab<U+200D>cd"),
        ("ab\u{200C}", "ab<U+200C>"),
        ("\u{200D}👩", "<U+200D>👩"),
        ("👩\u{200D}", "👩<U+200D>"),
        ("a\u{FE01}", "a<U+FE01>"),
        ("a\u{E0101}", "a<U+E0101>"),
        ("a\u{E0067}b", "a<U+E0067>b"),
    ])
    func showsJoinersSelectorsAndTagsThatHoldNothing(text: String, expected: String) {
        #expect(escaped(text) == expected)
    }

    @Test func escapesWhatIsInterpolatedAndNothingElse() {
        let wording: Wording = "category '\("a\u{200B}")' – \(3) of \(RuleID("missing-author"))"
        #expect(wording.text == "category 'a<U+200B>' – 3 of missing-author")
        #expect(("see: \(wording)" as Wording).text == "see: \(wording.text)")
    }

    @Test func listsAtMostTen() {
        #expect(("\(anyOf: [])" as Wording).text == "")
        #expect(("\(anyOf: ["a"])" as Wording).text == "'a'")
        #expect(("\(anyOf: ["a", "b", "c"])" as Wording).text == "'a', 'b' or 'c'")
        let many: Wording = "\(anyOf: (1...12).map(String.init))"
        #expect(many.text == "'1', '2', '3', '4', '5', '6', '7', '8', '9', '10' or …")
    }

    @Test func groupsThousands() {
        #expect(
            [0, 999, 1000, 4950, 1_234_567, -1000].map(grouped) == [
                "0", "999", "1,000", "4,950", "1,234,567", "-1,000",
            ])
        #expect(counted(1, "entry", "entries") == "1 entry")
        #expect(counted(0, "entry", "entries") == "0 entries")
    }
}

import Identity
import Testing

struct NormalFormTests {
    @Test(arguments: [
        ("Small steps count.", "small steps count"), ("  small\n\nSTEPS — “count”!! ", "small steps count"),
        ("Don’t / don't", "dont dont"), ("Stra\u{DF}e \u{C9}TE\u{301}", "stra\u{DF}e \u{E9}t\u{E9}"),
        ("Cafe\u{301}", "caf\u{E9}"), ("1,000 yen", "1 000 yen"), ("नमस्ते दुनिया!", "नमस्ते दुनिया"), ("你好，世界", "你好 世界"),
        ("…!", "…!"), ("", ""),
    ])
    func keepsLettersAndDigits(text: String, form: String) {
        #expect(Array(NormalForm.of(text)) == Array(form.utf8))
    }
}

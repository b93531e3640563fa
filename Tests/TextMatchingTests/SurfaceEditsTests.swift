import Testing
import TextNormalisation

@testable import TextMatching

struct SurfaceEditsTests {
    @Test(arguments: [
        (
            "Start where the road begins, not where the map ends.",
            "START WHERE THE ROAD BEGINS NOT WHERE THE MAP ENDS!", ["case", "punctuation"]
        ),
        (
            "It's the small lamp that finds the lost key.", "“It’s the small lamp that ﬁnds the lost key”",
            ["unicode-form"]
        ),
        (
            "Кто ищет дорогу, тот найдёт попутчиков.", "Кто ищет дорогу, тот найдет попутчиков.", ["unicode-form"]
        ),
        ("Rest well.", "Rest well.", []),
        ("Rest well.", "rest well.", ["case"]),
        ("Rest well.", "Rest, well", ["punctuation"]),
        ("Rest well.", "Rest  well.", ["punctuation"]),
        ("Rest well.", "Rest\nwell.", ["punctuation"]),
        ("Rest well.", "Rest\u{A0}well.", ["unicode-form"]),
        ("\"Rest.\"", "“Rest.”", ["unicode-form"]),
        ("Rest - now", "Rest — now", ["unicode-form"]),
        ("Café", "Cafe\u{301}", ["unicode-form"]),
        ("Café", "CAFE", ["unicode-form"]),
        ("zero\u{200B}width", "zerowidth", ["unicode-form"]),
        ("well-being", "well being", ["punctuation"]),
    ])
    func namesWhatWasEdited(one: String, other: String, expected: [String]) {
        #expect(NormalForm(of: one) == NormalForm(of: other))
        #expect(SurfaceEdits.kinds(Array(one.utf8), Array(other.utf8)).map(\.rawValue) == expected)
        #expect(SurfaceEdits.kinds(Array(other.utf8), Array(one.utf8)).map(\.rawValue) == expected)
    }
}

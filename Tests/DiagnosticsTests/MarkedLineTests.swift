import Diagnostics
import Testing

/// A line in three pieces.
struct MarkedLineTests {
    @Test(arguments: [
        ("> One ↓stair↓, then.\n", "> One ", "stair", ", then."), ("> One↓↓\n", "> One", "", ""),
        ("> a\u{200B}↓b\nc↓\n", "> a<U+200B>", "b", ""), ("↓\t日本↓語\n", "", "    日本", "語"), ("↓↓", "", "", ""),
    ])
    func theMarkedPieceIsTheRange(text: String, before: String, marked: String, after: String) {
        let line = MarkedLine(Samples.marked("a.md", text))
        #expect((line.before, line.marked, line.after) == (before, marked, after))
        #expect(line.number == 1)
    }

    @Test func aSolutionIsShownAsTheLineThatItMakes() throws {
        let range = Samples.marked("a.md", "---\nmoods: ↓anxius↓\n---\n")
        let line = try #require(MarkedLine(after: .init("write it", [.init(range, with: "anxious")])))
        #expect((line.number, line.before, line.marked, line.after) == (2, "moods: ", "anxious", ""))
        #expect(MarkedLine(after: .init("think about it")) == nil)
    }

    @Test func aVeryLongLineIsCut() {
        let text = String(repeating: "a", count: 5000) + "↓b↓" + String(repeating: "c", count: 5000)
        let line = MarkedLine(Samples.marked("a.md", text))
        #expect(line.before.hasPrefix("…a") && line.marked == "b" && line.after.hasSuffix("c…"))
        #expect(line.before.count < 3000 && line.after.count < 3000)
    }
}

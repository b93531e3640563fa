import Diagnostics
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("🙂", 2), ("👩‍🚀", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2),
        ("1️⃣", 2), ("ｗ", 2), ("ﾜ", 1), ("—…", 2), ("नि", 1), ("", 0), ("\u{200B}", 0),
    ])
    func countsColumns(text: String, expected: Int) {
        #expect(displayWidth(text) == expected)
    }

    @Test func alignsColumnsOfATable() {
        var table = TextTable([("category", .left), ("entries", .right), ("note", .left)])
        #expect(table.isEmpty)
        table.add(["勇気", "1,204", ""])
        table.add(["courage and more", "7", "x\u{200B}"])
        table.add(["calm"])
        #expect(
            table.text(indent: 2) == """
                  category           entries   note
                  勇気                 1,204
                  courage and more         7   x<U+200B>
                  calm

                """)
    }
}

import CatalogModel
import Diagnostics
import Testing

struct AgesTests {
    @Test(arguments: [
        ("12+", 12, nil), ("0+", 0, nil), ("12-90", 12, 90), ("12–90", 12, 90), ("7-7", 7, 7), ("012+", 12, nil),
    ])
    func readsAges(text: String, lowest: Int, highest: Int?) {
        #expect(Ages(text) == Ages(lowest: lowest, highest: highest))
    }

    @Test(arguments: [
        "", "+", "12", "90-12", "12-", "-12", "121+", "12-121", "1234+", "a+", "12 +", "12--90", "12-90-91", "١٢+",
    ])
    func refusesWhatIsNoAges(text: String) { #expect(Ages(text) == nil) }

    @Test func writesThemAsPeopleDo() {
        #expect(Ages(lowest: 12, highest: nil).description == "12+")
        #expect(Ages(lowest: 12, highest: 90).description == "12-90")
    }
}

struct YearMarkTests {
    @Test(arguments: ["121", "-4", "55~", "1564?", "1343~?", "0", "3000", "-5000"]) func readsYears(text: String) {
        #expect(YearMark(text)?.description == text)
    }

    @Test func readsMarksInAnyOrder() { #expect(YearMark("1343?~")?.description == "1343~?") }

    @Test(arguments: ["", "~", "?", "55~~", "+55", "3001", "-5001", "55 ~", "abc", "5.5"]) func refusesWhatIsNoYear(
        text: String
    ) {
        #expect(YearMark(text) == nil)
    }
}

struct FieldsTests {
    private let file = SourceFile(path: "a.md", text: "x")

    private func field(_ key: EntryField, _ value: String) -> Field {
        let range = SourceRange(file, 0..<0)
        return Field(key, at: range, values: [SourceText(value, in: file, bytes: 0..<0)])
    }

    @Test func standInTheOrderOfTheFormatWhateverTheOrderOfTheFile() {
        let fields = Fields([field(.allow, "b"), field(.moods, "m"), field(.allow, "a"), field(.id, "i")])
        #expect(fields.all.map(\.key) == [.id, .moods, .allow, .allow])
        #expect(fields.suppressions.map(\.values[0].string) == ["b", "a"])
        #expect(fields[.moods]?.values[0].string == "m")
        #expect(fields[.kind] == nil)
    }

    @Test func areReplacedWhenSet() {
        var fields = Fields([field(.moods, "m")])
        fields.set(field(.moods, "n"))
        fields.set(field(.id, "i"))
        #expect(fields.all.map { $0.values[0].string } == ["i", "n"])
    }

    @Test func anEntrysOwnFieldWinsOverItsFiles() {
        let entry = Entry(
            text: SourceText("x", in: file, bytes: 0..<1), attribution: nil, fields: Fields([field(.language, "de")]),
            common: Fields([field(.language, "en"), field(.kind, "tip")]), range: file.range)
        #expect(entry.language?.string == "de")
        #expect(entry.kind == .tip)
        #expect(entry.status == .original)
    }

    @Test func everyFieldIsDeclaredUnderItsOwnName() {
        for key in EntryField.allCases { #expect(key.declaration.key == key.rawValue) }
    }
}

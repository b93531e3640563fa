import TestSupport
import Testing

/// Somebody else's words do not leave as our own because their author was not recognised.
struct UnnamedQuotationTests {
    private static let brook =
        "---\nname: Ada Brook\nborn: 1842\ndied: 1901\nworks:\n  - {id: lamps, title: Lamps, type: book, year: 1890}\n---\n"

    @Test(arguments: [
        ("> “Who dares, wins.”\n", "quotes.md:5:3: error: the whole text stands in quotation marks"),
        ("> Slow is a speed.\n> — Ada Brook\n", "quotes.md:6:3: error: no empty line '>' stands above the author"),
        ("> Slow is a speed.\n\n— Ada Brook\n", "quotes.md:7:1: error: the author stands outside the quotation"),
        ("> Slow is a speed. — Ada Brook\n", "quotes.md:5:20: error: text ends with its attribution 'Ada Brook'"),
        ("> Slow is a speed.\n\n- status: attributed\n", "quotes.md:7:11: error: 'status' tells of a quotation"),
        ("> Slow is a speed.\n", "quotes.md:5:3: error: this file is one of quotations"),
    ])
    func stopsARelease(entry: String, message: String) throws {
        let folder = try SmallContent.folder([
            "content/authors/ada-brook.md": Self.brook,
            "content/messages/courage/quotes.md": SmallContent.opening + entry,
        ])
        let build = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(build.exitCode == 1 && build.output.contains(message), "\(build)")
    }

    /// Whoever wrote the words for the catalog says so, and that is the end of it.
    @Test func aWordFromTheWriterAnswersTheQuestion() throws {
        let folder = try SmallContent.folder([
            "content/messages/courage/quotes.md": SmallContent.opening + "> “Who dares, wins.”\n\n- kind: message\n"
        ])
        let build = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(build.exitCode == 0, "\(build)")
        #expect(try folder.text("build/catalog/records.jsonl").contains("written for the catalog"))
    }
}

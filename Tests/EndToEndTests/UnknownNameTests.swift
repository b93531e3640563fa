import TestSupport
import Testing

/// A name of something that does not exist never passes for work done.
struct UnknownNameTests {
    private func folder() throws -> TemporaryFolder {
        try SmallContent.folder(["r.jsonl": #"{"id":"a","text":"One stair, then the next."}"# + "\n"])
    }

    @Test(arguments: [
        (
            ["convert", "content", "--to", "xml", "--out", "x", "--only", "messages/courage/b.md"],
            "there is no file of entries 'messages/courage/b.md' in 'content'; did you mean messages/courage/a.md?"
        ),
        (
            ["convert", "content", "--to", "markdown", "--out", "x", "--only", "messages/courage/a.md"],
            "'messages/courage/a.md' is Markdown already"
        ),
        (["build", "--dry-run", "--slice", "nosuch"], "there is no slice 'nosuch'"),
        (["tag", "r.jsonl", "--content", "nosuch"], "there is no folder 'nosuch/policy'"),
        (["validate", "r.jsonl", "--content", "nosuch"], "there is no folder 'nosuch/policy'"),
        (["explain", "unknown-mod"], "there is no rule 'unknown-mod'; did you mean unknown-mood"),
        (
            ["explain", "swear-strog", "--content", repository],
            "there is no rule 'swear-strog'; did you mean swear-strong?"
        ),
    ])
    func isRefused(arguments: [String], message: String) throws {
        let folder = try folder()
        let result = try BuiltTool().run(arguments, in: folder.path)
        #expect(result.exitCode == 2 && result.errors.hasPrefix("catalog: \(message)"), "\(result)")
    }

    @Test(arguments: [
        ["tag", "r.jsonl", "--lang", "zz"], ["tag", "suggest", "r.jsonl", "--lang", "zz"],
        ["dedupe", "r.jsonl", "--lang", "zz"], ["dedupe", "vocab", "--lang", "zz"],
        ["dedupe", "pairs", "--lang", "zz"],
        ["import", "jsonl", "r.jsonl", "--out", "o.jsonl", "--lang", "englisch"],
    ])
    func aLanguageThatDoesNotExistIsAWrongCall(arguments: [String]) throws {
        let folder = try folder()
        let result = try BuiltTool().run(arguments, in: folder.path)
        #expect(
            result.exitCode == 64 && result.errors.contains("there is no language '\(arguments.last!)'"), "\(result)")
    }

    static let repository = GateTests.repository + "/content"

    @Test func aRuleOfThePacksIsExplained() throws {
        let result = try BuiltTool().run(["explain", "swear-strong", "--content", Self.repository])
        #expect(result.exitCode == 0, "\(result)")
        for part in [
            "language: en\n", "topic:    profanity, strong\n", "means:    for 16+\n", "house-en, ", "\nFound:\n",
        ] {
            #expect(result.output.contains(part), "\(part): \(result)")
        }
    }

    @Test(arguments: ["catalog", "catalog-validate"])
    func tellsItsVersion(tool: String) throws {
        let result = try BuiltTool(tool).run(["--version"])
        #expect(result.exitCode == 0 && result.output == "catalog 0.1.0 (bundle format 1.1)\n", "\(result)")
    }
}

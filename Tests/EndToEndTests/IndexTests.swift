import Foundation
import TestSupport
import Testing

/// A contribution against what is there already, through the tools.
struct IndexTests {
    private static let old = """
        {"id":"a1","text":"Walk slowly and the hill grows shorter.","author":"Mira Holt"}
        {"id":"a2","text":"Be gentle with yourself on the long road."}
        {"id":"a3","text":"Every morning the baker forgives the night for being so long."}

        """

    private static let new = """
        {"id":"n1","text":"walk slowly and the hill grows shorter","author":"Mira Holt"}
        {"id":"n2","text":"Be strict with yourself on the long road."}
        {"id":"n3","text":"The lamp is patient with whoever is late."}
        {"id":"a2","text":"Be gentle with yourself on the long road."}

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["new.jsonl": Self.new])
        let saved = try BuiltTool("catalog-dedupe").run(
            ["--thorough", "--save-index", "old.index"], in: folder.path, input: Self.old)
        #expect(saved.exitCode == 0, "\(saved)")
        return folder
    }

    @Test func aContributionIsComparedWithTheIndex() throws {
        let folder = try folder()
        let result = try BuiltTool("catalog-dedupe").run(
            ["--index", "old.index", "--thorough", "--phase", "review", "--clusters", "c", "--verdicts", "v"],
            in: folder.path, input: Self.new)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.split(separator: "\n").map { $0.prefix(10) } == [#"{"id":"n2""#, #"{"id":"n3""#])
        #expect(result.errors.contains("<standard input>:1:20: error: quote repeats 'a1' but for"), "\(result)")
        #expect(result.errors.contains("(old.index):1:"), "\(result)")
        #expect(result.errors.contains("4 read = 1 in the index already + 2 kept + 1 merged + 0 rejected"), "\(result)")
        #expect(
            try folder.text("c") == """
                {"id":"a1","cluster":"a1","edits":[]}
                {"id":"n1","cluster":"a1","edits":["case","punctuation"]}

                """)
        #expect(try folder.text("v").split(separator: "\n").count == 2)
    }

    @Test func whatIsNewSinceTheIndexIsCompared() throws {
        let folder = try folder()
        let result = try BuiltTool("catalog-dedupe").run(
            ["--since", "old.index"], in: folder.path,
            input: Self.old.replacingOccurrences(of: "Walk slowly", with: "Walk quickly") + Self.new)
        #expect(result.errors.contains("7 read = 1 in the index already"), "\(result)")
        #expect(result.errors.contains("repeated-record-id"), "\(result)")
    }

    @Test func filesThatAreNoIndexAreNamed() throws {
        let folder = try folder()
        try Data("no index".utf8).write(to: URL(fileURLWithPath: folder.path + "/other"))
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/old.index"))
        try whole.dropLast(9).write(to: URL(fileURLWithPath: folder.path + "/cut"))
        for (file, problem) in [
            ("other", "catalog: other is no index of texts"), ("cut", "catalog: cut is damaged"),
            ("new.jsonl", "catalog: new.jsonl is no index of texts"), ("absent", "absent"),
        ] {
            let result = try BuiltTool("catalog-dedupe").run(["--index", file], in: folder.path, input: Self.new)
            #expect(result.exitCode == 2 && result.errors.contains(problem) && result.output.isEmpty, "\(result)")
        }
    }

    @Test func wrongCallsAreRefused() throws {
        let folder = try folder()
        for arguments in [
            ["--index", "old.index", "--since", "old.index"], ["--index", "old.index", "--save-index", "x"],
            ["--since", "old.index", "--vocabulary", "x"], ["vocab", "--changes", "x"], ["vocab", "--at-least", "3"],
        ] {
            let result = try BuiltTool("catalog-dedupe").run(arguments, in: folder.path, input: Self.new)
            #expect(result.exitCode == 64, "\(result)")
        }
        let plain = try BuiltTool("catalog-dedupe").run(["--save-index", "plain"], in: folder.path, input: Self.old)
        #expect(plain.exitCode == 0)
        let thorough = try BuiltTool("catalog-dedupe").run(
            ["--index", "plain", "--thorough"], in: folder.path, input: Self.new)
        #expect(thorough.exitCode == 2 && thorough.errors.contains("without --thorough"), "\(thorough)")
    }

    @Test func aFrozenVocabularyIsCountedKeptAndUsed() throws {
        let folder = try TemporaryFolder()
        let tool = BuiltTool("catalog-dedupe")
        let lines = try tool.run(["vocab"], in: folder.path, input: Self.old)
        #expect(lines.exitCode == 0 && lines.output.hasPrefix("texts:en\t3\nand\t1\n"), "\(lines)")
        let vocabulary = try tool.run(["vocab", "--repair"], in: folder.path, input: lines.output + lines.output)
        #expect(vocabulary.output.hasPrefix("florilegium-vocabulary\t1\ttexts:en=6\nand\t2\n"), "\(vocabulary)")
        try Data(vocabulary.output.utf8).write(to: URL(fileURLWithPath: folder.path + "/voc"))
        let run = try tool.run(["--vocabulary", "voc"], in: folder.path, input: Self.old + Self.new)
        #expect(run.errors.contains("7 read = 5 kept + 1 merged + 1 rejected"), "\(run)")
        let pair =
            #"{"n":1,"a":"Walk slowly and the hill grows shorter.","b":"Walk slowly and the hil grows shorter."}"#
        let pairs = try tool.run(["pairs", "--vocabulary", "voc"], in: folder.path, input: pair)
        #expect(pairs.output.contains(#""verdict":"duplicate""#), "\(pairs)")
        let changes = try tool.run(["vocab", "--changes", "voc", "voc"], in: folder.path)
        #expect(changes.exitCode == 0 && changes.output.isEmpty, "\(changes)")
        let broken = try tool.run(["--vocabulary", "/dev/null/x"], in: folder.path, input: Self.old)
        #expect(broken.exitCode == 2)
    }

    /// The same with a content folder around the records.
    @Test func entriesOfAFolderAreComparedSinceAnIndex() throws {
        let folder = try SmallContent.folder()
        let saved = try BuiltTool().run(["dedupe", "content", "--save-index", "dedupe.index"], in: folder.path)
        #expect(saved.exitCode == 0, "\(saved)")
        let page = SmallContent.page.replacingOccurrences(of: "a.md", with: "b.md")
        try Data((SmallContent.opening + "> one stair, then the next\n").utf8).write(
            to: URL(fileURLWithPath: folder.path + "/" + page))
        let result = try BuiltTool().run(
            ["dedupe", "content", "--since", "dedupe.index", "--phase", "review"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.contains("\(page):5:3: error: quote repeats"), "\(result)")
        let index = try BuiltTool().run(["dedupe", "content", "--index", "dedupe.index"], in: folder.path)
        #expect(index.exitCode == 2 && index.errors.contains("use --since"), "\(index)")
    }
}

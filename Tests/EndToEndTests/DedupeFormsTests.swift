import Foundation
import TestSupport
import Testing

/// The step inside the line and the step over anyone's records are one.
struct DedupeFormsTests {
    private static let texts = [
        "Walk slowly and the hill grows shorter.", "WALK SLOWLY AND THE HILL GROWS SHORTER", "Rest well today, friend.",
        "Kindness repairs what pride has broken in us.", "Kindness often repairs what pride has broken in us.",
        "Be gentle with yourself on the long road.", "Be strict with yourself on the long road.",
        "Patience is a ladder with invisible rungs.", "Patience is a ladder with invisable rungs.",
        "Knowing the song is not enough.",
        "Knowing the song is not enough. You must sing it for somebody who needs it.",
    ]

    private static func id(_ place: Int) -> String {
        "q" + String(repeating: "0", count: 12 - String(place).count) + String(place)
    }

    @Test func aFolderAndLinesGiveTheSameClusters() throws {
        let entries = Self.texts.enumerated().map { "> \($0.element)\n\n- id: \(Self.id($0.offset))\n\n" }
        let folder = try SmallContent.folder([SmallContent.page: SmallContent.opening + entries.joined()])
        let inLine = try BuiltTool("catalog-dedupe").run(
            ["content", "--clusters", "folder.jsonl", "--verdicts", "folder-pairs.jsonl"], in: folder.path)
        // Nobody minted these ids, which is all that there is to find fault with.
        #expect(inLine.exitCode == 1)
        #expect((inLine.output + inLine.errors).contains("[unknown-id]"), "\(inLine)")
        let input = Self.texts.enumerated().map { #"{"id":"\#(Self.id($0.offset))","text":"\#($0.element)"}"# + "\n" }
        let lines = try BuiltTool("catalog-dedupe").run(
            ["--thorough", "--clusters", "lines.jsonl", "--verdicts", "lines-pairs.jsonl"], in: folder.path,
            input: input.joined())
        #expect(lines.exitCode == 0, "\(lines)")
        #expect(try folder.text("folder.jsonl") == folder.text("lines.jsonl"))
        #expect(try folder.text("folder-pairs.jsonl") == folder.text("lines-pairs.jsonl"))
        #expect(try folder.text("lines.jsonl").split(separator: "\n").count == 6)
        let relations = try folder.text("lines-pairs.jsonl").split(separator: "\n").compactMap {
            $0.split(separator: "\"relation\":\"").last?.prefix { $0 != "\"" }
        }
        #expect(relations.sorted() == ["duplicate", "duplicate", "duplicate", "excerpt", "variant"])
    }

    @Test func jobsAndRunsChangeNoByte() throws {
        let folder = try TemporaryFolder()
        let input = (0..<600).map { #"{"id":"r\#($0)","text":"\#(Self.texts[$0 % 11]) \#($0 % 29)"}"# + "\n" }.joined()
        var outputs: Set<[String]> = []
        for jobs in ["1", "2", "4", "4"] {
            let result = try BuiltTool("catalog-dedupe").run(
                ["--jobs", jobs, "--clusters", "c", "--verdicts", "v"], in: folder.path, input: input)
            #expect(result.exitCode == 0)
            outputs.insert([result.output, result.errors, try folder.text("c"), try folder.text("v")])
        }
        #expect(outputs.count == 1)
    }

    @Test func everyPairGetsALine() throws {
        let pairs = [
            #"{"n":3,"a":"Rest well today, friend.","b":"rest well today friend"}"#,
            #"{"n":1,"a":"Be gentle with yourself on the long road.","b":"Be strict with yourself on the long road."}"#,
            #"{"n":2,"a":"Walk slowly.","b":""}"#,
            #"{"n":7,"a":"Geh langsam.","b":"geh langsam","lang":"de"}"#,
        ]
        let result = try BuiltTool("catalog-dedupe").run(["pairs"], input: pairs.joined(separator: "\n"))
        #expect(result.exitCode == 0, "\(result)")
        let verdicts = result.output.split(separator: "\n").map { $0.prefix { $0 != "}" && $0 != "[" } }
        #expect(
            verdicts == [
                #"{"n":1,"verdict":"review","relation":"variant","edits":"#,
                #"{"n":2,"verdict":"distinct","relation":"distinct","edits":"#,
                #"{"n":3,"verdict":"duplicate","relation":"duplicate","edits":"#,
                #"{"n":7,"verdict":"duplicate","relation":"duplicate","edits":"#,
            ])
    }

    /// A line that is no pair is named with its place, and the others are judged all the same.
    @Test func linesThatAreNoPairsAreNamed() throws {
        let lines = [
            #"{"a":"Rest well today, friend.","b":"rest well today friend"}"#,
            #"{"n":2,"a":"Walk slowly."}"#,
            #"{"n":"two","a":"Walk slowly.","b":"walk slowly"}"#,
            #"{"n":4,"a":"Walk slowly.","b":["walk","slowly"]}"#,
            #"{"n":5,"b":"walk slowly"}"#,
            #"{"n":6,"a":"Walk slowly.","b":"walk slowly"}"#,
            #"{"n":7,"a":"Walk slowly.","b":null}"#,
        ]
        let result = try BuiltTool("catalog-dedupe").run(["pairs"], input: lines.joined(separator: "\n"))
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.hasPrefix(#"{"n":6,"verdict":"duplicate""#), "\(result)")
        #expect(result.output.split(separator: "\n").count == 1)
        for (place, rule) in [
            ("1:1", "incomplete-pair"), ("2:1", "incomplete-pair"), ("3:7", "incomplete-pair"),
            ("4:40", "incomplete-pair"), ("5:1", "missing-text"), ("7:1", "incomplete-pair"),
        ] {
            let line = result.errors.split(separator: "\n").first { $0.hasPrefix("<standard input>:\(place):") }
            #expect(line?.contains("[\(rule)]") == true, "\(place): \(result.errors)")
        }
    }
}

import Foundation
import TestSupport
import Testing

/// Anyone's records through `catalog-dedupe`, tidy and untidy.
struct DedupeLinesTests {
    private static let walk = #"{"id":"a","text":"Walk slowly and the hill grows shorter."}"#
    private static let loudWalk = #"{"id":"b","text":"WALK SLOWLY AND THE HILL GROWS SHORTER"}"#

    private func run(_ input: String, _ arguments: [String] = []) throws -> (BuiltTool.Result, clusters: String) {
        let folder = try TemporaryFolder()
        let result = try BuiltTool("catalog-dedupe").run(
            ["--clusters", "c.jsonl"] + arguments, in: folder.path, input: input)
        return (result, (try? folder.text("c.jsonl")) ?? "")
    }

    private func record(_ id: String, _ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(["id": id, "text": text]), as: UTF8.self) + "\n"
    }

    @Test(arguments: ["", "\n", "\n\n \n"])
    func nothingToReadIsNoSuccess(input: String) throws {
        let (result, _) = try run(input)
        #expect(result.exitCode == 2, "\(result)")
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("nothing was checked"), "\(result)")
    }

    @Test(arguments: [
        walk + "\n" + loudWalk + "\n", walk + "\n" + loudWalk, walk + "\r\n" + loudWalk + "\r\n",
        "\u{FEFF}" + walk + "\n" + loudWalk + "\n", "\n" + walk + "\n\n\n" + loudWalk + "\n \n",
        " " + walk + "  \n\t" + loudWalk + "\n",
    ])
    func lineEndsAndByteOrderMarksDoNotMatter(input: String) throws {
        let (result, clusters) = try run(input)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.output.contains(Self.walk) && !result.output.contains("WALK"), "\(result)")
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.errors.contains("2 read = 1 kept + 1 merged + 0 rejected"), "\(result)")
        #expect(
            clusters == """
                {"id":"a","cluster":"a","edits":[]}
                {"id":"b","cluster":"a","edits":["case","punctuation"]}

                """)
    }

    @Test func brokenLinesAreNamedAndTheOthersJudged() throws {
        let broken: [(line: String, finding: String)] = [
            ("not json", ":1: error: 'not' where a value or key should begin [malformed-json]"),
            (#"{"id":"c","text":"Cut off"#, "[malformed-json]"),
            (#"{"id":"d","text":""}"#, ":18: error: field 'text' holds no text [missing-text]"),
            (#"{"id":"e"}"#, "[missing-text]"), (#"{"id":"f","text":42}"#, "[missing-text]"),
            ("null", "[missing-text]"), ("[1,2]", "[missing-text]"),
        ]
        let lines = [Self.walk] + broken.map(\.line) + [Self.loudWalk]
        let (result, clusters) = try run(lines.joined(separator: "\n") + "\n")
        #expect(result.exitCode == 1)
        for (number, (_, finding)) in broken.enumerated() {
            let isNamed = result.errors.split(separator: "\n").contains {
                $0.hasPrefix("<standard input>:\(number + 2):") && $0.hasSuffix(finding)
            }
            #expect(isNamed, "\(finding)\n\(result)")
        }
        #expect(clusters.split(separator: "\n").count == 2)
        #expect(result.output == Self.walk + "\n")
        #expect(result.errors.contains("9 read = 1 kept + 1 merged + 7 rejected"), "\(result)")
        #expect(result.errors.contains("checked 9 entries"), "\(result)")
    }

    @Test func aTakenIDIsReportedAndCountedOnce() throws {
        let (result, _) = try run([Self.walk, Self.loudWalk, Self.walk].joined(separator: "\n"))
        #expect(result.exitCode == 1)
        #expect(result.errors.contains("[repeated-record-id]"), "\(result)")
        #expect(result.errors.contains("3 read = 1 kept + 1 merged + 1 rejected"), "\(result)")
        #expect(result.errors.contains("checked 3 entries"), "\(result)")
    }

    /// Halves of characters are no characters, and a line that holds one is reported.
    @Test func halvesOfCharactersAreReported() throws {
        let (result, _) = try run(#"{"id":"a","text":"lone \ud800 half"}"# + "\n" + Self.loudWalk + "\n")
        #expect(result.exitCode == 1)
        #expect(result.errors.contains(#"<standard input>:1:24: error: \ud800 is half of a character"#), "\(result)")
        #expect(result.errors.contains("2 read = 2 kept + 0 merged + 0 rejected"), "\(result)")
    }

    @Test(arguments: ["q\"1", "back\\slash", "two\nlines", "tab\there", "😀", "ключ", "a/b", " spaced ", "\u{1}", "0"])
    func idsComeBackAsTheyWere(id: String) throws {
        let input =
            try record(id, "Walk slowly and the hill grows shorter.")
            + record("~", "Walk slowly and the hill grows shorter!")
        let (result, clusters) = try run(input)
        #expect(result.exitCode == 0, "\(result)")
        struct Line: Decodable {
            let id: String
            let cluster: String
        }
        let lines = try clusters.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(Set(lines.map(\.id)) == [id, "~"], "\(clusters)")
        #expect(Set(lines.map(\.cluster)).count == 1)
    }

    @Test func longTextsAreComparedInFull() throws {
        let long = (0..<6000).map { "stone\($0) " }.joined()
        let input =
            try record("a", long + "us.") + record("b", long.uppercased() + "US!") + record("c", long + "them.")
            + record("d", String(repeating: "x", count: 65536))
            + record("e", String(repeating: "x", count: 65535) + "y")
        let (result, clusters) = try run(input, ["--thorough"])
        #expect(result.exitCode == 0, "\(result)")
        #expect(clusters.contains(#""id":"a""#) && clusters.contains(#""id":"b""#), "\(clusters)")
        #expect(clusters.split(separator: "\n").count == 2)
        #expect(result.errors.contains("5 read = 4 kept + 1 merged + 0 rejected"))
    }

    /// With FLORILEGIUM_SLOW_TESTS a million, which is for release builds.
    @Test func equalRecordsAreOne() throws {
        let isSlow = ProcessInfo.processInfo.environment["FLORILEGIUM_SLOW_TESTS"] != nil
        let count = isSlow ? 1_000_000 : 20_000
        let input = (0..<count).map { #"{"id":"r\#($0)","text":"Rest is part of the road."}"# + "\n" }.joined()
        let (result, clusters) = try run(input, ["--thorough"])
        #expect(result.exitCode == 0)
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(clusters.utf8.count { $0 == 0x0A } == count)
        #expect(result.errors.contains("\(count) read = 1 kept + \(count - 1) merged + 0 rejected"))
        #expect(result.processorTime < 120, "each was compared with each")
    }

    /// What differs in a number is no duplicate, and too many to compare them all is said.
    @Test func recordsOfOneTemplateStayAndTheCapIsNamed() throws {
        let isSlow = ProcessInfo.processInfo.environment["FLORILEGIUM_SLOW_TESTS"] != nil
        let count = isSlow ? 20_000 : 1000
        let input = (0..<count).map {
            #"{"id":"r\#($0)","text":"Harbour \#($0) keeps a lamp for whoever is late."}"# + "\n"
        }
        let (result, clusters) = try run(input.joined())
        #expect(clusters.isEmpty)
        #expect(result.errors.contains("[bucket-cap-reached]"))
        #expect(result.errors.contains("\(count) read = \(count) kept + 0 merged + 0 rejected"))
        #expect(result.processorTime < 120, "each was compared with each")
    }
}

import Foundation
import TestSupport
import Testing

/// A collection taken apart, worked on part by part, and brought together again comes to the same as one process.
///
/// What Spark does between the modes is done here by sorting: scale/tests has the same with Spark itself.
struct PartitionTests {
    @Test(arguments: [(UInt64(1), 1), (2, 3), (3, 7)])
    func partsComeToTheClustersOfOneProcess(seed: UInt64, parts: Int) throws {
        let folder = try TemporaryFolder()
        var records = PartitionRecords(seed: seed)
        let lines = records.lines(500)
        let whole = try BuiltTool("catalog-dedupe").run(
            ["--clusters", "whole"], in: folder.path, input: lines.joined(separator: "\n"))
        #expect(whole.exitCode <= 1, "\(whole)")
        let expected = try folder.text("whole")
        #expect(expected.split(separator: "\n").count > 100)
        let run = try PartitionedRun(lines, parts: parts, in: folder)
        #expect(try run.clusters() == expected)
        // Without the filter many more keys are sorted, and nothing else changes.
        #expect(run.keys.count * 3 < run.keysWithoutFilter.count)
        #expect(try run.pairs(run.keysWithoutFilter) == run.pairs(run.keys))
    }

    @Test func aRecordWithoutAnIDIsRefused() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        for mode in ["groups", "keys", "cluster"] {
            let result = try BuiltTool("catalog-dedupe").run(
                [mode, "--vocabulary", "v"], in: folder.path,
                input: #"{"id":"a","text":"Rest well."}"# + "\n" + #"{"text":"Rest \u0077ell."}"# + "\n")
            #expect(result.exitCode == 2 && result.output.isEmpty, "\(result)")
            #expect(
                result.errors
                    == "catalog: the record in line 2 has no id: records of a part need ids of their own\n")
        }
    }

    @Test func aLineThatCannotBeReadEndsTheRun() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        let result = try BuiltTool("catalog-dedupe").run(
            ["groups", "--vocabulary", "v"], in: folder.path,
            input: #"{"id":"a","text":"Rest well."}"# + "\n" + #"{"id":"b","text":"#)
        #expect(result.exitCode == 1 && result.errors.contains("<standard input>:2:"), "\(result)")
        let pairs = try BuiltTool("catalog-dedupe").run(
            ["verify", "--vocabulary", "v"], in: folder.path, input: #"{"a":{"id":"a","text":"Rest well."}}"#)
        #expect(pairs.exitCode == 2, "\(pairs)")
        #expect(pairs.errors == "catalog: line 1 does not hold two records: {\"a\":{…},\"b\":{…}}\n")
    }

    @Test func ofNothingComesNothing() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        for mode in ["vocab", "groups", "keys", "match", "verify", "cluster"] {
            let vocabulary = ["vocab", "match"].contains(mode) ? [] : ["--vocabulary", "v"]
            let result = try BuiltTool("catalog-dedupe").run([mode] + vocabulary, in: folder.path)
            #expect(result.exitCode == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
        }
    }

    @Test func verdictsBearIDsAndTheNumberOfTheLine() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        func pair(_ a: String, _ b: String) -> String {
            #"{"b":{"id":"z","text":"\#(b)"}, "a":{"text":"\#(a)","id":"\u00e4"}}"# + "\n"
        }
        let result = try BuiltTool("catalog-dedupe").run(
            ["verify", "--vocabulary", "v"], in: folder.path,
            input: pair("Rest well.", "Nothing alike stands here.") + "\n"
                + pair("Walk slowly and the hill grows shorter.", "walk slowly and the hill grows shorter"))
        let lines = result.output.split(separator: "\n")
        #expect(result.exitCode == 0 && lines.count == 1, "\(result)")
        #expect(lines[0].hasPrefix(#"{"n":1,"a":"z","b":"ä","verdict":"duplicate""#), "\(result)")
    }

    /// What is wrong with a record is said where it stands in the pair.
    @Test func faultsOfPairsHavePlacesInTheirLines() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        let sound = #"{"a":{"id":"a","text":"Rest well."},"b":{"id":"b","text":"rest well"}}"# + "\n\n"
        func verify(_ line: String) throws -> BuiltTool.Result {
            try BuiltTool("catalog-dedupe").run(
                ["verify", "--vocabulary", "v"], in: folder.path, input: sound + line)
        }
        let withoutText = try verify(#"{"a":{"id":"c","text":"Rest."}, "b":{"id":"d","text":""}}"#)
        #expect(withoutText.exitCode == 1 && withoutText.output.isEmpty, "\(withoutText)")
        #expect(withoutText.errors.hasPrefix("<standard input>:3:54: error"), "\(withoutText)")
        let withoutID = try verify(#"{"a":{"id":"c","text":"Rest."}, "b":{"text":"rest"}}"#)
        #expect(withoutID.exitCode == 2, "\(withoutID)")
        #expect(withoutID.errors.contains("the record in line 3 has no id"), "\(withoutID)")
    }

    /// A finding that is no error takes no verdict away.
    @Test func pairsWithDoubtfulRecordsAreJudged() throws {
        let folder = try TemporaryFolder(["v": "florilegium-vocabulary\t1\ttexts:en=1\nwell\t1\n"])
        let result = try BuiltTool("catalog-dedupe").run(
            ["verify", "--vocabulary", "v"], in: folder.path,
            input: #"{"a":{"id":"a","text":"Rest well, friend.","tags":["x","x"],"author":["A"]},"#
                + #""b":{"id":"b","text":"rest well friend"}}"#)
        #expect(result.exitCode == 0 && result.output.contains(#""verdict":"duplicate""#), "\(result)")
    }
}

/// Records of few words, so that many are alike: repeats, edits, other languages, escapes, names.
private struct PartitionRecords {
    private var state: UInt64
    private static let words = """
        river lamp garden kettle harbour ladder window neighbour orchard letter quiet small patient early honest open \
        keeps finds forgives follows welcomes slowly the a of and not before our colour halfway without twenty
        """.split(separator: " ")

    init(seed: UInt64) { state = seed }

    private mutating func number(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % below
    }

    private mutating func word() -> String { String(Self.words[number(Self.words.count)]) }

    mutating func lines(_ count: Int) -> [String] {
        var texts: [String] = []
        return (0..<count).map { place in
            let isCopy = place > 0 && number(2) == 0
            let text = isCopy ? edited(texts[number(texts.count)]) : sentence()
            texts.append(text)
            let author = number(3) == 0 ? #", "author": "\#(["Mira Holt", "Ben Hale"][number(2)])""# : ""
            let language = number(12) == 0 ? #","lang":"nl""# : ""
            let written = number(8) == 0 ? text.replacing("a", with: #"\u0061"#) : text
            return #"{"id":"r\#(place)","text":"\#(written)"\#(author)\#(language)}"#
        }
    }

    private mutating func sentence() -> String {
        let words = (0..<5 + number(9)).map { _ in word() }.joined(separator: " ")
        return number(4) == 0 ? "\(words). And the \(word()) \(word()) it." : "\(words)."
    }

    private mutating func edited(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        let place = number(words.count)
        switch number(9) {
        case 0: return text
        case 1: return text.uppercased()
        case 2: return text + " — Mira Holt"
        case 3: return words.prefix(max(4, words.count * 2 / 3)).joined(separator: " ") + "..."
        case 4: words.insert(word(), at: place)
        case 5: words.remove(at: place)
        case 6: words[place] += "s"
        case 7: words[place] = word()
        default: words.swapAt(place, words.count / 2)
        }
        return words.isEmpty ? text : words.joined(separator: " ")
    }
}

/// The modes of the tool one after the other, on so many parts, with all that stands between them.
private final class PartitionedRun {
    private let folder: TemporaryFolder
    private let parts: Int

    /// For each group of equal texts the id of the record that stands for it, and all records, that one first.
    private var groups: [(name: String, id: String, records: [String])] = []
    private(set) var keys: [String] = []
    private(set) var keysWithoutFilter: [String] = []

    init(_ records: [String], parts: Int, in folder: TemporaryFolder) throws {
        self.folder = folder
        self.parts = parts
        let counted = try lines(records, "vocab", needsVocabulary: false)
        try folder.write("v", tool(["vocab", "--repair"], counted).output)
        let rows = try lines(records, "groups").map { $0.split(separator: "\t", maxSplits: 3).map(String.init) }
        for (name, rows) in Dictionary(grouping: rows, by: { $0[0] }).sorted(by: { $0.key < $1.key }) {
            let ranked = rows.sorted { $0[1] < $1[1] }
            groups.append((name, ranked[0][2], ranked.map { $0[3] }))
        }
        let firsts = groups.map { $0.records[0] }
        let stored = try lines(firsts, "keys", "--pass", "1")
        var filter: [UInt8] = []
        for slice in 0..<parts {
            _ = try tool(
                ["keys", "--vocabulary", "v", "--build-filter", "part", "--slice", "\(slice)/\(parts)"], stored)
            filter += try folder.bytes("part")
        }
        try folder.write("f", filter)
        keys = try lines(firsts, "keys", "--filter", "f").sorted()
        keysWithoutFilter = try lines(firsts, "keys").sorted()
    }

    /// Pairs of names of groups that meet under some key.
    func pairs(_ keys: [String]) throws -> Set<String> { try Set(lines(ofSorted: keys)) }

    func clusters() throws -> String {
        let firsts = Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.records[0]) })
        let pairs = try pairs(keys).sorted().map { $0.split(separator: "\t").map { firsts[String($0)]! } }
        let verdicts = try lines(pairs.map { #"{"a":\#($0[0]),"b":\#($0[1])}"# }, "verify")
        var labels = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.id) })
        let edges = verdicts.filter { $0.contains(#""verdict":"duplicate""#) }.map { verdict in
            let fields = verdict.split(separator: ",")
            return (String(fields[1].dropFirst(4)), String(fields[2].dropFirst(4)))
        }
        #expect(edges.count > 20)
        var changed = true
        while changed {
            changed = false
            for (a, b) in edges where labels[a] != labels[b] {
                let least = min(labels[a]!, labels[b]!)
                (labels[a], labels[b], changed) = (least, least, true)
            }
        }
        let components = Dictionary(grouping: groups) { labels[$0.id]! }.values
        var output: [String] = []
        for part in 0..<parts {
            let mine = components.enumerated().filter { $0.offset % parts == part }.map(\.element)
            let records = mine.flatMap { $0.flatMap(\.records) }
            output += try tool(["cluster", "--vocabulary", "v"], records).output.split(separator: "\n").map(String.init)
        }
        // Lines begin with the id, and ids of these records hold nothing that sorts before a quotation mark.
        return output.sorted { Self.id($0) < Self.id($1) }.map { $0 + "\n" }.joined()
    }

    private static func id(_ line: String) -> Substring { line.split(separator: "\"")[3] }

    private func lines(
        _ input: [String], _ mode: String, _ more: String..., needsVocabulary: Bool = true
    ) throws -> [String] {
        try (0..<parts).flatMap { part in
            let mine = input.indices.filter { $0 % parts == part }.map { input[$0] }
            return try tool([mode] + (needsVocabulary ? ["--vocabulary", "v"] : []) + more, mine).output
                .split(separator: "\n").map(String.init)
        }
    }

    /// Parts of sorted keys, no key in two of them.
    private func lines(ofSorted keys: [String]) throws -> [String] {
        try (0..<parts).flatMap { part in
            let mine = keys.filter { Int($0.prefix(4), radix: 16)! * parts >> 16 == part }
            return try tool(["match"], mine).output.split(separator: "\n").map(String.init)
        }
    }

    private func tool(_ arguments: [String], _ lines: [String]) throws -> BuiltTool.Result {
        let result = try BuiltTool("catalog-dedupe").run(
            arguments, in: folder.path, input: lines.map { $0 + "\n" }.joined())
        #expect(result.exitCode == 0, "\(result)")
        return result
    }
}

import BundleReader
import BundleSamples
import CatalogModel
import Identity
import Publishing
import Testing

import struct Foundation.Data
import class Foundation.JSONSerialization

/// What differs between two bundles.
struct DifferenceTests {
    private let line = try! PublishingLine()

    /// A bundle of its own folder.
    private func bundle(_ messages: [Message], version: Int, ledger: Ledger? = nil) throws -> Bundle {
        try line.build(messages, version: version, ledger: ledger)
        return try Bundle(folder: line.folder.at("catalog"))
    }

    private func changes(_ edit: (inout Message) -> Void) throws -> Changes {
        let old = try bundle(SampleCatalog.messages, version: 1)
        try line.publish()
        var messages = SampleCatalog.messages
        edit(&messages[1])
        let new = try bundle(messages, version: 2)
        try Changes.check(old, precedes: new)
        return Changes(from: old, to: new)
    }

    @Test(arguments: [
        ("ages", [ChangeSort.ages], ["maxAge", "minAge"], "ages 13-90 -> 9+"),
        ("tags", [.tags], ["categories", "moods"], "-rest +tired"),
        ("note", [.attribution], ["note"], "note"),
        ("original", [.attribution], ["original"], "original"),
        ("history", [.attribution], ["history"], "history"),
        ("author", [.attribution], ["author", "status"], "author, status"),
        ("language", [.other], ["lang"], "lang"),
        ("text", [.text], ["text"], "Do not act as if you were going to live [-ten-]{+two+} thousand years."),
    ])
    func everyChangeIsOfASort(what: String, sorts: [ChangeSort], fields: [String], shown: String) throws {
        let changes = try changes { message in
            switch what {
            case "ages": (message.minAge, message.maxAge) = (9, nil)
            case "tags": (message.categories, message.moods) = (["courage"], ["tired"])
            case "note": message.statusNote = "Seen in another print."
            case "original": message.original = "Do not act otherwise."
            case "history": message.history = []
            case "author": (message.author, message.status) = (.init(id: "ada-brook", name: "Ada Brook"), .disputed)
            case "language": message.language = "de"
            default: message.text = message.text.replacing("ten", with: "two")
            }
        }
        #expect(changes.changed.map(\.fields) == [fields])
        for sort in ChangeSort.allCases { #expect(changes.changed(sort).count == (sorts.contains(sort) ? 1 : 0)) }
        let id = SampleCatalog.id(1)
        #expect(changes.text.contains("\n~ \(id)  \(shown)"), "\(changes.text)")
        #expect(changes.text.hasSuffix("0 added, 1 changed, 0 moved, 0 withdrawn; classes: \(changes.classes[0])\n"))
        #expect(changes.classes == (what == "ages" || what == "tags" ? ["retag"] : ["fix"]))
    }

    /// The header counts what the lists hold, whatever has changed.
    @Test func countsAreThoseOfTheLists() throws {
        let changes = try changes { message in
            message.text += " Begin."
            message.minAge = 9
            message.moods = ["anxious"]
            message.statusNote = nil
        }
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(changes.json)) as? [String: Any])
        let counts = try #require(json["counts"] as? [String: Int])
        #expect(counts.count == 9)
        for (list, count) in counts { #expect((json[list] as? [Any])?.count == count, "\(list)") }
        for sort in ["ages", "attribution", "tags", "text"] { #expect(counts[sort] == 1) }
        for line in changes.markdown.split(separator: "\n") where line.hasPrefix("| – ") {
            #expect(line.hasSuffix("| 1 |"))
        }
        #expect(changes.markdown.split(separator: "\n").count { $0.hasPrefix("- `") } == 4)
    }

    @Test func saysWhichVersionTheSecondNeeds() throws {
        let old = try bundle([SampleCatalog.message(1, "One stair.")], version: 3)
        let new = try bundle([SampleCatalog.message(1, "Two stairs.")], version: 3)
        let changes = Changes(from: old, to: new)
        #expect(changes.leastNumber == 4)
        #expect(changes.text.hasSuffix("both are content version 3: published, the second has to be 4\n"))
        #expect(Changes(from: old, to: old).leastNumber == 3)
        #expect(Changes(from: old, to: old).text.hasSuffix("classes: none\n"))
    }

    @Test func refusesBundlesThatDoNotFollowEachOther() throws {
        let one = try bundle([SampleCatalog.message(1, "One."), SampleCatalog.message(2, "Two.")], version: 1)
        let two = try bundle([SampleCatalog.message(1, "One."), SampleCatalog.message(2, "Two.")], version: 2)
        #expect(throws: DifferenceProblem.older(2, 1)) { try Changes.check(two, precedes: one) }
        let other = try bundle([SampleCatalog.message(2, "Two.")], version: 2)
        #expect(throws: DifferenceProblem.unaccounted(SampleCatalog.id(1).string)) {
            try Changes.check(one, precedes: other)
        }
        let more = try bundle([0, 1, 2].map { SampleCatalog.message($0, "Three \($0).") }, version: 2)
        #expect(throws: DifferenceProblem.otherPlace(SampleCatalog.id(1).string)) {
            try Changes.check(one, precedes: more)
        }
        let end = [LedgerLine.gone(SampleCatalog.id(1), on: CalendarDay("2026-11-22")!, reason: "late")]
        let places = [SampleCatalog.published(1, ordinal: 1), SampleCatalog.published(2, ordinal: 0)]
        let swapped = try bundle(
            [SampleCatalog.message(2, "Two.")], version: 2, ledger: SampleCatalog.ledger(places + end))
        #expect(throws: DifferenceProblem.otherPlace(SampleCatalog.id(1).string)) {
            try Changes.check(one, precedes: swapped)
        }
    }
}

struct WordDifferenceTests {
    private func shown(_ old: String, _ new: String) -> String {
        WordDifference.parts(from: old, to: new).map { part in
            switch part.kind {
            case .keep: part.text
            case .drop: "[-\(part.text)-]"
            case .put: "{+\(part.text)+}"
            }
        }.joined()
    }

    @Test(arguments: [
        ("One stair, then the next.", "One step, then the next.", "One [-stair-]{+step+}, then the next."),
        ("don't stop", "don’t stop", "[-don't-]{+don’t+} stop"),
        ("a b c", "a c", "a [-b -]c"), ("", "new", "{+new+}"), ("old", "", "[-old-]"), ("same", "same", "same"),
        ("“Go!”", "“Go.”", "“Go[-!-]{+.+}”"),
    ])
    func showsWords(old: String, new: String, expected: String) { #expect(shown(old, new) == expected) }

    /// Kept and dropped is the old text, kept and put the new, and no part follows one of its kind.
    @Test func whatIsKeptAndDroppedIsTheOldText() {
        var numbers = Chance(state: 7)
        func text() -> String {
            (0..<Int(numbers.next() % 30)).map { _ in
                ["stair", "the", " ", " ", "\n", ",", "é", "👍🏽"][Int(numbers.next() % 8)]
            }
            .joined()
        }
        for _ in 0..<2000 {
            let (old, new) = (text(), text())
            let parts = WordDifference.parts(from: old, to: new)
            #expect(parts.filter { $0.kind != .put }.map(\.text).joined() == old)
            #expect(parts.filter { $0.kind != .drop }.map(\.text).joined() == new)
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.kind != $1.kind })
        }
    }

    @Test func longTextsAreReplacedWholeAndQuickly() {
        let (old, new) = (String(repeating: "a ", count: 30_000), String(repeating: "b ", count: 30_000))
        #expect(WordDifference.parts(from: "x \(old)y", to: "x \(new)y").map(\.kind) == [.keep, .drop, .put, .keep])
    }
}

/// Numbers that are the same in every run. Source: S. Vigna, splitmix64.c, https://prng.di.unimi.it/splitmix64.c
struct Chance {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Foundation
import Identity
import TestSupport
import Testing

struct BundleWritingTests {
    private func text(_ files: [BundleFile], _ name: String) throws -> String {
        String(decoding: try #require(files.first { $0.name == name }).bytes, as: UTF8.self)
    }

    @Test func writesARecordAsTheFormatSays() throws {
        let files = try BundleWriting.files(for: SampleCatalog.input([SampleCatalog.message(0, "Rest is work.")]))
        #expect(
            try text(files, "records.jsonl") == """
                {"added":1,"categories":["courage"],"changed":1,"chars":13,"history":[],"id":"q000000000000",\
                "kind":"message","lang":"en","minAge":12,"moods":["tired"],"ord":0,"rev":1,"rights":{"licence":"CC-BY-4.0"},"sources":[],\
                "status":"original","text":"Rest is work.","topics":[]}

                """)
        #expect(try text(files, "ids.jsonl") == "")
        #expect(try text(files, "authors.jsonl") == "")
    }

    @Test func writesWhatReadersNeedToKnowAboutTheAuthorAndTheRights() throws {
        var message = SampleCatalog.message(0, "Rest is work.")
        message.statusNote = "Often credited to Ben Cole."
        message.original = "Resting is working."
        message.history = [
            Correction(former: "ben-cole", until: CalendarDay("2026-11-21")!, reason: "the letter is Ada's")
        ]
        message.rights = Message.Rights(basis: .publicDomain, reason: "free in 2026")
        message.credit = "Ada Brook"
        let files = try BundleWriting.files(for: SampleCatalog.input([message]))
        #expect(
            try text(files, "records.jsonl") == """
                {"added":1,"categories":["courage"],"changed":1,"chars":13,"history":[{"former":"ben-cole",\
                "on":"2026-11-21","reason":"the letter is Ada's"}],"id":"q000000000000","kind":"message","lang":"en",\
                "minAge":12,"moods":["tired"],"note":"Often credited to Ben Cole.","ord":0,\
                "original":"Resting is working.","rev":1,"rights":{"basis":"public-domain","credit":"Ada Brook",\
                "licence":"CC-BY-4.0","reason":"free in 2026"},"sources":[],"status":"original",\
                "text":"Rest is work.","topics":[]}

                """)
    }

    @Test func writesTheSameBytesWhateverTheOrderOfItsInput() throws {
        let messages =
            (0..<40).map { SampleCatalog.message($0, "Message \($0).") }
            + SampleCatalog.messages.map {
                var message = $0
                message.id = SampleCatalog.id(Int(message.text.utf8.count) + 1000)
                return message
            }
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(7, ordinal: 0), SampleCatalog.published(3, ordinal: 1),
        ])
        let expected = try BundleWriting.files(for: SampleCatalog.input(messages, ledger: ledger))
        for _ in 0..<20 {
            var input = SampleCatalog.input(messages.shuffled(), ledger: ledger)
            input.authors.shuffle()
            #expect(try BundleWriting.files(for: input) == expected)
        }
    }

    @Test func keepsPublishedOrdinalsAndNumbersTheRestInTheOrderOfTheirIDs() throws {
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(9, ordinal: 0), SampleCatalog.published(4, ordinal: 1),
            SampleCatalog.published(8, ordinal: 2),
            LedgerLine.gone(SampleCatalog.id(4), on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        let messages = [9, 8, 5, 1].map { SampleCatalog.message($0, "Message \($0).") }
        let files = try BundleWriting.files(for: SampleCatalog.input(messages, ledger: ledger, version: 2))
        let lines = try text(files, "records.jsonl").split(separator: "\n")
        let ids = try lines.map { line in try #require(line.firstMatch(of: /"id":"(q\w+)"/)).output.1 }
        #expect(ids.map(String.init) == [9, 4, 8, 1, 5].map { SampleCatalog.id($0).string })
        #expect(lines[1] == #"{"gone":true,"id":"\#(SampleCatalog.id(4))","ord":1}"#)
    }

    @Test func countsARevisionOnlyWhenThePublishedRecordChanged() throws {
        let first = try BundleWriting.files(
            for: SampleCatalog.input([SampleCatalog.message(1, "Same."), SampleCatalog.message(2, "Old.")]))
        let published = try text(first, "records.jsonl").split(separator: "\n").enumerated().map { ordinal, line in
            LedgerLine.published(
                SampleCatalog.id(ordinal + 1), ordinal: ordinal, since: 1, form: ShortDigest(of: []),
                digest: try RecordDigest.of(line: Array(line.utf8)))
        }
        let second = [SampleCatalog.message(1, "Same."), SampleCatalog.message(2, "New.")]
        let folder = try TemporaryFolder()
        try BundleWriting.write(
            SampleCatalog.input(second, ledger: SampleCatalog.ledger(published), version: 4), to: folder.at("c"))
        let bundle = try Bundle(folder: folder.at("c"))
        let (same, changed) = (try #require(bundle.record(at: 0)), try #require(bundle.record(at: 1)))
        #expect((same.revision, same.added, same.changed) == (1, 1, 1))
        #expect((changed.revision, changed.added, changed.changed) == (2, 1, 4))
    }

    @Test func composesTextAndCountsItsCharacters() throws {
        let files = try BundleWriting.files(
            for: SampleCatalog.input([SampleCatalog.message(0, "Cafe\u{301}\r\n\u{1F469}\u{200D}\u{1F467}!")]))
        let line = try text(files, "records.jsonl")
        // Compared by bytes: composed and decomposed text are equal as strings.
        let expected = Array("\"Caf\u{E9}\\r\\n\u{1F469}\u{200D}\u{1F467}!\"".utf8)
        #expect(Array(line.utf8).firstRange(of: expected) != nil)
        #expect(line.contains(#""chars":7,"#))
    }

    @Test func followsRedirectsToTheirEnd() throws {
        let day = CalendarDay("2026-11-20")!
        let id = SampleCatalog.id
        var lines = (1...7).map { SampleCatalog.published($0, ordinal: $0 - 1) }
        lines += [
            LedgerLine.moved(id(1), to: id(2).string, on: day, reason: "a"),
            LedgerLine.moved(id(2), to: id(3).string, on: day, reason: "b"),
            LedgerLine.gone(id(3), on: day, reason: "c"),
            LedgerLine.moved(id(4), to: id(5).string, on: day, reason: "d"),
            Array(#"{"gone":true,"id":"\#(id(6))","instead":"\#(id(4))","on":"2026-11-20","reason":"e"}"#.utf8) + [
                0x0A
            ],
        ]
        // 5 is live, 7 was left out without a word, 8 was merged in this build.
        let input = SampleCatalog.input(
            [SampleCatalog.message(5, "Here.")], ledger: SampleCatalog.ledger(lines), merged: [id(8): id(4)])
        let expected = [
            #"{"gone":true,"id":"\#(id(1))","on":"2026-11-20","reason":"c"}"#,
            #"{"gone":true,"id":"\#(id(2))","on":"2026-11-20","reason":"c"}"#,
            #"{"gone":true,"id":"\#(id(3))","on":"2026-11-20","reason":"c"}"#,
            #"{"id":"\#(id(4))","moved":"\#(id(5))","on":"2026-11-20","reason":"d"}"#,
            #"{"gone":true,"id":"\#(id(6))","instead":"\#(id(5))","on":"2026-11-20","reason":"e"}"#,
            #"{"gone":true,"id":"\#(id(7))","on":"2026-11-21","reason":"not part of this build"}"#,
            #"{"id":"\#(id(8))","moved":"\#(id(5))","on":"2026-11-21","reason":"merged with the same message"}"#,
        ]
        let files = try BundleWriting.files(for: input)
        #expect(try text(files, "ids.jsonl").split(separator: "\n").map(String.init) == expected)
    }

    /// Who merged into what is erased has its words; who was only replaced by it has not.
    @Test func whatWasMergedIntoAnErasedMessageIsErasedToo() throws {
        let day = CalendarDay("2026-11-20")!
        let id = SampleCatalog.id
        let lines =
            (1...4).map { SampleCatalog.published($0, ordinal: $0 - 1) } + [
                LedgerLine.moved(id(1), to: id(3).string, on: day, reason: "same"),
                LedgerLine.gone(id(2), instead: id(3), on: day, reason: "dull"),
                LedgerLine.gone(id(3), instead: id(4), erase: true, by: "Zoë", on: day, reason: "forged"),
            ]
        let files = try BundleWriting.files(
            for: SampleCatalog.input([SampleCatalog.message(4, "Here.")], ledger: SampleCatalog.ledger(lines)))
        let end = #""on":"2026-11-20","reason":"#
        let expected = [
            #"{"erase":true,"gone":true,"id":"\#(id(1))","instead":"\#(id(4))",\#(end)"forged"}"#,
            #"{"gone":true,"id":"\#(id(2))","instead":"\#(id(4))",\#(end)"dull"}"#,
            #"{"erase":true,"gone":true,"id":"\#(id(3))","instead":"\#(id(4))",\#(end)"forged"}"#,
        ]
        #expect(try text(files, "ids.jsonl").split(separator: "\n").map(String.init) == expected)
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.name, file.bytes) }
        let bundle = try Bundle(folder: folder.path)
        #expect(
            bundle.resolve(id(1).string) == .gone(reason: "forged", instead: id(4).string, erase: true))
        #expect(bundle.resolve(id(2).string) == .gone(reason: "dull", instead: id(4).string, erase: false))
    }

    @Test func namesTheMessageWhoseLineIsTooLong() throws {
        let fits = SampleCatalog.message(0, String(repeating: "a", count: 65_000))
        #expect(throws: Never.self) { try BundleWriting.files(for: SampleCatalog.input([fits])) }
        let long = SampleCatalog.message(5, String(repeating: "a", count: 65_536))
        let problem = #expect(throws: BundleProblem.self) {
            try BundleWriting.files(for: SampleCatalog.input([fits, long]))
        }
        guard case .recordTooLong(SampleCatalog.id(5), let bytes, 65_536) = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect(bytes > 65_700)
    }

    @Test func refusesTwoMessagesWithOneIDAndWithdrawnOnes() {
        let one = SampleCatalog.message(1, "One.")
        #expect(throws: BundleProblem.repeatedID(one.id)) {
            try BundleWriting.files(for: SampleCatalog.input([one, SampleCatalog.message(1, "Other.")]))
        }
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(1, ordinal: 0),
            LedgerLine.gone(one.id, on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        #expect(throws: BundleProblem.retiredID(one.id)) {
            try BundleWriting.files(for: SampleCatalog.input([one], ledger: ledger))
        }
        let gap = SampleCatalog.ledger([SampleCatalog.published(1, ordinal: 0), SampleCatalog.published(2, ordinal: 2)])
        #expect(throws: BundleProblem.ledgerGap(ordinal: 1)) {
            try BundleWriting.files(for: SampleCatalog.input([], ledger: gap))
        }
    }

    /// Only where the last operation fails, which forces the bundle's name to the disk, is the new one there.
    @Test func leavesTheOldBundleAndNothingElseWhicheverOperationFails() throws {
        let folder = try TemporaryFolder()
        try BundleWriting.write(SampleCatalog.input(version: 1), to: folder.at("catalog"))
        var operation = 1
        while true {
            let disk = FailingDisk(failingAt: operation)
            do {
                try BundleWriting.write(SampleCatalog.input(version: 2), to: folder.at("catalog"), on: disk)
                #expect(!disk.hasFailed)
                break
            } catch BundleProblem.file {
                #expect(disk.hasFailed)
                #expect(try Bundle(folder: folder.at("catalog")).catalog.contentNumber == (operation == 14 ? 2 : 1))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["catalog"])
            }
            operation += 1
        }
        // The folder, five files, all of them to the disk, the exchange, the name to the disk.
        #expect(operation == 1 + 5 + 6 + 1 + 1 + 1)
        #expect(try Bundle(folder: folder.at("catalog")).catalog.contentNumber == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["catalog"])
    }

    @Test func makesTheFoldersAboveAndTakesASlashAtTheEnd() throws {
        let folder = try TemporaryFolder()
        try BundleWriting.write(SampleCatalog.input(), to: folder.at("build/deep/catalog/"))
        #expect(try Bundle(folder: folder.at("build/deep/catalog")).catalog.counts.live == 3)
    }
}

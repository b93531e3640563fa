import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Diagnostics
import FileAccess
import Foundation
import Identity
import Publishing
import TestSupport
import Testing

struct ReleaseTests {
    private let line = try! PublishingLine()

    @Test func publishesTheFirstVersion() throws {
        let release = try line.publish(SampleCatalog.messages, version: 1)
        #expect(release.number == 1)
        #expect(release.newCount == 3)
        #expect(release.changes.classes == ["add"])
        #expect(release.folder == line.folder.at("release/1"))
        #expect(
            try line.names(in: "release/1") == [
                "CHANGES.md", "SHA256SUMS", "authors.jsonl", "catalog.json", "changes.json", "ids.jsonl", "index.bin",
                "records.jsonl",
            ])
        let published = try Bundle(folder: release.folder)
        #expect(published.catalog.digest == release.digest)
        let ledger = line.ledger()
        #expect(ledger.publications.map(\.id) == [1, 2, 3].map { SampleCatalog.id($0) })
        #expect(ledger.publications.map(\.since) == [1, 1, 1])
        #expect(ledger.newestRelease?.digest == release.digest)
        #expect(Array(try line.folder.bytes("ids.jsonl")) == release.ledger)
    }

    @Test func checksumsCoverEveryFileAndAreThoseOfTheTool() throws {
        let release = try line.publish(SampleCatalog.messages, version: 1)
        let sums = try line.folder.text("release/1/SHA256SUMS")
        #expect(sums.split(separator: "\n").count == 7)
        let check = try Program.run(
            ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], in: release.folder)
        #expect(check.exitCode == 0, "\(check.errors)")
    }

    @Test func remembersChangesAndTellsThem() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        let day = CalendarDay("2026-11-22")!
        try line.remember(LedgerLine.gone(SampleCatalog.id(1), on: day, reason: "who said it is *not* known"))
        try line.remember(
            LedgerLine.moved(SampleCatalog.id(2), to: SampleCatalog.id(4).string, on: day, reason: "same"))
        var retagged = SampleCatalog.message(3, "Small steps count, round by round.")
        retagged.moods = ["anxious"]
        let release = try line.publish([retagged, SampleCatalog.message(4, "New `one`.")], version: 2)

        #expect(release.newCount == 1)
        #expect(release.changes.from == 1)
        #expect(release.changes.classes == ["add", "fix", "withdraw"])
        let (one, two, three, four) = (
            SampleCatalog.id(1), SampleCatalog.id(2), SampleCatalog.id(3), SampleCatalog.id(4)
        )
        #expect(
            try line.folder.text("release/2/changes.json") == """
                {"added":["\(four)"],"ages":[],"attribution":[],\
                "changed":[{"fields":["moods","text"],"id":"\(three)","rev":2}],\
                "classes":["add","fix","withdraw"],"counts":{"added":1,"ages":0,"attribution":0,"changed":1,"moved":1,\
                "other":0,"tags":1,"text":1,"withdrawn":1},"from":1,\
                "label":"2026.11.21-2","moved":[{"id":"\(two)","to":"\(four)"}],"other":[],\
                "tags":[{"fields":["moods"],"id":"\(three)"}],"text":[{"id":"\(three)","words":[{"keep":"Small steps "},\
                {"drop":"\\""},{"keep":"count"},{"drop":"\\""},{"keep":","},{"drop":"\\n"},{"put":" "},\
                {"keep":"round by round"},{"drop":"\\\\bend"},{"keep":"."}]}],"to":2,\
                "withdrawn":[{"id":"\(one)","reason":"who said it is *not* known"}]}

                """)
        #expect(
            try line.folder.text("release/2/CHANGES.md") == """
                # Content version 2 (2026.11.21-2)

                Compared with content version 1.

                | change | messages |
                |---|---|
                | added | 1 |
                | changed | 1 |
                | – text changed | 1 |
                | – re-tagged | 1 |
                | moved | 1 |
                | withdrawn | 1 |

                ## Added

                - `\(four)` “New \\`one\\`.”

                ## Text changed

                - `\(three)` Small steps <del>"</del>count<del>"</del>,<del> </del><ins> </ins>round by \
                round<del>\\\\bend</del>.

                ## Re-tagged

                - `\(three)` “Small steps count, round by round.”: +anxious -tired

                ## Moved

                - `\(two)` “Ein Spaziergang über die Brücke 👩‍👩‍👧.” → `\(four)`

                ## Withdrawn

                - `\(one)` “Do not act as if you were going to live ten thousand years.”: who said it is \\*not\\* known

                """)
        let ledger = line.ledger()
        #expect(ledger[three]?.revision == 2)
        #expect(ledger[three]?.changed == 2)
        #expect(ledger[four]?.ordinal == 3)
        #expect(try Bundle(folder: release.folder).resolve(two.string) == .moved(to: four.string))
    }

    @Test func changesOfTagsAloneAreRetagging() throws {
        _ = try line.publish([SampleCatalog.message(3, "Same.")], version: 1)
        var message = SampleCatalog.message(3, "Same.")
        message.categories = ["rest"]
        message.minAge = 16
        let release = try line.publish([message], version: 2)
        #expect(release.changes.classes == ["retag"])
        #expect(release.changes.changed.map(\.fields) == [["categories", "minAge"]])
    }

    @Test func publishesAVersionInWhichNothingChanged() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        let release = try line.publish(SampleCatalog.messages, version: 7)
        #expect(release.changes.classes == [])
        #expect(line.ledger().releases.map(\.number) == [1, 7])
        #expect(line.ledger().publications.map(\.revision) == [1, 1, 1])
    }

    @Test(arguments: [Phase.draft, .review]) func refusesWhatWasNotCheckedForRelease(phase: Phase) throws {
        try line.build(SampleCatalog.messages, version: 1, phase: phase)
        #expect(throws: ReleaseProblem.notForRelease(phase: phase.rawValue)) { try line.publish() }
        #expect(try line.names() == ["catalog"])
    }

    @Test func refusesANumberThatWasPublished() throws {
        _ = try line.publish(SampleCatalog.messages, version: 2)
        let place = line.folder.at("release/2")
        #expect(throws: ReleaseProblem.alreadyPublished(number: 2, place: place)) {
            try line.publish([SampleCatalog.message(1, "Other words.")], version: 2)
        }
        #expect(throws: ReleaseProblem.notNewer(number: 1, newest: 2)) {
            try line.publish(SampleCatalog.messages, version: 1)
        }
        // Even where the folder is gone: another content under the same number is never published.
        try FileSystem().remove(line.folder.at("release"))
        #expect(throws: ReleaseProblem.alreadyPublished(number: 2, place: "2026.11.21-2")) {
            try line.publish(
                [SampleCatalog.messages[0], SampleCatalog.messages[1]] + [SampleCatalog.message(9, "x")], version: 2)
        }
    }

    /// Whatever of the two a run that was stopped has left undone, the same command does.
    @Test(arguments: [false, true], [false, true])
    func takesUpWhatIsMissing(ofTheLedger: Bool, ofTheTree: Bool) throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        try line.build(SampleCatalog.messages + [SampleCatalog.message(9, "x")], version: 2)
        let before = try line.folder.bytes("ids.jsonl")
        #expect(try !line.publish().wasThere)
        let after = try line.folder.bytes("ids.jsonl")
        if ofTheLedger { try line.folder.write("ids.jsonl", before) }
        if ofTheTree { try FileSystem().remove(line.folder.at("release/2")) }
        #expect(try line.publish().wasThere == (!ofTheLedger && !ofTheTree))
        #expect(try line.folder.bytes("ids.jsonl") == after)
        #expect(try line.names(in: "release") == ["1", "2"])
    }

    @Test func refusesAPublishedMessageThatNobodyAccountsFor() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        #expect(throws: ReleaseProblem.unaccounted(id: SampleCatalog.id(2).string)) {
            try line.publish(SampleCatalog.messages.filter { $0.id != SampleCatalog.id(2) }, version: 2)
        }
        // Merged in the build, but not in the ledger.
        let rest = SampleCatalog.messages.filter { $0.id != SampleCatalog.id(2) }
        try line.build(rest, version: 2, merged: [SampleCatalog.id(2): SampleCatalog.id(3)])
        #expect(throws: ReleaseProblem.unaccounted(id: SampleCatalog.id(2).string)) { try line.publish() }
    }

    @Test func refusesABundleMadeWithAnotherLedger() throws {
        try line.build([SampleCatalog.message(5, "Early.")], version: 2)
        let early = line.folder.at("catalog")
        try FileManager.default.moveItem(atPath: early, toPath: line.folder.at("early"))
        _ = try line.publish(SampleCatalog.messages, version: 1)
        #expect(throws: ReleaseProblem.unaccounted(id: SampleCatalog.id(1).string)) {
            try line.publish(bundle: line.folder.at("early"))
        }
        // All there, but an ordinal of the old ledger is given again.
        try line.build(SampleCatalog.messages + [SampleCatalog.message(0, "First.")], version: 2, ledger: Ledger())
        #expect(throws: ReleaseProblem.self) { try line.publish() }
        // A message that the ledger has withdrawn since the build.
        try line.build(SampleCatalog.messages, version: 2)
        try line.remember(LedgerLine.gone(SampleCatalog.id(1), on: CalendarDay("2026-11-22")!, reason: "late"))
        #expect(
            throws: ReleaseProblem.outOfStep(id: SampleCatalog.id(1).string, "is there although the ledger ended it")
        ) { try line.publish() }
    }

    @Test func refusesADamagedBundleAndAFaultyLedger() throws {
        try line.build(SampleCatalog.messages, version: 1)
        try line.folder.write("ids.jsonl", "nonsense\n")
        let problem = #expect(throws: ReleaseProblem.self) { try line.publish() }
        guard case .ledger(let diagnostics) = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect(diagnostics.map(\.rule) == ["malformed-ledger"])
        try line.folder.write("catalog/records.jsonl", "")
        #expect(throws: ReleaseProblem.self) { try line.publish() }
        #expect(try line.names() == ["catalog", "ids.jsonl"])
    }

    @Test func comparesOnlyWithThePreviousVersionAsItWasPublished() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        let place = line.folder.at("release/1")
        let other = SampleCatalog.input([SampleCatalog.message(1, "Altered.")], version: 1)
        try BundleWriting.write(other, to: line.folder.at("other"))
        try FileSystem().remove(place)
        try FileManager.default.moveItem(atPath: line.folder.at("other"), toPath: place)
        #expect(throws: ReleaseProblem.previousAltered(number: 1, place: place)) {
            try line.publish(SampleCatalog.messages, version: 2)
        }
        try FileSystem().remove(place)
        #expect(throws: ReleaseProblem.previousMissing(number: 1, place: place)) {
            try line.publish(SampleCatalog.messages, version: 2)
        }
    }

    @Test func refusesAReleaseFolderOfWhichTheLedgerKnowsNothing() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        try FileSystem().remove(line.folder.at("ids.jsonl"))
        #expect(throws: ReleaseProblem.notInLedger(number: 1, place: line.folder.at("release/1"))) {
            try line.publish(SampleCatalog.messages, version: 2)
        }
    }

    /// What the ledger has lost it cannot miss; earlier releases do.
    @Test func refusesALedgerThatForgotWhatAReleaseHolds() throws {
        let extra = SampleCatalog.message(4, "Fourth.")
        _ = try line.publish(SampleCatalog.messages + [extra], version: 1)
        let whole = try line.folder.text("ids.jsonl")
        let lines = whole.split(separator: "\n").map { "\($0)\n" }
        let (one, four) = (SampleCatalog.id(1).string, SampleCatalog.id(4).string)

        // The last id, so that its ordinal would be given to the next message.
        try line.folder.write("ids.jsonl", lines.filter { !$0.contains(four) }.joined())
        try line.build(SampleCatalog.messages + [SampleCatalog.message(9, "Ninth.")], version: 2, knowingPast: false)
        #expect(throws: ReleaseProblem.forgotten(id: four, release: 1)) { try line.publish() }
        #expect(throws: ReleaseProblem.forgotten(id: four, release: 1)) {
            try PublishedReleases.replay(in: line.folder.at("release"), line.ledger())
        }

        // Two ids that have changed places.
        let swapped = whole.replacing(#""ord":0"#, with: #""ord":x"#).replacing(#""ord":3"#, with: #""ord":0"#)
            .replacing(#""ord":x"#, with: #""ord":3"#)
        try line.folder.write("ids.jsonl", swapped)
        try line.build(SampleCatalog.messages + [extra], version: 2, knowingPast: false)
        #expect(throws: ReleaseProblem.otherOrdinal(id: one, now: 3, was: 0, release: 1)) { try line.publish() }

        // A withdrawal that a release has told.
        try line.folder.write("ids.jsonl", whole)
        try line.remember(LedgerLine.gone(SampleCatalog.id(4), on: CalendarDay("2026-11-22")!, reason: "late"))
        _ = try line.publish(SampleCatalog.messages, version: 2)
        let ended = try line.folder.text("ids.jsonl").split(separator: "\n").filter { !$0.contains("late") }
        try line.folder.write("ids.jsonl", ended.map { "\($0)\n" }.joined())
        try line.build(SampleCatalog.messages + [extra], version: 3)
        #expect(throws: ReleaseProblem.endTakenBack(id: four, release: 2)) { try line.publish() }
        #expect(try line.names(in: "release") == ["1", "2"])
    }

    /// Every release counts that is there, not only the newest.
    @Test func replaysEarlierReleasesToo() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        _ = try line.publish(SampleCatalog.messages, version: 2)
        let other = SampleCatalog.input([SampleCatalog.message(1, "Altered.")], version: 1)
        let place = line.folder.at("release/1")
        try BundleWriting.write(other, to: place)
        #expect(throws: ReleaseProblem.previousAltered(number: 1, place: place)) {
            try line.publish(SampleCatalog.messages, version: 3)
        }
        // One that was cleared away is not missed.
        try FileSystem().remove(place)
        _ = try line.publish(SampleCatalog.messages, version: 3)
    }

    @Test func endsTheLastLineOfALedgerThatPeopleWrote() throws {
        _ = try line.publish(SampleCatalog.messages, version: 1)
        let gone = LedgerLine.gone(SampleCatalog.id(1), on: CalendarDay("2026-11-22")!, reason: "late")
        try line.remember(Array(gone.dropLast()))
        _ = try line.publish(SampleCatalog.messages.filter { $0.id != SampleCatalog.id(1) }, version: 2)
        #expect(line.ledger().releases.map(\.number) == [1, 2])
    }
}

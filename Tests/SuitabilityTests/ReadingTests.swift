import CatalogModel
import Diagnostics
import Identity
import TestSupport
import Testing
import TextNormalisation

@testable import Suitability

/// What people who have read a text say about it, and how long that holds.
@Suite struct ReadingTests {
    private static let entry = "> Begin where you are.\n\n- id: q0000000000a1\n"

    private func run(
        _ readings: String, entry: String = entry, settings: String = "{needed: 1}"
    ) throws -> ExampleRun {
        try ExampleRun(
            RuleExample(files: [
                ("catalog.yml", RuleExample.settings(readings: settings)),
                ("messages/courage/base.md", "---\ncategory: courage\nages: 12+\n---\n\n\(entry)"),
                ("policy/house-en.yml", SuitabilityExample.pack), ("policy/house-en.md", "Ours.\n"),
                (ReadingReader.path, readings),
            ]))
    }

    @Test(
        arguments: [
            ("Begin where you are.", true), ("BEGIN, where you are!", true), ("begin  where… you are", true),
            ("Begin where you were.", false), ("Begin where you are not.", false), ("Begin where you are. 🔪", false),
            ("Begin where you are 2.", false),
        ])
    func anEditOfTheWordsLetsAReadingLapseAndOfPunctuationDoesNot(text: String, holds: Bool) throws {
        let run = try run(ReadingExample.line(), entry: "> \(text)\n\n- id: q0000000000a1\n")
        #expect(run.findings.map(\.rule.name) == (holds ? [] : ["unread-text"]))
        #expect(run.ratings.first?.reading.isRead == holds)
        if !holds {
            #expect(run.findings[0].summary.text == "the words have changed since A. Reader read them on 2026-11-21")
            #expect(run.findings[0].notes.map(\.range.file.path) == [ReadingReader.path])
        }
    }

    @Test func theTitleAndDescriptionOfAVideoAreReadToo() throws {
        func video(_ title: String) -> String {
            "> A walk.\n\n- id: q0000000000a1\n- kind: video\n- link: https://example.org/v\n- duration: 4:05\n"
                + "- title: \(title)\n- alt: A lane.\n"
        }
        let entry = try #require(run("", entry: video("Rain")).content.files.flatMap(\.entries).first)
        let form = Reading.form(of: entry)
        let line = ReadingExample.line().replacing(
            ShortDigest(of: NormalForm.bytes(of: ReadingExample.text)).description, with: form.description)
        #expect(try run(line, entry: video("Rain")).ratings.first?.reading.isRead == true)
        #expect(try run(line, entry: video("Snow")).ratings.first?.reading.isRead == false)
    }

    @Test func aReadingMayRaiseAnAgeAndNeverLowersOne() throws {
        for age in [4, 9, 12, 13, 16, 18] {
            let run = try run(ReadingExample.line(ages: "\(age)+"))
            #expect(run.ratings.first?.minAge == max(12, age))
            #expect(run.findings.map(\.rule.name) == (age > 12 ? ["age-below-reading"] : []))
        }
    }

    @Test func topicsOfReadersAreTopicsOfTheEntry() throws {
        let line = ReadingExample.line().replacing(#","verdict""#, with: #","topics":["sadness"],"verdict""#)
        let run = try run(line, entry: "> Begin where you are.\n\n- id: q0000000000a1\n- touches: tone\n")
        #expect(run.ratings.first?.topics.map(\.topic) == ["sadness", "tone"])
        let unknown = try self.run(line.replacing("sadness", with: "sadnes"))
        #expect(unknown.findings.map(\.rule.name) == ["unknown-topic"])
        #expect(unknown.findings[0].range.file.path == ReadingReader.path)
    }

    @Test(
        arguments: [
            // Names differ by case and blanks only.
            (ReadingExample.line() + ReadingExample.line(by: "a.  reader"), false),
            (ReadingExample.line() + ReadingExample.line(by: "B. Reader"), true),
            // Merged branches bring lines twice and in any order.
            (ReadingExample.line() + ReadingExample.line() + ReadingExample.line(by: "B. Reader"), true),
            (ReadingExample.line(by: "B. Reader", on: "2026-11-22") + ReadingExample.line(), true),
        ])
    func twoReadingsAreOfTwoPeople(readings: String, isRead: Bool) throws {
        let run = try run(readings, settings: "{needed: 2}")
        #expect(run.ratings.first?.reading.isRead == isRead)
        #expect(run.findings.isEmpty == isRead)
    }

    @Test func nobodyReadsWhatTheySentIn() throws {
        let sentIn = Self.entry + "- contributedBy: A. Reader\n"
        #expect(try run(ReadingExample.line(), entry: sentIn).findings.map(\.rule.name) == ["unread-text"])
        #expect(try run(ReadingExample.line(by: "B. Reader"), entry: sentIn).findings.isEmpty)
    }

    @Test(
        arguments: [
            ("{needed: 1}", 1, 1), ("{needed: 0}", 0, 0),
            ("{needed: 1, exceptions: [{origins: contributed, needed: 2}]}", 1, 2),
            ("{needed: 1, exceptions: [{kinds: message, needed: 3}, {categories: courage, needed: 4}]}", 4, 4),
            ("{needed: 1, exceptions: [{kinds: tip, needed: 3}, {categories: calm, needed: 4}]}", 1, 1),
        ])
    func theLastExceptionThatFitsCounts(settings: String, house: Int, contributed: Int) throws {
        let entries = Self.entry + "\n> And go on.\n\n- id: q0000000000b2\n- contributedBy: Noor\n"
        let run = try ExampleRun(
            RuleExample(files: [
                ("catalog.yml", RuleExample.settings(readings: settings)),
                ("categories/calm.md", "---\ntitle: Calm\n---\n\nRest.\n"),
                ("messages/courage/base.md", "---\ncategory: courage\nages: 12+\n---\n\n\(entries)"),
            ]))
        #expect(run.ratings.map(\.reading.needed) == [house, contributed])
    }

    @Test func withoutSettingsOnePersonReadsAndTwoReadWhatWasSentIn() throws {
        let settings = RuleExample.settings().replacing("readings: {needed: 0, minors: unread-allowed}\n", with: "")
        let entries = Self.entry + "\n> And go on.\n\n- id: q0000000000b2\n- contributedBy: Noor\n"
        let run = try ExampleRun(
            RuleExample(files: [
                ("catalog.yml", settings),
                ("messages/courage/base.md", "---\ncategory: courage\nages: 12+\n---\n\n\(entries)"),
            ]))
        #expect(!settings.contains("readings") && run.ratings.map(\.reading.needed) == [1, 2])
        #expect(run.content.settings.readings.minors == .readOnly)
    }

    @Test func whatASenderBackSaidHoldsUntilTheWordsChangeOrTheyAcceptIt() throws {
        let back = ReadingExample.line(sentBack: true, by: "B. Reader")
        let others = ReadingExample.line() + ReadingExample.line(by: "C. Reader")
        let run = try run(others + back)
        #expect(run.findings.map(\.rule.name) == ["sent-back-text"])
        #expect(run.findings[0].summary.text == "B. Reader sent this text back on 2026-11-21: It mocks.")
        #expect(run.ratings.first?.reading.isRead == false)
        // The later word of the same person counts, wherever it stands.
        let later = ReadingExample.line(by: "B. Reader", on: "2026-11-22")
        #expect(try self.run(later + back + others).findings.isEmpty)
        let changed = try self.run(back + others, entry: "> Begin again.\n\n- id: q0000000000a1\n")
        #expect(changed.findings.map(\.rule.name) == ["unread-text"])
    }

    @Test(
        arguments: [
            (
                #"{"by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "for some 'ages'"
            ),
            (
                #"{"ages":"12+","by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"fine"}"#,
                "'fine' is none of 'accepted' or 'sent-back'"
            ),
            (
                #"{"ages":"12","by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "'12' is no range of ages"
            ),
            (
                #"{"ages":"12+","by":" ","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "the reason is empty"
            ),
            (
                #"{"ages":"12+","by":"A","form":"00","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "16 hexadecimal"
            ),
            (
                #"{"ages":"12+","by":"A","form":"0000000000000000","id":"q1","on":"2026-11-21","verdict":"accepted"}"#,
                "is not an id"
            ),
            (
                #"{"ages":"12+","by":"A","form":"0000000000000000","id":"q0000000000a1","on":"yesterday","verdict":"accepted"}"#,
                "is not a day"
            ),
            (
                #"{"ages":"12+","bulk":true,"by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "accepted among many says 'because'"
            ),
            (
                #"{"by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"sent-back"}"#,
                "sent back says 'because'"
            ),
            (
                #"{"ages":"12+","by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","topics":"death","verdict":"accepted"}"#,
                "'topics' is not a list"
            ),
            (
                #"{"age":"12+","by":"A","form":"0000000000000000","id":"q0000000000a1","on":"2026-11-21","verdict":"accepted"}"#,
                "did you mean 'ages'?"
            ),
            ("<<<<<<< HEAD", "not readable as JSON"),
        ])
    func aLineThatIsNoReadingIsAFindingAtItsPlaceAndTheRestIsRead(line: String, words: String) throws {
        let run = try run("\n" + line + "\n" + ReadingExample.line())
        #expect(run.findings.map(\.rule.name) == ["malformed-readings"], "\(run.findings.map(\.summary.text))")
        #expect(
            run.findings[0].range.start.line == 2 && run.findings[0].summary.text.contains(words),
            "\(run.findings[0].summary)")
        #expect(run.ratings.first?.reading.isRead == true)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let place = SourceFile(path: ReadingReader.path, text: "x").range
        let reading = Reading(
            id: Located(try #require(MessageID("q0000000000a1")), at: place), form: ShortDigest(of: [1]),
            by: "Zoë \"Z\" <b>", on: try #require(CalendarDay("2026-11-22")), ages: Ages("12-90"),
            topics: [Located("death", at: place)], verdict: .accepted, reason: "Read\naloud.", isBulk: true,
            range: place)
        var findings = Findings()
        let again = ReadingReader.read(SourceFile(path: ReadingReader.path, bytes: reading.line), &findings)
        #expect(findings.isEmpty && again.map(\.line) == [reading.line])
    }
}

import CatalogModel
import Diagnostics
import Identity
import Testing
import TextNormalisation

struct IdentityCheckTests {
    private func id(_ number: Int) -> String { MessageID(minting: UInt64(number)).string }

    private func published(_ number: Int, ordinal: Int, text: String = "-") -> String {
        String(
            decoding: LedgerLine.published(
                MessageID(minting: UInt64(number)), ordinal: ordinal, since: 1,
                form: ShortDigest(of: NormalForm.bytes(of: text)), digest: ShortDigest(of: [])), as: UTF8.self)
    }

    @Test func findsNothingInSoundContent() {
        let sample = Sample(
            "> One.\n\n- id: \(id(1))\n\n> Two.\n\n> Three.\n\n- id: \(id(9))\n", ledger: published(1, ordinal: 0))
        #expect(sample.findings().isEmpty)
    }

    @Test func pointsAtEveryCopyOfAnIDAndNotesTheFirst() throws {
        let sample = Sample([
            ("messages/a.md", "> One.\n\n- id: \(id(1))\n"),
            ("messages/b.md", "> Two.\n\n- moods: tired\n- id: ↓\(id(1))\n\n> Three.\n\n- id: ↓\(id(1))\n"),
        ])
        let found = sample.findings()
        #expect(found.map(\.rule) == ["duplicate-id", "duplicate-id"])
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks["messages/b.md"])
        #expect(found[0].summary.text == "id '\(id(1))' belongs to another entry")
        #expect(found[0].notes[0].range.file.path == "messages/a.md")
        #expect(applying(found[0].solutions[0]) == "> Two.\n\n- moods: tired\n\n> Three.\n\n- id: \(id(1))\n")
    }

    @Test func takesTheEntryWithThePublishedWordsForTheOriginal() {
        let sample = Sample(
            "> A copy.\n\n- id: ↓\(id(1))\n\n> The original.\n\n- id: \(id(1))\n",
            ledger: published(1, ordinal: 0, text: "the ORIGINAL"))
        let found = sample.findings()
        #expect(found.map(\.rule) == ["duplicate-id"])
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks["messages/a.md"])
    }

    @Test func offersTheFormerIDToAnEntryThatLostIt() throws {
        let sample = Sample(
            "> ↓Small steps   count!\n\n- moods: tired\n", ledger: published(1, ordinal: 0, text: "Small steps count."))
        let found = sample.findings()
        #expect(found.map(\.rule) == ["lost-id"])
        #expect(found[0].range.bytes.lowerBound == sample.marks["messages/a.md"]?[0])
        #expect(found[0].summary.text == "entry has lost its id '\(id(1))'")
        #expect(found[0].notes[0].range.file.path == "ids.jsonl")
        #expect(applying(found[0].solutions[0]) == "> Small steps   count!\n\n- id: \(id(1))\n- moods: tired\n")
    }

    @Test func writesTheFormerIDUnderAnEntryWithoutFields() {
        let sample = Sample("> One.\n\n> Two.\n", ledger: published(1, ordinal: 0, text: "One."))
        #expect(applying(sample.findings()[0].solutions[0]) == "> One.\n\n- id: \(id(1))\n\n> Two.\n")
    }

    @Test func replacesAnIDThatWasMintedAnew() {
        let sample = Sample("> One.\n\n- id: ↓\(id(7))\n", ledger: published(1, ordinal: 0, text: "One."))
        let found = sample.findings()
        #expect(found.map(\.rule) == ["lost-id"])
        #expect(found[0].range.bytes.lowerBound == sample.marks["messages/a.md"]?[0])
        #expect(applying(found[0].solutions[0]) == "> One.\n\n- id: \(id(1))\n")
    }

    @Test func givesEachOfTwoEqualEntriesOneOfTwoLostIDs() {
        let sample = Sample(
            "> One.\n\n> One.\n\n> Other.\n",
            ledger: published(1, ordinal: 0, text: "One.") + published(2, ordinal: 1, text: "One."))
        let found = sample.findings()
        #expect(found.map(\.range.bytes) == [2..<6, 10..<14])
        #expect(found.map(\.summary.text) == [id(1), id(2)].map { "entry has lost its id '\($0)'" })
    }

    @Test func asksForWordsOnlyWhereTheyAreNeeded() {
        func asked(_ text: String, _ ledger: String) -> Bool {
            var isAsked = false
            _ = Sample(text, ledger: ledger).findings { _, _ in
                isAsked = true
                return RecognisedMessages()
            }
            return isAsked
        }
        let ledger = published(1, ordinal: 0, text: "One.")
        #expect(!asked("> Two.\n\n- id: \(id(1))\n\n> Three.\n", ledger))
        #expect(!asked("> One!\n\n> Three.\n", ledger))
        // The error shows the words that are gone.
        #expect(asked("> Two.\n\n- id: \(id(2))\n", ledger + published(2, ordinal: 1)))
        #expect(asked("> Two.\n", ledger))
    }

    @Test func reportsWhatIsRecognisedByOthers() {
        let sample = Sample(
            "> One.\n\n> ↓Two and more.\n\n> Three.\n\n> Four.\n",
            ledger: published(1, ordinal: 0, text: "One.") + published(2, ordinal: 1, text: "Two.")
                + published(3, ordinal: 2, text: "Five."))
        let found = sample.findings { lost, entries in
            #expect(lost.map(\.string) == [id(2), id(3)])
            #expect(entries.map(\.text.string) == ["Two and more.", "Three.", "Four."])
            return RecognisedMessages([
                .init(message: 0, entry: 0, isSure: true, difference: "Two{+ and more+}."),
                .init(message: 1, entry: 2, isSure: false, difference: "four"),
                .init(message: 1, entry: 1, isSure: false, difference: "three"),
            ])
        }
        #expect(found.map(\.rule) == ["lost-id", "lost-id", "lost-id"])
        #expect(found[0].range.text == id(3))
        #expect(found[0].notes.map(\.text.text) == ["this may be it: four", "this may be it: three"])
        #expect(
            found[0].solutions.prefix(2).map(\.summary.text)
                == [7, 5].map {
                    "if it is the entry at messages/a.md:\($0), give that one the id '\(id(3))'"
                })
        #expect(found[1].notes.map(\.text.text) == ["published here with the same words"])
        #expect(found[2].range.bytes.lowerBound == sample.marks["messages/a.md"]?[0])
        #expect(found[2].notes.map(\.text.text) == ["published here; its words since: Two{+ and more+}."])
        #expect(applying(found[2].solutions[0]).contains("> Two and more.\n\n- id: \(id(2))\n"))
    }

    @Test func printsTheLinesThatAccountForALostMessage() throws {
        let found = Sample("> Two.\n", ledger: published(1, ordinal: 0, text: "One.")).findings()
        #expect(found.map(\.rule) == ["lost-id"])
        #expect(found[0].range.file.path == "ids.jsonl")
        #expect(found[0].range.text == id(1))
        let solutions = found[0].solutions.map(\.summary.text)
        let gone = #"{"gone":true,"id":"\#(id(1))","on":"2026-11-21","reason":"WHY"}"#
        #expect(solutions[0] == "if it was taken out on purpose: catalog withdraw \(id(1)) --because \"WHY\"")
        #expect(solutions[1] == "if it was merged into another: catalog move \(id(1)) ID --because \"WHY\"")
        // With the line that the first of them adds, all is well.
        #expect(Sample("> Two.\n", ledger: published(1, ordinal: 0) + gone + "\n").findings().isEmpty)
    }

    @Test func doesNotCallLostWhatStandsInAFileThatCouldNotBeRead() {
        let unread = SourceFile(path: "messages/b.md", text: "> Broken\n- id: \(id(1))\nqqq\(id(2))")
        let ledger = published(1, ordinal: 0) + published(2, ordinal: 1) + published(3, ordinal: 2)
        let found = Sample("> Two.\n", ledger: ledger).findings(unread: [unread])
        #expect(found.map(\.range.text) == [id(3)])
    }

    @Test func suggestsALostIDForAMistypedOne() throws {
        let wrong = String(id(1).dropLast(2)) + "z" + String(id(1).suffix(1))
        let sample = Sample(
            "> Not the same words.\n\n- id: ↓\(wrong)\n", ledger: published(1, ordinal: 0, text: "One."))
        let found = sample.findings().filter { $0.rule == "unknown-id" }
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks["messages/a.md"])
        #expect(found[0].summary.text == "id '\(wrong)' was not given by the tool; a character may be mistyped")
        #expect(applying(found[0].solutions[0]) == "> Not the same words.\n\n- id: \(id(1))\n")
        #expect(applying(found[0].solutions[1]) == "> Not the same words.\n\n")
    }

    @Test func acceptsAPublishedIDOfOtherMaking() {
        let ledger = #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q111111111111","ord":0,"since":1}"#
        #expect(Sample("> One.\n\n- id: q111111111111\n", ledger: ledger).findings().isEmpty)
    }

    @Test func sendsTranslationsToTheirOriginal() {
        #expect(Sample("> One.\n\n- id: \(id(1))\n\n> Eins.\n\n- translationOf: \(id(1))\n").findings().isEmpty)
        let found = Sample("> One.\n\n- id: \(id(1))\n\n> Eins.\n\n- translationOf: \(id(1).dropLast())x\n").findings()
        #expect(found.map(\.rule) == ["unknown-id"])
        #expect(found[0].solutions.map(\.summary.text) == ["write '\(id(1))'"])
    }

    @Test func tellsHowAWithdrawnIDEnded() {
        let ledger = published(1, ordinal: 0) + published(2, ordinal: 1)
        let gone = #"{"gone":true,"id":"\#(id(1))","on":"2026-11-20","reason":"late"}"# + "\n"
        let moved = #"{"id":"\#(id(1))","moved":"\#(id(2))","on":"2026-11-19","reason":"same"}"# + "\n"
        let text = "> One.\n\n- id: \(id(1))\n\n> Two.\n\n- id: \(id(2))\n"
        let withdrawn = Sample(text, ledger: ledger + gone).findings()
        #expect(withdrawn.map(\.summary.text) == ["id '\(id(1))' was withdrawn on 2026-11-20"])
        #expect(withdrawn[0].notes.map(\.text.text) == ["the ledger says why: late"])
        let merged = Sample(text, ledger: ledger + moved).findings()
        #expect(merged.map(\.summary.text) == ["id '\(id(1))' was merged into '\(id(2))' on 2026-11-19"])
        #expect(applying(merged[0].solutions[0]) == "> One.\n\n\n> Two.\n\n- id: \(id(2))\n")
    }

    @Test func reportsACircleOnceAndSelfReferencesToo() {
        func moved(_ one: Int, _ other: Int) -> String {
            #"{"id":"\#(id(one))","moved":"\#(id(other))","on":"2026-11-19","reason":"same"}"# + "\n"
        }
        let ledger = (0..<5).map { published($0, ordinal: $0) }.joined()
        let found = Sample("", ledger: ledger + moved(0, 1) + moved(1, 2) + moved(2, 1) + moved(3, 3) + moved(4, 0))
            .findings()
        #expect(
            found.map(\.summary.text) == ["redirects of 2 ids lead round in a circle", "'\(id(3))' is moved to itself"])
        #expect(found[0].notes.count == 1)
    }

    @Test func letsRedirectsNameEntriesThatAreNotPublishedYet() {
        let ledger =
            published(1, ordinal: 0) + #"{"id":"\#(id(1))","moved":"\#(id(5))","on":"2026-11-19","reason":"same"}"#
        #expect(Sample("> Five.\n\n- id: \(id(5))\n", ledger: ledger).findings().isEmpty)
        #expect(Sample("> Five.\n", ledger: ledger).findings().map(\.rule) == ["dangling-redirect"])
    }
}

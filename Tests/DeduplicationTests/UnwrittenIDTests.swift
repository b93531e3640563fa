import Diagnostics
import Testing

@testable import Deduplication

struct UnwrittenIDTests {
    /// An id that was just minted stands in no file: nobody could find the entry by it.
    @Test func findingsNameThePlaceOfAnEntryWhoseIDStandsNowhere() throws {
        var first = record("one", "Every long road begins with a door.")
        let second = record("two", "every long road begins with a door")
        first.hasWrittenID = false
        let found = Deduplicated([first, second]).findings.kept.filter { $0.rule == "duplicate-quote" }
        #expect(found.map(\.summary.text) == ["quote repeats 'one.md:1' but for capital letters; punctuation"])
        first.hasWrittenID = true
        let known = Deduplicated([first, second]).findings.kept.filter { $0.rule == "duplicate-quote" }
        #expect(known.map(\.summary.text) == ["quote repeats 'one' but for capital letters; punctuation"])
    }

    @Test func decisionsAboutSuchEntriesAskForTheIDFirst() throws {
        var first = record("one", "Every long road begins with a door.", by: "Ada Brook")
        first.hasWrittenID = false
        let second = record("two", "Every long road begins with a door.", by: "Ben Hale")
        let found = Deduplicated([first, second]).findings.kept.filter { $0.rule == "conflicting-attribution" }
        let solutions = found.flatMap(\.solutions).map(\.summary.text)
        #expect(solutions.contains { $0.contains("ids --write") && $0.contains("'one.md:1'") }, "\(solutions)")
    }
}

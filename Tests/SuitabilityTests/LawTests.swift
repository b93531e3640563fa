import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import Suitability

/// The laws of rating, each as a test.
@Suite struct LawTests {
    private func run(_ entries: String, overrides: String? = nil) throws -> ExampleRun {
        try ExampleRun(SuitabilityExample.files(entries, overrides: overrides))
    }

    @Test(arguments: [4, 9, 12, 13, 16, 18], ["Rest.", "Bloody hard.", "Nothing to live for."])
    func nothingIsEverLoweredBelowWhatPeopleDeclared(age: Int, text: String) throws {
        let rating = try #require(
            run("> \(text)\n\n- id: q0000000000a1\n- ages: \(age)+\n- helpResource: helpline\n").ratings.first)
        #expect(rating.minAge >= age)
        #expect(rating.minAge == max(age, rating.verdict.minAge))
    }

    @Test func whatNobodyRatedIsForAdults() throws {
        let rating = try #require(run("---\ncategory: courage\n---\n\n> Rest.\n\n- id: q0000000000a1\n").ratings.first)
        // The category of the example has ages of its own or none; without any it is for adults.
        #expect(rating.minAge == (rating.declared?.lowest ?? 18))
    }

    @Test func aBlockedEntryIsBlockedAtEveryAge() throws {
        let run = try run("> Suicide and a bridge.\n\n- id: q0000000000a1\n- ages: 18+\n- helpResource: helpline\n")
        #expect(run.ratings.first?.isBlocked == true)
        #expect(run.findings.map(\.rule.name) == ["blocked-content"])
    }

    @Test func anOverrideHoldsForItsWordsOnly() throws {
        let run = try run(SuitabilityExample.judged, overrides: SuitabilityExample.override())
        #expect(run.findings.isEmpty, "\(run.findings.map(\.summary.text))")
        #expect(run.ratings.first?.minAge == 12)
        #expect(run.ratings.first?.topics.isEmpty == true)
    }

    @Test(
        arguments: [
            (SuitabilityExample.override(to: "9"), "", 12),
            (SuitabilityExample.override(to: "13"), "unused-override", 13),
            (SuitabilityExample.override(more: ", expires: 2026-11-21"), "stale-override", 13),
            (SuitabilityExample.override(more: ", expires: 2026-11-22"), "", 12),
            (SuitabilityExample.override(meaning: "profanity\nmild\n"), "stale-override", 13),
            (SuitabilityExample.override(match: "bloody"), "unused-override", 13),
        ] as [(String, String, Int)])
    func overridesThatDoNotHoldAreErrors(line: String, rule: String, age: Int) throws {
        let run = try run(SuitabilityExample.judged, overrides: line)
        #expect(
            run.findings.filter { $0.rule.name != "under-declared-age" }.map(\.rule.name)
                == (rule.isEmpty ? [] : [rule]))
        #expect(run.ratings.first?.minAge == age)
    }

    @Test func nobodyOverrulesAMethodAndTwoPeopleOverruleWording() throws {
        let text = "He committed suicide."
        func override(_ by: String) -> String {
            SuitabilityExample.override(
                text: text, match: "committed suicide", rule: "stigmatising-wording", by: by,
                meaning: "self-harm\nmoderate\n")
        }
        let entry = "> \(text)\n\n- id: q0000000000a1\n- ages: 16+\n- helpResource: helpline\n"
        #expect(
            try run(entry, overrides: override("[A, A]")).findings.map(\.rule.name).contains("override-not-allowed"))
        #expect(try run(entry, overrides: override("[A, B]")).findings.isEmpty)
    }

    @Test func toxicPositivityIsAnErrorWherePeopleGrieve() throws {
        func level(_ category: String) throws -> Severity? {
            try run("---\ncategory: \(category)\nages: 12+\n---\n\n> Good vibes only!\n\n- id: q0000000000a1\n")
                .findings.first {
                    $0.rule == "toxic-positivity"
                }?.severity
        }
        #expect(try level("courage") == .warning)
        #expect(try level("grief") == .error)
    }

    @Test func sameInputGivesTheSameFindings() throws {
        let entries = "> Bloody hard, good vibes only.\n\n- id: q0000000000a1\n"
        #expect(try run(entries).findings == run(entries).findings)
    }
}

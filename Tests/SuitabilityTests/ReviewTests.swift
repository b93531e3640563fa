import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import Suitability

/// What keepers of packs see of them.
@Suite struct ReviewTests {
    private func policy(_ text: String = PackExample.text) throws -> LanguagePolicy {
        let loaded = PolicyLoading.load([SourceFile(path: "policy/house-en.yml", text: text)])
        return try #require(loaded.policy?.language("en"), "\(loaded.findings.kept.map(\.summary.text))")
    }

    @Test func everyExampleIsTriedAndShownWithWhatItsRuleFound() throws {
        let run = ExampleTrial(try policy())
        let rule = try #require(run.rules.first { $0.id == "mild-oath" })
        #expect(rule.results.allSatisfy { $0.isRight })
        #expect(rule.results.filter(\.isHit).allSatisfy { $0.found?.lowercased().contains("damn") == true })
        #expect(rule.results.contains { !$0.isHit && $0.found == nil })
    }

    @Test func lintListsTheWordsThatARuleReallyHits() throws {
        let words = ["dam", "damn", "Damned", "damask", "nothing"]
        let lint = PolicyLint(try policy(), from: 9) { body in words.forEach(body) }
        #expect(lint.tried == 5)
        #expect(lint.hits.map(\.rule) == ["mild-oath"])
        #expect(lint.words.map(\.word) == ["Damned", "damn"])
        #expect(PolicyLint(try policy(), from: 13) { body in words.forEach(body) }.words.isEmpty)
    }

    @Test func aListOfReadWordsDiffersByWhatIsNewAndWhatIsGone() throws {
        let lint = PolicyLint(try policy(), from: 9) { body in ["damn", "damned"].forEach(body) }
        let reviewed = ReviewedWords(Array("# read\ndamn\nheck # no more\n".utf8))
        let (unread, gone) = reviewed.differences(from: lint)
        #expect(unread.map(\.word) == ["damned"])
        #expect(gone == ["heck"])
        let written = ReviewedWords(Array(ReviewedWords.text(lint, policy: "house-en", from: 9).utf8))
        let (none, noneEither) = written.differences(from: lint)
        #expect(none.isEmpty && noneEither.isEmpty)
    }

    @Test func aChangeOfPacksIsToldByTextAndByRule() throws {
        let old = try policy()
        let new = try policy(PackExample.text.replacing("[damn, damned]", with: "[damn, darn]"))
        var difference = PolicyDifference(from: Policy(languages: [old]), to: Policy(languages: [new]))
        for (id, text) in [("a", "Damn rain."), ("b", "Darn socks."), ("c", "Rain."), ("d", "Damned rain.")] {
            difference.compare(.init(id: id, language: "en", fields: [(.text, text)], context: RatingContext()))
        }
        #expect(difference.compared == 4)
        #expect(difference.items.map(\.id) == ["b", "d"])
        #expect(difference.items[1].gone == ["mild-oath 'Damned'"] && difference.items[1].added.isEmpty)
        #expect(difference.items[0].after.minAge > difference.items[0].before.minAge)
        #expect(
            RuleDifference.lines(from: old, to: new)
                == ["~ mild-oath: looks for no more: damned; looks for now: darn"])
        #expect(RuleDifference.lines(from: nil, to: new).first?.hasPrefix("+ ") == true)
    }

    @Test func theMergedPackNamesTheLayerOfEveryLine() throws {
        let house = SourceFile(path: "policy/a.yml", text: PackExample.text)
        let layer = SourceFile(
            path: "policy/b.yml",
            text: """
                pack: {id: app-en, version: 2.0.0, language: en, extends: house-en, license: CC0-1.0, sources: [x]}
                change: [{id: mild-oath, severity: moderate, reason: "our readers are nine", by: Ada}]
                """)
        let loaded = PolicyLoading.load([layer, house])
        let policy = try #require(loaded.policy?.language("en"), "\(loaded.findings.kept.map(\.summary.text))")
        let text = PolicyText(policy).text(only: "mild-oath")
        let lines = text.split(separator: "\n")
        #expect(lines.contains { $0.contains("severity: moderate") && $0.hasSuffix("# app-en") })
        #expect(lines.contains { $0.contains("any: [") && $0.hasSuffix("# house-en") })
        #expect(PolicyText(policy).text().contains("packs: house-en 1.0.0 + app-en 2.0.0"))
    }

    @Test func whatAnExceptionCancelledCanBeSeen() throws {
        let policy = try policy(
            PackExample.text.replacing("[damn, damned]", with: "[damn, damned]\n    unless: [damned if you do]"))
        var rater = TextRater(policy)
        let text = "Damned if you do, and damn."
        #expect(rater.findings(in: text).map { $0.words(in: text) } == ["damn"])
        let cancelled = rater.cancelled(in: text)
        #expect(cancelled.map { $0.finding.words(in: text) } == ["Damned"])
        #expect(cancelled.first?.exception == 0..<16)
        #expect(rater.cancelled(in: "Damn.").isEmpty)
    }
}

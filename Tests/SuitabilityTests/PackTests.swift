import Diagnostics
import TestSupport
import Testing

@testable import Suitability

/// What makes a pack unfit for use, each at its place.
@Suite struct PackTests {
    private func findings(_ marked: String, path: String = "policy/house-en.yml") -> (found: [Diagnostic], marks: [Int])
    {
        let text = MarkedText(marked)
        let loaded = PolicyLoading.load([SourceFile(path: path, text: text.text)])
        #expect((loaded.policy == nil) == !loaded.findings.isEmpty)
        return (loaded.findings.kept.sorted(), text.marks)
    }

    private static func changed(_ part: String, _ other: String) -> String {
        PackExample.text.replacing(part, with: other)
    }

    @Test(
        arguments: [
            (changed("severity: mild", "↓severty: mild"), "rule has no key 'severty'"),
            (changed("severity: mild", "severity: ↓severe"), "does not say from which age 'severe' is"),
            (changed("severity: mild", "severity: ↓reference"), "is a mode"),
            (changed("topic: profanity", "topic: ↓profanty"), "there is no topic 'profanty'"),
            (changed("bands: [4, 9,", "bands: [4, ↓3,"), "bands rise"),
            (changed("    why: Mild oath.\n", "").replacing("id: mild-oath", with: "id: ↓mild-oath"), "has no 'why'"),
            (
                changed(", miss: [\"The river was dammed.\"]", "").replacing("{hit", with: "↓{hit"),
                "no example of a 'miss'"
            ),
            (
                changed("any: [damn, damned]", "any: [damn, \"↓d*\"]\n    expands: {\"d*\": [damn]}"),
                "half the dictionary"
            ),
            (changed("[damn, damned]", "[\"↓damn\"]\n    unless: [damn]"), "never found"),
            (changed("any: [damn, damned]", "near: {groups: [[a damn], [shame]], within: ↓1}"), "never stand within 1"),
            (changed("any: [damn, damned]", "near: {groups: [[damn], [shame]], within: ↓4000}"), "would slow down"),
            (changed("language: en", "language: en, coverage: ↓full"), "is no verdict"),
            (changed("language: en", "language: en, coverage: ↓most"), "can only be 'partial'"),
            (changed("language: en", "language: en, topics: [profanity, ↓oaths]"), "there is no topic 'oaths'"),
            (
                changed(
                    "language: en", "language: en, measured: [{set: a, on: 2026-11-22, topics: [↓oaths], recall: 1}]"),
                "there is no topic 'oaths'"
            ),
            (
                changed("language: en", "language: en, measured: [{set: a, on: 2026-11-22, recall: ↓20 %}]"),
                "no share such as .20"
            ),
            (changed("language: en", "language: en, measured: [↓{set: a, on: 2026-11-22}]"), "has one of 'recall'"),
            (changed("language: en", "language: en, measured: [↓{on: 2026-11-22, recall: 1}]"), "has no 'set'"),
            (
                changed("profanity: {mild: 9, moderate: 13}", "↓profanity: {mild: 13, moderate: 9}"),
                "fall where it becomes graver"
            ),
            (changed("profanity: {mild: 9, moderate: 13}", "↓profanity: {mild: 9, moderate: 11}"), "none of the bands"),
            (PackExample.text + "disable: [{id: ↓mild-ooth, reason: none, by: A}]\n", "no lower layer has a rule"),
            (changed("license: CC0-1.0", "extends: [↓house-xx], license: CC0-1.0"), "there is no pack 'house-xx'"),
            (changed("license: CC0-1.0", "extends: [↓house-en], license: CC0-1.0"), "in a circle"),
        ] as [(String, String)])
    func refusesAFaultAtItsPlace(marked: String, words: String) throws {
        let (found, marks) = findings(marked)
        let finding = try #require(found.first { $0.summary.text.contains(words) }, "\(found.map(\.summary.text))")
        #expect(finding.range.bytes.lowerBound == marks.first)
        #expect(finding.severity == .error)
    }

    @Test func reportsEveryFaultOfAFileAtOnce() {
        let (found, _) = findings(
            Self.changed("severity: mild", "severity: grave").replacing("topic: profanity", with: "topic: oaths")
                .replacing("version: 1.0.0, ", with: ""))
        #expect(found.count >= 3)
    }

    @Test func refusesTwoRulesOfOneName() {
        let rule = PackExample.text.split(separator: "rules:\n", maxSplits: 1)[1]
        let (found, _) = findings(PackExample.text + rule)
        #expect(found.contains { $0.summary.text == "rule 'mild-oath' stands twice" })
    }

    @Test func packsThatExtendEachOtherInACircleAreRefused() {
        let one = PackExample.text.replacing("license", with: "extends: [app-en], license")
        let other = PackExample.text.replacing("id: house-en", with: "id: app-en").replacing(
            "license", with: "extends: [house-en], license")
        let loaded = PolicyLoading.load([
            SourceFile(path: "policy/a.yml", text: one), SourceFile(path: "policy/b.yml", text: other),
        ])
        #expect(loaded.policy == nil)
        #expect(loaded.findings.kept.filter { $0.summary.text.contains("in a circle") }.count == 2)
    }

    @Test func aLaterLayerAddsChangesAndSwitchesOff() throws {
        let layer = """
            pack: {id: app-en, version: 2.0.0, language: en, license: CC0-1.0, sources: [ours], extends: [house-en]}
            rules:
              - id: app-word
                topic: profanity
                severity: mild
                any: [flipping]
                why: Not in this app.
                examples: {hit: ["A flipping mess."], miss: ["Flip the page."]}
            change: [{id: mild-oath, severity: moderate, reason: a school app, by: A. Reader}]

            """
        func policy(_ layer: String) throws -> LanguagePolicy {
            let loaded = PolicyLoading.load([
                // By path the layer comes first: the order is that of the layers.
                SourceFile(path: "policy/app.yml", text: layer),
                SourceFile(path: "policy/house.yml", text: PackExample.text),
            ])
            return try #require(loaded.policy?.language("en-GB"), "\(loaded.findings.kept.map(\.summary.text))")
        }
        var rater = TextRater(try policy(layer))
        let found = rater.findings(in: "A flipping damn shame.")
        #expect(found.map { rater.policy.rules[$0.rule].minAge } == [9, 13])
        #expect(rater.policy.rule("mild-oath")?.changedBy == "app-en")
        let without = layer.replacing("change: [{id: mild-oath, severity: moderate,", with: "disable: [{id: mild-oath,")
        #expect(try policy(without).rules.map(\.rule.id.value) == ["app-word"])
    }

    @Test func manyRulesAreReadAndTried() throws {
        var text = PackExample.text
        for number in 0..<500 {
            text += """
                  - id: rule-\(number)
                    topic: profanity
                    severity: mild
                    any: [word\(number)x, "a phrase of word\(number)y"]
                    why: For a test.
                    examples: {hit: ["Here is word\(number)x."], miss: ["Here is none."]}

                """
        }
        let loaded = PolicyLoading.load([SourceFile(path: "policy/house-en.yml", text: text)])
        #expect(
            loaded.policy?.language("en")?.rules.count == 501, "\(loaded.findings.kept.prefix(3).map(\.summary.text))")
    }

    @Test func aPackSaysWhatWasMeasuredAndWhatWasNot() throws {
        let text = Self.changed(
            "language: en",
            "language: en, measured: [{topics: [profanity], set: 50 sentences that swear, on: 2026-11-21, recall: 1,"
                + " precision: 0.804, innocents: .95}, {set: lines, on: 2026-11-22, recall: .05}]"
        ).replacing("rules:\n", with: "  fear: {mild: 9}\nrules:\n").replacing(
            "rules:\n",
            with: "rules:\n  - {id: dark, topic: fear, severity: mild, any: [dark], why: Fear.,"
                + " examples: {hit: [Dark.], miss: [Light.]}}\n")
        let loaded = PolicyLoading.load([SourceFile(path: "policy/house-en.yml", text: text)])
        let policy = try #require(loaded.policy?.language("en"), "\(loaded.findings.kept.map(\.summary.text))")
        #expect(
            policy.measured.map(\.line) == [
                "profanity: recall 1.00, precision .804, innocents .95 (50 sentences that swear, 2026-11-21)",
                "all topics: recall .05 (lines, 2026-11-22)",
            ])
        #expect(policy.unmeasured == ["fear"])
    }

    @Test(
        arguments: [
            ("1", 1000), ("0", 0), (".2", 200), ("0.203", 203), ("1.0", 1000), ("1.1", nil), ("2", nil), (".2034", nil),
            ("20 %", nil), ("", nil), (".", nil), ("-.2", nil), ("1.", nil),
        ] as [(String, Int?)])
    func sharesAreReadAsTheyAreWritten(text: String, thousandths: Int?) {
        #expect(Measurement.thousandths(text) == thousandths)
    }
}

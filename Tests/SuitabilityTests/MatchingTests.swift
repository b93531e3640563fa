import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import Suitability

/// What a rule finds in a text, and what it leaves alone.
@Suite struct MatchingTests {
    /// A rater of one rule; the rest of the rule as YAML of the pack.
    private func rater(_ rule: String) throws -> TextRater {
        let text = """
            pack: {id: house-en, version: 1.0.0, language: xx, license: CC0-1.0, sources: [ours]}
            bands: [4, 9, 12, 13, 16, 18]
            topics: {profanity: {mild: 9, moderate: 13, strong: 16, severe: 18}, death: {tag: true}}
            rules:

            """ + rule
        let loaded = PolicyLoading.load([SourceFile(path: "policy/house.yml", text: text)])
        let faults = loaded.findings.kept.filter { $0.rule != "failing-policy-example" }
        #expect(faults.isEmpty, "\(faults.map(\.summary.text))")
        var findings = Findings()
        let pack = try #require(PackReader.read(SourceFile(path: "policy/house.yml", text: text), &findings))
        var merging = LayerMerging(packs: [pack], findings: Findings())
        return TextRater(merging.merged("xx"))
    }

    private func rule(_ terms: String, id: String = "a", severity: String = "mild") -> String {
        """
          - id: \(id)
            topic: profanity
            severity: \(severity)
            \(terms)
            why: For a test.
            examples: {hit: [x], miss: [y]}

        """
    }

    private func found(_ terms: String, in text: String) throws -> [String] {
        var rater = try rater(rule(terms))
        return rater.findings(in: text).map { $0.words(in: text) }
    }

    @Test(
        arguments: [
            ("damn", "Damn the DAMN damn!", ["Damn", "DAMN", "damn"]), ("damn", "The river was dammed, damnation.", []),
            ("hell", "Hello shell, Mitchell's shellfish", []), ("damn", "damn's edge", ["damn's"]),
            ("damn", "daaaamn it", ["daaaamn"]), ("hell", "go to heeell", ["heeell"]),
            ("damn", "d a m n it", ["d a m n"]),
            ("damn", "d-a-m-n", ["d-a-m-n"]), ("shite", "$hite and sh1te", ["$hite", "sh1te"]),
            ("asses", "4sses 45sses", []), ("cafe", "Café CAFE cafe\u{301}", ["Café", "CAFE", "cafe\u{301}"]),
            ("damn", "da\u{200B}mn", ["da\u{200B}mn"]), ("damn", "d\u{0430}mn", ["d\u{0430}mn"]),
            ("\"d*mn\"", "d*mn it", ["d*mn"]),
            ("bloody hell", "Bloody-hell, bloody  hell; bloody, hell", ["Bloody-hell", "bloody  hell"]),
            ("get 'em", "Get ’em now", ["Get ’em"]), ("søren", "Soren and SØREN", ["Soren", "SØREN"]),
            ("damn", "DAMN\n\ndamn", ["DAMN", "damn"]), ("\"bet #number\"", "I bet 20 on it, bet on it", ["bet 20"]),
        ] as [(String, String, [String])])
    func findsWordsAsTheyAreWritten(term: String, text: String, expected: [String]) throws {
        #expect(try found("any: [\(term)]", in: text) == expected)
    }

    @Test func aWildcardHitsTheBeginningsOfWords() throws {
        let rule = "any: [\"gambl*\"]\n    expands: {\"gambl*\": [gamble, gambler]}"
        #expect(
            try found(rule, in: "A gambler's gamble; gambling, ramble, gamb") == ["gambler's", "gamble", "gambling"])
    }

    @Test func groupsHaveToStandNearEachOther() throws {
        let rule = "near: {groups: [[cures, heals], [cancer]], within: 3}"
        #expect(try found(rule, in: "It cures all cancer.") == ["cures all cancer"])
        #expect(try found(rule, in: "Cancer, they say, it heals.") == [])
        #expect(try found(rule, in: "cancer it heals, cures nothing") == ["cancer it heals"])
    }

    @Test func exceptionsCancelWhatTheyOverlap() throws {
        let rule = "any: [damned]\n    unless: [damned if you do]"
        #expect(try found(rule, in: "Damned if you do, damned if you do not.") == [])
        #expect(try found(rule, in: "Damned if you do, and damned.") == ["damned"])
    }

    @Test func wordsThatAreNamesTooCountOnlyWhenWrittenSmall() throws {
        let rule = "any: [dick]\n    case: lower"
        #expect(try found(rule, in: "Moby Dick is a dick") == ["dick"])
        #expect(try found(rule, in: "WHAT A DICK") == ["DICK"])
    }

    @Test func ofFindingsWithinEachOtherTheLongerStays() throws {
        var rater = try rater(rule("any: [hell]") + rule("any: [bloody hell]", id: "b", severity: "moderate"))
        let text = "bloody hell, hell"
        #expect(rater.findings(in: text).map { $0.words(in: text) } == ["bloody hell", "hell"])
        #expect(rater.findings(in: text).map { rater.policy.rules[$0.rule].minAge } == [13, 9])
    }

    @Test func severityIsTheHighestNeverASum() throws {
        let rater = try rater(rule("any: [damn]") + rule("any: [shite]", id: "b", severity: "moderate"))
        func age(_ text: String) -> Int {
            var (verdict, own) = (Verdict(rater.policy), rater)
            verdict.add(text, .text, RatingContext(), &own)
            return verdict.minAge
        }
        #expect(age("damn") == 9)
        #expect(age(String(repeating: "damn ", count: 500)) == 9)
        #expect(
            age("On your birthday, with all our love and many a happy year to come, shite and all the rest of it") == 13
        )
        #expect(age("nothing") == 4)
    }

    @Test func rangesSliceToTheirText() throws {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "damn", "Damn’s", "é", "🙂", " ", "-", "日本", "d a m n", "\u{200D}", "\n", "ß", "d4mn", ",", "e\u{301}",
        ]
        var rater = try rater(rule("any: [damn]"))
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }.joined()
            for finding in rater.findings(in: text) {
                let words = finding.words(in: text)
                let scalars = Array(text.unicodeScalars)[finding.scalars(in: text)]
                #expect(String(String.UnicodeScalarView(scalars)) == words)
                #expect(String(decoding: Array(text.utf16)[finding.utf16(in: text)], as: UTF16.self) == words)
                #expect(words.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic })
            }
        }
    }

    @Test func longTextsAreReadInOneGo() throws {
        var rater = try rater(rule("any: [damn]\n    unless: [damn fine]"))
        #expect(rater.findings(in: String(repeating: "damn damn fine ", count: 20_000)).count == 20_000)
    }
}

import CatalogModel
import Diagnostics

/// Reads any bytes as a pack, as overrides and as help resources, and checks what must hold whatever they are: the entry
/// point of fuzzing.
package func fuzzPacks(_ bytes: [UInt8]) {
    let pack = SourceFile(path: "policy/house-en.yml", bytes: bytes)
    let loaded = PolicyLoading.load([pack])
    var findings = loaded.findings
    precondition(loaded.policy != nil || !findings.isEmpty, "a pack is refused and nothing says why")
    let overrides = OverrideReader.read(SourceFile(path: "decisions/suitability.yml", bytes: bytes), &findings)
    _ = HelpResources.read(SourceFile(path: "help-resources.yml", bytes: bytes), &findings)
    for finding in findings.kept {
        let edits = finding.solutions.flatMap(\.replacements)
        for range in [finding.range] + finding.notes.map(\.range) + edits.map(\.range) {
            precondition(range.bytes.upperBound <= bytes.count, "a place lies behind the end")
            _ = (range.start, range.end)
        }
    }
    for override in overrides {
        var none = Findings()
        let reread = OverrideReader.read(SourceFile(path: "again.yml", text: override.line), &none)
        precondition(none.isEmpty && reread.first?.line == override.line, "an override is not read as it is written")
    }
    for policy in loaded.policy?.languages ?? [] {
        let trial = ExampleTrial(policy)
        precondition(trial.rules.allSatisfy { $0.results.allSatisfy { $0.isRight } }, "an example does not behave")
        _ = PolicyText(policy).text()
        precondition(RuleDifference.lines(from: policy, to: policy).isEmpty, "a pack differs from itself")
    }
}

/// Rates any bytes as a text by the packs of the rules' examples, and checks what must hold whatever it is.
package func fuzzRating(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    precondition(FuzzPolicies.all.count == 2, "the packs of the examples cannot be read, so nothing would be tried")
    for policy in FuzzPolicies.all {
        var rater = TextRater(policy)
        let findings = rater.findings(in: text)
        precondition(findings == rater.findings(in: text), "a second look finds something else")
        for finding in findings {
            precondition(
                finding.bytes.upperBound <= text.utf8.count && !finding.bytes.isEmpty, "a finding lies outside")
            let words = finding.words(in: text)
            precondition(words.utf8.elementsEqual(Array(text.utf8)[finding.bytes]), "a finding cuts a character")
            let scalars = finding.scalars(in: text)
            let sliced = String(
                String.UnicodeScalarView(text.unicodeScalars.dropFirst(scalars.lowerBound).prefix(scalars.count)))
            precondition(sliced.utf8.elementsEqual(words.utf8), "the place in scalars is another")
            let units = finding.utf16(in: text)
            precondition(
                words.utf16.elementsEqual(text.utf16.dropFirst(units.lowerBound).prefix(units.count)),
                "the place in UTF-16 is another")
        }
        for item in rater.cancelled(in: text) {
            precondition(!findings.contains(item.finding), "what was cancelled is found all the same")
        }
    }
    let reading = ReadingEase(text, language: "en")
    precondition(reading.longestSentence <= reading.words && (reading.hardWordShare ?? 0) <= 1000, "a share beyond all")
}

private enum FuzzPolicies {
    static let all: [LanguagePolicy] = [PackExample.text, SuitabilityExample.pack].flatMap { text in
        PolicyLoading.load([SourceFile(path: "policy/house-en.yml", text: text)]).policy?.languages ?? []
    }
}

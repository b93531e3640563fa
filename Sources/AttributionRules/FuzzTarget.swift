import CatalogModel
import Diagnostics
import TextNormalisation

/// Reads any bytes as the registry, as the policy and as decisions, and checks what must hold whatever they are: the
/// entry point of fuzzing.
package func fuzzRegistry(_ bytes: [UInt8]) {
    let file = SourceFile(path: "file.yml", bytes: bytes)
    var findings = Findings()
    let checker = AttributionChecker(
        policies: [.misattributions: file, .attribution: file], decisions: file, authors: [], &findings)
    for finding in findings.kept {
        let edits = finding.solutions.flatMap(\.replacements)
        for range in [finding.range] + finding.notes.map(\.range) + edits.map(\.range) {
            precondition(range.bytes.upperBound <= bytes.count, "a place lies behind the end")
            _ = (range.start, range.end)
        }
    }
    // Whatever a key is, a text that is nothing but the key holds it.
    var normaliser = Normaliser()
    for known in checker.registry.misattributions {
        let key = known.key.value
        let matcher = PhraseMatcher([key])
        guard normaliser.read(key.utf8.span) == .words else { continue }
        precondition(!matcher.hits(in: key, &normaliser).isEmpty, "a key does not find itself: \(key)")
        for hit in matcher.hits(in: "So " + key + ".", &normaliser) {
            precondition(hit.range.upperBound <= key.utf8.count + 4, "a hit ends behind the text")
        }
    }
}

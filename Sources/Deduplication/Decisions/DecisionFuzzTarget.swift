import Diagnostics

/// Reads any bytes as decisions and checks what must hold whatever they are: the entry point of fuzzing.
package func fuzzDecisions(_ bytes: [UInt8]) {
    var findings = Findings()
    let decisions = DecisionReader.read(SourceFile(path: "duplicates.yml", bytes: bytes), &findings)
    let places = decisions.flatMap { [$0.range, $0.a.range, $0.b.range, $0.forms.a.range, $0.forms.b.range] }
    let reported = findings.kept.flatMap { [$0.range] + $0.notes.map(\.range) }
    for range in places + reported {
        precondition(range.bytes.upperBound <= bytes.count, "a place lies behind the end")
        _ = (range.start, range.end)
    }
}

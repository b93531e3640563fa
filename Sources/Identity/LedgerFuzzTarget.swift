import Diagnostics

/// Reads any bytes as a ledger and checks what must hold whatever they are: the entry point of fuzzing.
package func fuzzLedger(_ bytes: [UInt8]) {
    let file = SourceFile(path: "ledger.jsonl", bytes: bytes)
    var findings = Findings()
    let ledger = Ledger(reading: file, &findings)
    for finding in findings.kept {
        for range in [finding.range] + finding.notes.map(\.range)
            + finding.solutions.flatMap(\.replacements).map(\.range)
        {
            precondition(range.bytes.upperBound <= bytes.count, "a finding points behind the end")
            _ = (range.start, range.end)
        }
    }
    for publication in ledger.publications {
        precondition(ledger[publication.id] == publication, "a publication cannot be found by its id")
    }
}

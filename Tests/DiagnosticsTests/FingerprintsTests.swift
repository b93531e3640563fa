import Diagnostics
import Testing

@Suite struct FingerprintsTests {
    private func fingerprints(_ text: String, path: String = "a.md", rule: RuleDescription = Samples.zeroWidth)
        -> [String]
    {
        let file = SourceFile(path: path, text: text)
        var findings = Findings()
        for line in 1...file.lineStarts.count where file.text(file.bytesOfLine(line)).contains("bad") {
            findings.add(Diagnostic(rule, at: SourceRange(file, file.bytesOfLine(line)), "is bad"))
        }
        return Fingerprints.of(Report(findings, files: 1, entries: 1, rules: []))
    }

    @Test func areTheSameOnEveryMachine() {
        var hash = StableHash()
        #expect(hash.hexadecimal == "cbf29ce484222325")
        // From the test vectors of the hash's authors; the other was worked out by hand in another language.
        hash.combine("foobar".utf8)
        #expect(hash.hexadecimal == "85944171f73967e8")
        #expect(fingerprints("a bad line\n") == ["42e4b0cf0142b7f0:1"])
    }

    @Test func staysWhenALineMoves() {
        let before = fingerprints("bad one\n\nbad two\n")
        #expect(fingerprints("new\n\nbad two\n\nother\n  bad one \n") == before.reversed())
        #expect(fingerprints("bad one\r\n\r\nbad two\r\n") == before)
    }

    @Test func differsByRulePathAndText() {
        let all = [
            fingerprints("bad one\n"), fingerprints("bad two\n"), fingerprints("bad one\n", path: "b.md"),
            fingerprints("bad one\n", rule: Samples.textTooLong),
        ]
        #expect(Set(all.flatMap(\.self)).count == 4)
    }

    @Test func numbersRepeats() {
        let repeated = fingerprints("bad\nx\nbad\nbad\n")
        #expect(Set(repeated.map { $0.prefix(16) }).count == 1)
        #expect(repeated.map { $0.suffix(2) } == [":1", ":2", ":3"])
    }

    @Test func ofAWholeFileStaysWhateverItSays() {
        let of = { (text: String) in
            var findings = Findings()
            let file = SourceFile(path: "a.md", text: text)
            findings.add(Diagnostic(Samples.zeroWidth, at: file.range, "has no entries"))
            return Fingerprints.of(Report(findings, files: 1, entries: 0, rules: []))
        }
        #expect(of("one\n") == of("two\nlines\n"))
    }
}

import Diagnostics
import Importing
import Testing

/// Whatever comes in, nothing traps and the sum is right; the fuzz targets check the rest.
@Suite struct RobustnessTests {
    static let targets: [(name: String, run: @Sendable ([UInt8]) -> Void, sample: String)] = [
        ("json", fuzzJSON, ExportTests.sample + "\n"),
        ("csv", fuzzCSV, "text,author,tags\r\n\"Say \"\"go\"\",\nthen.\",Ada,\"a,b\"\nx|y|z,b,c\n\"open,1,2\n"),
        (
            "fortune", fuzzFortune,
            "a\t\u{1B}[1mb\u{1B}[0m _\u{8}c\n\t\t-- Ada (Brook), \"The <Brook>\"\n\t\t-- http://e.org/ ( x )\n[note]\n%\n%\nGo.  — Cole\n---- a,b\n"
        ),
        (
            "markdown", fuzzMarkdownList,
            "---\nquote: \"a \\u00e9\nb\"\ntags: [x, 'y']\nl:\n- z\nt: |\n  u\n---\n## H\n> \"Go\\* on.\"  \n> more — Ada\n>\n> — added by B\n> -- C: D - \"E\"\n"
        ),
    ]

    @Test(arguments: targets.indices)
    func readsFilesCutOffAnywhere(index: Int) {
        let bytes = Array(Self.targets[index].sample.utf8)
        for end in 0...bytes.count { Self.targets[index].run(Array(bytes[..<end])) }
        for start in 0...bytes.count { Self.targets[index].run(Array(bytes[start...])) }
    }

    @Test(arguments: targets.indices)
    func readsFilesWithBytesChanged(index: Int) {
        var random = SplitMix(state: 2026 + UInt64(index))
        let sample = Array(Self.targets[index].sample.utf8)
        let telling = Array("\"'\\{}[](),:;|%-\n\r\t #>*_<`\u{1B}\u{8}".utf8) + [0, 0x80, 0xC3, 0xE2, 0xED, 0xF4, 0xFF]
        for _ in 0..<5000 {
            var bytes = sample
            for _ in 0...Int(random.next() % 4) {
                let at = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.insert(telling[Int(random.next() % UInt64(telling.count))], at: at)
                case 2: bytes.remove(at: at)
                default: bytes.insert(contentsOf: bytes[at..<min(at + 9, bytes.count)], at: at)
                }
                if bytes.isEmpty { bytes = [0x22] }
            }
            Self.targets[index].run(bytes)
        }
    }

    @Test func countsAFloodOfFaultsWithoutKeepingIt() {
        let rows = String(repeating: "a,b,c\n", count: 100_000)
        let (result, _) = read("text,author\n" + rows, as: .csv)
        #expect(result.read == 100_000 && result.rejections.count == 100_000)
        #expect(result.findings.kept.count == Findings.keptPerRuleAndCollection)
    }

    @Test func findsEveryClosingMarkWithoutLookingTwice() {
        let rows = String(repeating: "\"a\"\"b,c\n", count: 20_000) + "\""
        let (result, _) = read("text,author\n" + rows, as: .csv)
        #expect(!result.findings.kept.isEmpty)
    }
}

/// Source: S. Vigna, splitmix64.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

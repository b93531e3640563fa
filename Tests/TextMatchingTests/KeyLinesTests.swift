import Testing

@testable import TextMatching

/// Lines of keys, and who meets under them.
struct KeyLinesTests {
    private func hexadecimal(_ value: UInt64) -> String {
        var bytes: [UInt8] = []
        Hexadecimal.append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func line(_ key: UInt64, _ kind: String, _ group: String) -> String {
        "\(hexadecimal(key))\t\(kind)\t\(group)\n"
    }

    private func pairs(_ lines: String) throws -> (lines: String, cappedKeys: Int) {
        var found: [UInt8] = []
        let cappedKeys = try KeyLines.pairs(in: Array(lines.utf8)) { found += $0 }
        return (String(decoding: found, as: UTF8.self), cappedKeys)
    }

    @Test func whoLooksForAKeyMeetsWhoIsFoundUnderIt() throws {
        let lines =
            line(1, "s", "aa") + line(1, "p", "bb") + line(1, "p", "aa") + line(2, "p", "cc") + line(2, "p", "dd")
            + line(3, "s", "dd") + line(3, "s", "cc") + line(4, "b", "ee") + line(4, "b", "bb")
        let found = try pairs(lines)
        #expect(found.lines == "aa\tbb\nbb\tee\n" && found.cappedKeys == 0)
        #expect(try pairs(String(lines.dropLast())).lines == found.lines)
        #expect(try pairs("").lines == "")
    }

    /// The same ones in whatever order the lines of a key stand.
    @Test func aKeyBringsTheFirstByName() throws {
        let names = (0..<200).map { hexadecimal(UInt64($0) &* 0x9E37_79B9_7F4A_7C15) }
        let found = try pairs(names.map { line(9, "s", $0) }.joined() + line(9, "p", "zz"))
        let expected = names.sorted().prefix(128).map { "\($0)\tzz\n" }.joined()
        #expect(found.lines == expected && found.cappedKeys == 1)
        #expect(try pairs(line(9, "p", "zz") + names.reversed().map { line(9, "s", $0) }.joined()).lines == expected)
    }

    /// However many there are, each pair comes once, and none is lost where only one of two finds the other.
    @Test(arguments: [5, 127, 128, 129, 300])
    func pairsOfACrowdComeOnce(count: Int) throws {
        let names = (0..<count).map { hexadecimal(WordHash.mix(UInt64($0))) }.sorted()
        let found = try pairs(names.shuffled().map { line(9, "b", $0) }.joined())
        var expected: Set<String> = []
        for one in names {
            for other in names.prefix(128) where one != other {
                expected.insert("\(min(one, other))\t\(max(one, other))")
            }
        }
        let lines = found.lines.split(separator: "\n").map(String.init)
        #expect(lines.count == expected.count && Set(lines) == expected)
        #expect(found.cappedKeys == (count > 128 ? count : 0))
    }

    @Test(arguments: [
        ("0000000000000001 s a", KeyLines.Fault.line(1)), ("0000000000000001\ts\t", .line(1)),
        ("0000000000000001\tx\ta", .line(1)), ("000000000000000G\ts\ta", .line(1)), ("\n", .line(1)),
        ("0000000000000002\ts\ta\n0000000000000001\ts\ta", .order(2)),
    ])
    func anUnfitLineIsNamed(lines: String, fault: KeyLines.Fault) {
        #expect(throws: fault) { try pairs(lines) }
    }

    @Test func linesOfATextSayOnceWhatIsFoundAndLookedFor() {
        var bytes: [UInt8] = []
        KeyLines.append(
            stored: [3, 5, 9], probed: [1, 2, 5, 6, 10], where: { $0 % 2 == 0 }, TextGroupName(key: 255, words: 18),
            to: &bytes)
        let group = "00000000000000ff-0012"
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == line(2, "p", group) + line(3, "s", group) + line(5, "b", group) + line(6, "p", group)
                + line(9, "s", group) + line(10, "p", group))
    }

    @Test func aGroupHoldsNoTab() {
        #expect(throws: KeyLines.Fault.line(2)) { try pairs(line(1, "s", "aa") + line(1, "p", "b\tb")) }
    }

    @Test func linesCutOffOrChangedAnywhereKeepThePromises() {
        let whole = Array((line(1, "s", "aa") + line(1, "b", "bb") + line(1, "p", "cc") + line(10, "b", "aa")).utf8)
        fuzzKeyLines(whole)
        for end in 0...whole.count { fuzzKeyLines(Array(whole[..<end])) }
        for place in whole.indices {
            for byte in [UInt8(0), 0x09, 0x0A, 0x30, 0x61, 0x62, 0x70, 0x73, 0xFF] {
                var changed = whole
                changed[place] = byte
                fuzzKeyLines(changed)
            }
        }
    }
}

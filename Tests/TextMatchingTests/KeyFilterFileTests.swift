import FileAccess
import Testing

@testable import TextMatching

/// Filters of keys as files.
struct KeyFilterFileTests {
    private static let keys = (1...4000).map { WordHash.mix(UInt64($0)) }
    private static let lines: [UInt8] = keys.flatMap { key in
        var bytes: [UInt8] = []
        Hexadecimal.append(key, to: &bytes)
        return bytes + [UInt8(ascii: "\n")]
    }

    private func file(slices: Int) throws -> [UInt8] {
        try (0..<slices).flatMap {
            try KeyFilterFile.bytes(ofKeys: Self.lines, texts: 1600, #require(.init(number: $0, count: slices)))
        }
    }

    private func filter(_ bytes: [UInt8]) throws(KeyFilterFile.Fault) -> MappedKeyFilter {
        try MappedKeyFilter(MappedFile(copying: bytes))
    }

    @Test(arguments: [1, 2, 7, 64])
    func slicesEndToEndLetThroughEveryKeyAndFewOthers(slices: Int) throws {
        let filter = try filter(file(slices: slices))
        #expect(Self.keys.allSatisfy(filter.mayContain))
        let others = (10_000..<60_000).count { filter.mayContain(WordHash.mix(UInt64($0))) }
        #expect(others < 1000)
    }

    @Test func aSliceHoldsTheKeysOfItsPartAlone() throws {
        let half = try KeyFilterFile.bytes(ofKeys: Self.lines, texts: 1600, #require(.init(number: 1, count: 2)))
        let upper = Self.keys.filter { $0 >> 63 == 1 }.flatMap { key in
            var bytes: [UInt8] = []
            Hexadecimal.append(key, to: &bytes)
            return bytes + [UInt8(ascii: "\n")]
        }
        #expect(try KeyFilterFile.bytes(ofKeys: upper, texts: 1600, #require(.init(number: 1, count: 2))) == half)
    }

    @Test func whatIsNoWholeFilterIsRefused() throws {
        let file = try file(slices: 3)
        #expect(throws: KeyFilterFile.Fault.notAFilter) { try filter([]) }
        #expect(throws: KeyFilterFile.Fault.notAFilter) { try filter(Array(file.dropFirst())) }
        #expect(throws: KeyFilterFile.Fault.notAFilter) { try filter(Array(file.prefix(20))) }
        for length in [24, 25, file.count - 8, file.count - 1] {
            #expect(throws: KeyFilterFile.Fault.length) { try filter(Array(file.prefix(length))) }
        }
        #expect(throws: KeyFilterFile.Fault.length) { try filter(file + [0]) }
        var huge = file
        for place in 16..<24 { huge[place] = 255 }
        #expect(throws: KeyFilterFile.Fault.length) { try filter(huge) }
        #expect(throws: KeyFilterFile.Fault.line(2)) {
            try KeyFilterFile.bytes(ofKeys: Array("0123456789abcdef\n0123\n".utf8), texts: 1, .whole)
        }
    }

    @Test(arguments: [(-1, 2), (2, 2), (0, 0)])
    func aSliceIsOneOfSome(number: Int, count: Int) {
        #expect(KeyFilterFile.Slice(number: number, count: count) == nil)
    }

    /// A damaged vocabulary may tell of any number of texts.
    @Test(arguments: [(1, UInt64.max), (64, UInt64.max), (1, 1 << 35)])
    func aSliceThatIsTooLargeIsRefused(slices: Int, texts: UInt64) throws {
        let slice = try #require(KeyFilterFile.Slice(number: 0, count: slices))
        #expect(throws: KeyFilterFile.Fault.tooLarge(texts: texts)) {
            try KeyFilterFile.bytes(ofKeys: [], texts: texts, slice)
        }
    }

    @Test func bytesOfAnyKindKeepThePromises() throws {
        let file = try file(slices: 1).prefix(64)
        for end in 0...file.count { fuzzKeyFilter(Array(file[..<end])) }
        let lines = [UInt8(0x13)] + Self.lines.prefix(17 * 4)
        for end in 0...lines.count { fuzzKeyFilter(Array(lines[..<end])) }
    }
}

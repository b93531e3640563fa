import FileAccess
import Testing
import TextMatching

@testable import Deduplication

/// Files that are no index, or not any more.
struct DamagedIndexTests {
    private func fault(_ bytes: [UInt8]) -> String {
        do {
            _ = try MatchIndex(MappedFile(copying: bytes))
            return "none"
        } catch {
            return "\(error)"
        }
    }

    private var index: [UInt8] {
        var texts = GeneratedTexts(seed: 71)
        return Deduplicated(texts.records(40), .init(isThorough: true)).index
    }

    @Test func otherFilesAreRefused() {
        #expect(fault([]).hasPrefix("is no index of texts"))
        #expect(fault(Array("{\"id\":\"a\"}\n{\"id\":\"b\"}\n".utf8)).hasPrefix("is no index of texts"))
        #expect(fault(Array(index[..<8])).hasPrefix("is damaged"))
        #expect(fault(index) == "none")
    }

    @Test func otherVersionsAndMachinesAreNamed() {
        var bytes = index
        bytes[8] = 99
        #expect(fault(bytes).hasPrefix("was written by another version of the tools"))
        bytes = index
        bytes[12...15].reverse()
        #expect(fault(bytes).hasPrefix("was written on a machine with another order of bytes"))
    }

    @Test func cutFilesAreDamaged() {
        let bytes = index
        for length in [9, 15, 16, 100, 600, bytes.count / 2, bytes.count - 8, bytes.count - 1] {
            #expect(fault(Array(bytes[..<length])).contains("is damaged"), "\(length)")
        }
        #expect(fault(bytes + [0]).contains("is damaged"))
    }

    @Test func everyChangeOfTheHeadIsSeen() {
        let bytes = index
        for place in 0..<600 {
            var changed = bytes
            changed[place] ^= 0x11
            #expect(fault(changed) != "none", "\(place)")
        }
    }

    /// Nothing that stands in the columns may lead out of them.
    @Test(arguments: 1...40)
    func changedColumnsNeverCrash(seed: UInt64) {
        var chance = Chance(seed)
        for _ in 0..<8 {
            let changes = Int.random(in: 1...12, using: &chance)
            fuzzIndex((0..<changes * 3).map { _ in UInt8.random(in: 0...255, using: &chance) })
        }
    }

    /// Offsets and numbers of elements in the head, each with the values that go wrong most often.
    @Test func changedListsOfColumnsNeverCrash() {
        for place in 40..<640 {
            for value in [UInt8(1), 0xFF] { fuzzIndex([UInt8(place >> 8), UInt8(place & 255), value]) }
        }
    }
}

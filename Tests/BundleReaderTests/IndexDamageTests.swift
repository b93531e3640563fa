import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Identity
import TestSupport
import Testing

/// What the mapped reader makes of files that are not as they were written, or were written by an enemy.
struct IndexDamageTests {
    private let signed: SignedFolder

    /// A bundle as small as one with every sort of line can be.
    init() throws {
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(10, ordinal: 0),
            LedgerLine.gone(SampleCatalog.id(10), on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        signed = SignedFolder(
            try BundleWriting.files(for: SampleCatalog.input([SampleCatalog.messages[1]], ledger: ledger)))
    }

    /// What is noticed when everything is read; nil if nothing is.
    private func defect(_ files: [String: [UInt8]], checksFiles: Bool = true) -> BundleDefect? {
        do throws(BundleDefect) {
            let bundle = try MappedBundle(catalog: files[BundleLayout.catalog]!, files: files)
            if checksFiles { try bundle.checkFiles() }
            try BundleExercise.readEverything(bundle)
            return nil
        } catch {
            return error
        }
    }

    private static let names = [
        BundleLayout.catalog, BundleLayout.authors, BundleLayout.ids, BundleLayout.index, BundleLayout.records,
    ]

    @Test func opensWhatIsWhole() { #expect(defect(signed.files) == nil) }

    @Test(arguments: names) func refusesEveryShorterFile(name: String) throws {
        let bytes = signed.files[name]!
        for length in bytes.indices {
            var files = signed.files
            files[name] = Array(bytes[..<length])
            #expect(defect(files)?.file == name, "accepted \(length) bytes of \(name)")
        }
    }

    @Test(arguments: names) func noticesEveryFlippedBit(name: String) throws {
        let bytes = signed.files[name]!
        for offset in bytes.indices {
            // Of the zeros that fill pages one bit each; Tests/Fuzzing/hostile-bundles flips them all.
            for bit in bytes[offset] == 0 ? offset % 8..<offset % 8 + 1 : 0..<8 {
                var files = signed.files
                files[name]![offset] ^= 1 << UInt8(bit)
                #expect(defect(files)?.file == name, "accepted bit \(bit) of byte \(offset) of \(name)")
            }
        }
    }

    /// Only what was asked for is read: damage elsewhere does not keep anybody from the rest.
    @Test func damageIsNoticedWhereItIsRead() throws {
        let many = (1...200).map { SampleCatalog.message($0, "Message \($0).") }
        var files = SignedFolder(try BundleWriting.files(for: SampleCatalog.input(many))).files
        let last = files[BundleLayout.records]!.count - 100
        files[BundleLayout.records]![last] ^= 1
        let bundle = try MappedBundle(catalog: files[BundleLayout.catalog]!, files: files)
        #expect(try bundle.text(at: 0)?.hasPrefix("Message ") == true)
        let page = last / 4096 * 4096
        let expected = BundleDefect(
            BundleLayout.records, .wrongPage(page..<min(page + 4096, files[BundleLayout.records]!.count)))
        #expect(throws: expected) { try bundle.record(at: 199) }
        #expect(throws: expected) { try bundle.record(at: 199) }
    }

    /// The digests say that the bytes are the writer's; the reader must hold out even if the writer is an enemy.
    @Test func survivesEveryChangedByteThatIsSignedAgain() throws {
        for (offset, byte) in signed.files[BundleLayout.index]!.enumerated() {
            for flip: UInt8 in byte == 0 ? [0xFF] : [1, 0x80, 0xFF] {
                var changed = signed
                changed.changeIndex { $0[offset] ^= flip }
                _ = defect(changed.files, checksFiles: false)
            }
        }
    }

    @Test func survivesEditsOfSizesAndOffsets() throws {
        var edits = HostileEdits(seed: 1)
        var refused = 0
        for _ in 0..<3000 {
            var changed = signed
            changed.changeIndex { edits.edit(&$0) }
            if defect(changed.files, checksFiles: false) != nil { refused += 1 }
        }
        // Most make no sense; some change what nobody reads, such as the filling between sections.
        #expect(refused > 1000)
    }

    @Test func wholeReaderRefusesAnIndexThatTheRecordsDoNotGive() throws {
        var changed = signed
        changed.changeIndex { $0[4096 + 64] ^= 1 }
        #expect(throws: BundleDefect(BundleLayout.index, .inconsistent("it is not what records.jsonl gives"))) {
            try Bundle(catalog: changed.files[BundleLayout.catalog]!, files: changed.files)
        }
    }

    @Test(arguments: [
        (0, 0x88, "it does not begin as an index does"), (16, 1, "it names another size than it has"),
        (64, 0, "it needs a newer reader"), (72, 1, "a section does not lie in it behind the one before"),
        (64 + 32 + 8, 0, "a section does not lie in it behind the one before"),
    ])
    func namesWhatIsWrongWithTheHead(offset: Int, value: UInt8, expected: String) throws {
        var changed = signed
        changed.changeIndex { $0[offset] = value }
        #expect(defect(changed.files) == BundleDefect(BundleLayout.index, .inconsistent(expected)))
    }

    /// The slots stand where the body begins, 16 bytes each; the first holds no message.
    @Test(arguments: [
        (4096 + 16 + 12, 9, "it gives line 2 the ordinal 9, and the bundle is no slice"),
        (4096 + 6, 0, "it says of line 1 something else than records.jsonl"),
    ])
    func noticesSlotsThatContradictTheRecords(offset: Int, value: UInt8, expected: String) throws {
        var changed = signed
        changed.changeIndex { $0[offset] = value }
        #expect(defect(changed.files) == BundleDefect(BundleLayout.index, .inconsistent(expected)))
    }

    @Test(arguments: [-4096, 0, 1, 4095, 1 << 20, 1 << 52])
    func refusesAHeadThatIsNotAsLongAsItMustBe(length: Int) throws {
        var changed = signed
        changed.replace(#""index":{"head":4096,"#, with: #""index":{"head":\#(length),"#, in: BundleLayout.catalog)
        let expected = "its head is not as long as catalog.json says"
        #expect(defect(changed.files) == BundleDefect(BundleLayout.index, .inconsistent(expected)))
    }

    @Test func refusesAnotherMajorVersion() throws {
        var changed = signed
        changed.changeIndex { $0[8] = 2 }
        #expect(defect(changed.files) == BundleDefect(BundleLayout.index, .unknownMajorVersion(2)))
    }

    @Test func readsOverSectionsThatItDoesNotKnow() throws {
        var changed = signed
        // The last section is needed, its neighbour is not a section at all: an entry more in the table.
        changed.addSection(tag: "NEWS", isCritical: false)
        #expect(defect(changed.files) == nil)
        changed = signed
        changed.addSection(tag: "NEWS", isCritical: true)
        #expect(defect(changed.files) == BundleDefect(BundleLayout.index, .inconsistent("it needs a newer reader")))
    }
}

import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Identity
import TestSupport
import Testing

struct BundleDamageTests {
    private let folder: TemporaryFolder
    private let signed: SignedFolder

    /// A bundle as small as one with every sort of line can be.
    init() throws {
        folder = try TemporaryFolder()
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(10, ordinal: 0),
            LedgerLine.gone(SampleCatalog.id(10), on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        let input = SampleCatalog.input([SampleCatalog.messages[1]], ledger: ledger)
        signed = SignedFolder(try BundleWriting.files(for: input))
        try write(signed)
    }

    private func write(_ signed: SignedFolder) throws {
        for (name, bytes) in signed.files { try folder.write(name, bytes) }
    }

    private func defect() -> BundleDefect? {
        do throws(BundleDefect) {
            _ = try Bundle(folder: folder.path)
            return nil
        } catch {
            return error
        }
    }

    private static let names = [
        BundleLayout.catalog, BundleLayout.authors, BundleLayout.ids, BundleLayout.records,
    ]

    @Test func opensWhatIsWhole() { #expect(defect() == nil) }

    @Test(arguments: names) func refusesEveryShorterFile(name: String) throws {
        let bytes = signed.files[name]!
        for length in bytes.indices {
            try folder.write(name, Array(bytes[..<length]))
            let defect = try #require(self.defect(), "accepted \(length) bytes of \(name)")
            #expect(defect.file == name)
            if name != BundleLayout.catalog {
                #expect(defect.reason == .wrongSize(expected: bytes.count, found: length))
            }
        }
    }

    @Test(arguments: names) func noticesEveryFlippedBit(name: String) throws {
        let bytes = signed.files[name]!
        for offset in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[offset] ^= 1 << UInt8(bit)
                try FileWriting.create(folder.at(name), damaged)
                let defect = try #require(self.defect(), "accepted bit \(bit) of byte \(offset) of \(name)")
                #expect(defect.file == name)
            }
        }
    }

    /// The digest says that the bytes are the writer's; the parser must hold out even if the writer is an enemy.
    @Test(arguments: names) func survivesEveryChangedByteThatIsSignedAgain(name: String) throws {
        for offset in signed.files[name]!.indices {
            for flip: UInt8 in [1, 0x80, 0x7F] {
                var changed = signed
                changed.change(name) { $0[offset] ^= flip }
                try write(changed)
                _ = defect()
            }
        }
    }

    @Test(arguments: names) func survivesEveryCutThatIsSignedAgain(name: String) throws {
        for length in signed.files[name]!.indices {
            var changed = signed
            changed.change(name) { $0.removeLast($0.count - length) }
            try write(changed)
            // A list without its last lines may be a sound list; records are counted, and catalog.json is one value.
            if name == BundleLayout.records || name == BundleLayout.catalog {
                #expect(defect() != nil, "accepted \(length) bytes of \(name)")
            }
        }
    }

    @Test(arguments: names) func namesTheFileThatIsMissing(name: String) throws {
        try FileSystem().remove(folder.at(name))
        #expect(defect() == BundleDefect(name, .missing))
    }

    @Test func namesTheFolderThatIsMissing() {
        #expect(throws: BundleDefect("/no/such/folder", .missing)) { try Bundle(folder: "/no/such/folder") }
    }

    @Test func refusesWhatIsNoRegularFile() throws {
        try FileSystem().remove(folder.at(BundleLayout.ids))
        try FileSystem().createFolder(folder.at(BundleLayout.ids))
        #expect(defect() == BundleDefect(BundleLayout.ids, .unreadable("not a regular file")))
    }

    @Test func tellsAnotherMajorVersionFromDamage() throws {
        var changed = signed
        changed.replace(#""format":{"major":1"#, with: #""format":{"major":2"#, in: BundleLayout.catalog)
        try write(changed)
        #expect(defect() == BundleDefect(BundleLayout.catalog, .unknownMajorVersion(2)))
    }

    @Test func acceptsALaterMinorVersionWithKeysOfItsOwn() throws {
        var changed = signed
        changed.replace(#""minor":1"#, with: #""minor":7"#, in: BundleLayout.catalog)
        changed.replace(#""phase":"#, with: #""pages":{"size":[256,true,null]},"phase":"#, in: BundleLayout.catalog)
        changed.replace(#""kind":"#, with: #""image":"a\n","kind":"#, in: BundleLayout.records)
        changed.replace(#"{"gone":true"#, with: #"{"a":1,"gone":true"#, in: BundleLayout.records)
        changed.replace(#""year":1862}"#, with: #""year":1862,"z":{}}"#, in: BundleLayout.records)
        changed.replace(#""reason":"late""#, with: #""reason":"late","x":{"by":"Ada"}"#, in: BundleLayout.ids)
        changed.replace(#""born":"#, with: #""alive":false,"born":"#, in: BundleLayout.authors)
        try write(changed)
        let bundle = try Bundle(folder: folder.path)
        #expect(bundle.catalog.format.minor == 7)
        #expect(bundle.record(at: 1)?.translator?.year == 1862)
        #expect(bundle.resolve(SampleCatalog.id(10).string) == .gone(reason: "late", instead: nil, erase: false))
    }

    @Test func pointsAtWhatIsNotCanonical() throws {
        var changed = signed
        changed.replace(#""kind":"quote""#, with: #""kind": "quote""#, in: BundleLayout.records)
        try write(changed)
        let line = String(decoding: changed.files[BundleLayout.records]!, as: UTF8.self).split(separator: "\n")[1]
        let byte = try #require(line.firstRange(of: #": "quote""#)).lowerBound.utf16Offset(in: line) + 2
        #expect(
            defect() == BundleDefect(BundleLayout.records, .malformed(line: 2, byte: byte, "a text is expected")))
    }

    @Test(arguments: [
        (#""rev":1"#, #""rev":"1""#), (#""rev":1,"#, ""), (#""ord":1"#, #""ord":2"#),
        (#""minAge":13"#, #""minAge":-0"#),
        (#""id":"q"#, #""id":"x"#), (#""name":"Marcus Aurelius"}"#, #""nom":"Marcus Aurelius"}"#),
        ("\n{\"added\"", "\n\n{\"added\""), ("\n{\"added\"", "\r\n{\"added\""),
    ])
    func refusesRecordsThatAreNotAsTheFormatAsks(old: String, new: String) throws {
        var changed = signed
        changed.replace(old, with: new, in: BundleLayout.records)
        try write(changed)
        let reason = try #require(defect()).reason
        guard case .malformed = reason else {
            Issue.record("\(reason)")
            return
        }
    }

    @Test func refusesTwoLinesWithOneID() throws {
        var changed = signed
        changed.replace(SampleCatalog.id(10).string, with: SampleCatalog.id(1).string, in: BundleLayout.records)
        try write(changed)
        #expect(defect() == BundleDefect(BundleLayout.records, .inconsistent("lines 1 and 2 have one id")))
    }

    @Test func refusesRedirectsThatLeadNowhere() throws {
        var changed = signed
        let (old, new) = (SampleCatalog.id(10).string, SampleCatalog.id(77).string)
        changed.change(BundleLayout.ids) {
            $0 = Array(#"{"id":"\#(old)","moved":"\#(new)","on":"2026-11-20","reason":"late"}"#.utf8) + [0x0A]
        }
        try write(changed)
        #expect(defect() == BundleDefect(BundleLayout.ids, .inconsistent("\(old) leads to \(new), which is not live")))
    }

    @Test(arguments: ["../secret", "a/../b", "/etc/passwd", "", ".", "a//b"])
    func neverLeavesItsFolder(name: String) throws {
        var changed = signed
        changed.replace(
            #""files":["#,
            with: #""files":[{"name":"\#(name)","sha256":"\#(String(repeating: "0", count: 64))","size":1},"#,
            in: BundleLayout.catalog)
        try write(changed)
        #expect(defect() == BundleDefect(BundleLayout.catalog, .inconsistent("'\(name)' is no name of a file")))
    }

    @Test func refusesAHugeSizeWithoutTakingMemory() throws {
        var changed = signed
        let size = signed.files[BundleLayout.records]!.count
        changed.replace("\"size\":\(size)", with: "\"size\":9007199254740991", in: BundleLayout.catalog)
        try write(changed)
        #expect(
            defect()
                == BundleDefect(BundleLayout.records, .wrongSize(expected: 9_007_199_254_740_991, found: size)))
    }
}

import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Slicing
import Testing

/// Readers take gaps for messages that a slice leaves out, and for nothing else.
struct SliceGapTests {
    private let sample = try! SampleWhole()

    /// A bundle whose records are replaced and signed again.
    private func open(_ files: [String: [UInt8]], _ edit: (inout [UInt8]) -> Void) throws {
        var folder = SignedFolder(files)
        folder.change("records.jsonl", edit)
        _ = try Bundle(catalog: folder.files["catalog.json"]!, files: folder.files)
    }

    private func sliceFiles(_ name: String) throws -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: try BundleSlice(name, of: sample.whole).files.map { ($0.name, $0.bytes) })
    }

    private func malformed(_ line: Int, _ what: String) -> BundleDefect.Reason? {
        .malformed(line: line, byte: 1, what)
    }

    @Test func theWholeMayHaveNone() throws {
        let defect = #expect(throws: BundleDefect.self) {
            try open(sample.files) { bytes in bytes.removeFirst(bytes.firstIndex(of: UInt8(ascii: "\n"))! + 1) }
        }
        #expect(defect?.reason == malformed(1, "'ord' is not the number of lines before it"))
    }

    @Test func ordinalsOfASliceAscend() throws {
        let what = "'ord' is not greater than that of the line before"
        let swapped = #expect(throws: BundleDefect.self) {
            try open(sliceFiles("quotes")) { bytes in
                bytes = bytes.split(separator: UInt8(ascii: "\n")).reversed().flatMap { $0 + [UInt8(ascii: "\n")] }
            }
        }
        #expect(swapped?.reason == malformed(2, what))
        let repeated = #expect(throws: BundleDefect.self) {
            try open(sliceFiles("quotes")) { bytes in
                bytes = Array(String(decoding: bytes, as: UTF8.self).replacing(#""ord":2"#, with: #""ord":0"#).utf8)
            }
        }
        #expect(repeated?.reason == malformed(2, what))
    }

    @Test(arguments: [(2_147_483_647, true), (2_147_483_648, false), (9_007_199_254_740_991, false)])
    func anOrdinalFitsInto32Bits(ordinal: Int, isAccepted: Bool) throws {
        let files = try sliceFiles("quotes")
        let edit: (inout [UInt8]) -> Void = { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            bytes = Array(text.replacing(#""ord":4"#, with: #""ord":\#(ordinal)"#).utf8)
        }
        if isAccepted {
            try open(files, edit)
        } else {
            #expect(throws: BundleDefect.self) { try open(files, edit) }
        }
    }

    @Test func aMessageThatLosesItsLineIsMissed() throws {
        let defect = #expect(throws: BundleDefect.self) {
            try open(sliceFiles("quotes")) { bytes in bytes.removeFirst(bytes.firstIndex(of: UInt8(ascii: "\n"))! + 1) }
        }
        #expect(defect?.reason == .inconsistent("the lines are not as many as catalog.json says"))
    }

    @Test func twoLinesOfOneIdAreNamedByTheirNumbers() throws {
        let id = SampleCatalog.id(3).string
        let defect = #expect(throws: BundleDefect.self) {
            try open(sliceFiles("young")) { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                bytes = Array(text.replacing(SampleCatalog.id(11).string, with: id).utf8)
            }
        }
        #expect(defect?.reason == .inconsistent("lines 2 and 3 have one id"))
    }
}

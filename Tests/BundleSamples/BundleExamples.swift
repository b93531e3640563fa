import BundleReader
import BundleWriter
import CatalogModel
import Identity

/// Bundles that every reader must accept and bundles that every reader must refuse, in any language.
///
/// All but the damaged ones are signed anew, so that nothing but the fault can be what a reader objects to.
package struct BundleExamples: Sendable {
    package let good: [Example]
    package let bad: [Example]

    package struct Example: Sendable {
        /// Also the name of its folder.
        package let name: String
        package let files: [String: [UInt8]]
    }

    package init() throws(BundleProblem) {
        let whole = SignedFolder(try BundleWriting.files(for: SampleCatalog.everySort))
        let empty = SignedFolder(try BundleWriting.files(for: SampleCatalog.input([])))
        good = [
            Example(name: "every-sort", files: whole.files), Example(name: "empty", files: empty.files),
            Example(name: "later-minor-version", files: Self.later(whole).files),
            Example(name: "slice", files: Self.slice(of: whole).files),
        ]
        bad = Self.damaged(whole) + Self.misnamed(whole) + Self.signed(whole) + Self.signedSlices(of: whole)
    }

    /// What a later minor version may look like: keys and files that this one does not know.
    private static func later(_ whole: SignedFolder) -> SignedFolder {
        var changed = whole
        changed.replace(#""minor":1"#, with: #""minor":7"#, in: BundleLayout.catalog)
        changed.replace(#""phase":"#, with: #""pages":{"size":[256,true]},"phase":"#, in: BundleLayout.catalog)
        changed.replace(#""kind":"#, with: #""image":"a\n","kind":"#, in: BundleLayout.records)
        changed.replace(#"{"gone":true"#, with: #"{"a":1,"gone":true"#, in: BundleLayout.records)
        changed.replace(#""reason":"late""#, with: #""reason":"late","x":{"by":"Ada"}"#, in: BundleLayout.ids)
        changed.add("later.bin", [0xFF, 0x00, 0x0A])
        return changed
    }

    /// What readers of German get: ordinals have gaps, and a message has a category that is not listed.
    private static func slice(of whole: SignedFolder) -> SignedFolder {
        var slice = whole
        let filter =
            #"{"categories":[],"kinds":[],"languages":["de"],"moods":[],"name":"de","status":[],"withoutTopics":[]}"#
        slice.change(BundleLayout.records) { bytes in
            let lines = bytes.split(separator: UInt8(ascii: "\n"))
            bytes = Array([lines[0], lines[3]].joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
        }
        slice.replace(#""categories":["rest"]"#, with: #""categories":["rest","travel"]"#, in: BundleLayout.records)
        slice.change(BundleLayout.ids) { bytes in
            let retired = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            let instead = #""instead":"\#(SampleCatalog.id(1))","#
            bytes = Array(retired[0].split(separator: instead).joined().utf8) + [UInt8(ascii: "\n")]
        }
        slice.replace(#""gone":2"#, with: #""gone":1"#, in: BundleLayout.catalog)
        slice.replace(#""live":4"#, with: #""live":1"#, in: BundleLayout.catalog)
        slice.replace(#"T00:00:00Z""#, with: #"T00:00:00Z","slice":\#(filter)"#, in: BundleLayout.catalog)
        return slice
    }

    /// Bytes that are not those that were written.
    private static func damaged(_ whole: SignedFolder) -> [Example] {
        var examples: [Example] = []
        for name in [BundleLayout.catalog] + BundleLayout.required {
            let stem = name.split(separator: ".")[0]
            func add(_ what: String, _ edit: (inout [UInt8]) -> Void) {
                var files = whole.files
                edit(&files[name]!)
                examples.append(Example(name: "\(what)-\(stem)", files: files))
            }
            add("truncated") { $0.removeLast() }
            add("longer") { $0.append(UInt8(ascii: "\n")) }
            add("emptied") { $0 = [] }
            add("flipped") { $0[$0.count / 2] ^= 1 }
            add("flipped-end") { $0[$0.count - 2] ^= 1 }
            var files = whole.files
            files[name] = nil
            examples.append(Example(name: "missing-\(stem)", files: files))
        }
        return examples
    }

    /// Names that lead elsewhere, to a file that is there and has the size and digest given.
    private static func misnamed(_ whole: SignedFolder) -> [Example] {
        let bytes = whole.files[BundleLayout.ids]!
        let (ids, digest) = (BundleLayout.ids, SHA256Digest.hexadecimal(of: bytes))
        let names = [
            "parent": "../hostile-name-parent/\(ids)", "dot": "./\(ids)", "slashes": ".//\(ids)",
            "absolute": "/etc/passwd", "empty": "", "folder": ".", "end": "\(ids)/", "zero": "\(ids)\\u0000",
            "again": ids,
        ]
        return names.sorted { $0.key < $1.key }.map { what, name in
            var changed = whole
            changed.replace(
                #""files":["#, with: #""files":[{"name":"\#(name)","sha256":"\#(digest)","size":\#(bytes.count)},"#,
                in: BundleLayout.catalog)
            return Example(name: "hostile-name-\(what)", files: changed.files)
        }
    }

    /// Slices that are none.
    private static func signedSlices(of whole: SignedFolder) -> [Example] {
        let replacements: [(name: String, file: String, old: String, new: String)] = [
            ("gap-without-slice", BundleLayout.catalog, #","slice":"#, #","slise":"#),
            ("slice-without-name", BundleLayout.catalog, #""name":"de""#, #""nom":"de""#),
            ("slice-descending", BundleLayout.records, #""ord":0"#, #""ord":3"#),
            ("slice-beyond-limit", BundleLayout.records, #""ord":3"#, #""ord":2147483648"#),
        ]
        return replacements.map { name, file, old, new in
            var changed = slice(of: whole)
            changed.replace(old, with: new, in: file)
            return Example(name: name, files: changed.files)
        }
    }
}

extension SampleCatalog {
    /// Every field of a record, a slot without a message, a message that went with one instead and one that moved.
    package static var everySort: BundleInput {
        let day = CalendarDay("2026-11-20")!
        var messages = SampleCatalog.messages
        messages[0].topics = [TopicMark(topic: "fear", severity: 2), TopicMark(topic: "alcohol", mode: "reference")]
        messages.append(message(4, "Not yet rated."))
        messages[3].minAge = 0
        let ledger = ledger([
            published(10, ordinal: 0), published(11, ordinal: 1),
            LedgerLine.gone(id(10), instead: id(1), erase: true, on: day, reason: "late"),
            LedgerLine.moved(id(11), to: id(3).string, on: day, reason: "same"),
        ])
        return input(messages, ledger: ledger, version: 2)
    }
}

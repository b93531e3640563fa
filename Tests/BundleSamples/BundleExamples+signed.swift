import BundleReader

extension BundleExamples {
    /// Bytes that were written so, and must not be believed all the same.
    static func signed(_ whole: SignedFolder) -> [Example] {
        let (catalog, records) = (BundleLayout.catalog, BundleLayout.records)
        let (ids, authors) = (BundleLayout.ids, BundleLayout.authors)
        let id = SampleCatalog.id
        let (size, digest) = (whole.files[records]!.count, SHA256Digest.hexadecimal(of: whole.files[records]!))
        let replacements: [(name: String, file: String, old: String, new: String)] = [
            ("unknown-major", catalog, #""format":{"major":1"#, #""format":{"major":2"#),
            ("size-too-large", catalog, #""size":\#(size)"#, #""size":9007199254740991"#),
            ("size-negative", catalog, #""size":\#(size)"#, #""size":-1"#),
            ("size-as-text", catalog, #""size":\#(size)"#, #""size":"\#(size)""#),
            ("digest-in-capitals", catalog, digest, digest.uppercased()),
            ("records-not-listed", catalog, #",{"name":"records.jsonl","sha256":"\#(digest)","size":\#(size)}"#, ""),
            ("file-without-name", catalog, #"{"name":"ids.jsonl""#, #"{"nome":"ids.jsonl""#),
            ("file-as-text", catalog, #""files":["#, #""files":["ids.jsonl","#),
            ("major-as-truth", catalog, #""format":{"major":1"#, #""format":{"major":true"#),
            ("other-key-first", catalog, #"{"_sha256""#, #"{"_sha255""#),
            ("age-as-text", catalog, #""lowest":12"#, #""lowest":"12""#),
            ("count-as-text", catalog, #""gone":2"#, #""gone":"2""#),
            ("category-without-title", catalog, #""title":"Rest""#, #""titre":"Rest""#),
            ("too-few-live", catalog, #""live":4"#, #""live":5"#),
            ("too-few-gone", catalog, #""gone":2"#, #""gone":1"#),
            ("no-categories", catalog, #""categories":"#, #""categorys":"#),
            ("repeated-id", records, id(4).string, id(2).string),
            ("repeated-id-of-empty-slots", records, id(11).string, id(10).string),
            ("wrong-ordinal", records, #""ord":5"#, #""ord":4"#),
            ("ordinal-as-text", records, #""ord":5"#, #""ord":"5""#),
            ("malformed-id", records, id(4).string, "Q" + id(4).string.dropFirst()),
            ("no-text", records, #""text":"Not yet rated.""#, #""txet":"Not yet rated.""#),
            ("text-as-number", records, #""text":"Not yet rated.""#, #""text":7"#),
            ("fraction", records, #""minAge":13"#, #""minAge":13.5"#),
            ("categories-as-text", records, #""categories":["courage","rest"]"#, #""categories":"courage""#),
            ("author-without-name", records, #""name":"Marcus Aurelius"}"#, #""nom":"Marcus Aurelius"}"#),
            ("oldest-age-as-text", records, #""maxAge":90"#, #""maxAge":"90""#),
            ("no-licence", records, #""licence":"CC0-1.0""#, #""license":"CC0-1.0""#),
            ("missing-comma", records, #","kind":"video""#, #""kind":"video""#),
            ("empty-line", records, "\n{\"added\"", "\n\n{\"added\""),
            ("windows-line-ends", records, "}\n", "}\r\n"),
            ("not-gone", records, #"{"gone":true"#, #"{"gone":false"#),
            ("redirect-to-nowhere", ids, #""moved":"\#(id(3))""#, #""moved":"\#(id(77))""#),
            ("redirect-to-itself", ids, #""moved":"\#(id(3))""#, #""moved":"\#(id(11))""#),
            ("instead-of-nowhere", ids, #""instead":"\#(id(1))""#, #""instead":"\#(id(77))""#),
            ("retired-although-live", ids, #""id":"\#(id(10))""#, #""id":"\#(id(4))""#),
            ("retired-twice", ids, #""id":"\#(id(11))""#, #""id":"\#(id(10))""#),
            ("retired-not-gone", ids, #""gone":true"#, #""gone":false"#),
            ("retired-without-reason", ids, #""reason":"late""#, #""raison":"late""#),
            ("author-without-id", authors, #""id":"marcus-aurelius""#, #""di":"marcus-aurelius""#),
        ]
        let edits: [(name: String, file: String, edit: (inout [UInt8]) -> Void)] = [
            ("not-utf-8", records, { $0[$0.count - 30] = 0xFF }),
            ("byte-order-mark", records, { $0.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0) }),
            ("no-line-end", records, { $0.removeLast() }),
            ("no-line-end-of-ids", ids, { $0.removeLast() }),
            ("no-records", records, { $0 = [] }),
            (
                "line-too-long", ids,
                { bytes in
                    bytes += Array(#"{"gone":true,"id":"q00000000000a","reason":""#.utf8)
                    bytes += [UInt8](repeating: UInt8(ascii: "a"), count: BundleLayout.lineLimit) + Array("\"}\n".utf8)
                }
            ),
            ("records-as-list", records, { $0 = Array("[]\n".utf8) }),
            ("ids-as-text", ids, { $0 = Array("\"nothing\"\n".utf8) }),
            ("catalog-of-one-key", catalog, { $0 = Array(#"{"_sha256":"\#(digits("0"))"}"#.utf8) + [0x0A] }),
            ("catalog-without-end", catalog, { $0.removeLast(2) }),
            (
                "catalog-too-large", catalog,
                { bytes in
                    let padding = String(repeating: "a", count: BundleLayout.catalogLimit)
                    bytes.insert(contentsOf: #","zz":"\#(padding)""#.utf8, at: bytes.count - 2)
                }
            ),
            ("no-digest", catalog, { $0 = Array(#"{"ageBands":[4,9]}"#.utf8) + [0x0A] }),
        ]
        return replacements.map { name, file, old, new in
            var changed = whole
            changed.replace(old, with: new, in: file)
            return Example(name: name, files: changed.files)
        }
            + edits.map { name, file, edit in
                var changed = whole
                changed.change(file, edit)
                return Example(name: name, files: changed.files)
            }
    }

    /// As many of a digit as a digest has.
    private static func digits(_ digit: Character) -> String {
        String(repeating: digit, count: BundleLayout.digestLength)
    }
}

import CatalogModel
import Diagnostics
import Identity
import TestSupport
import Testing

struct LedgerTests {
    private static let first =
        #"{"digest":"0123456789abcdef","form":"fedcba9876543210","id":"q000000000000","ord":0,"since":3}"# + "\n"

    private func read(_ text: String) -> (ledger: Ledger, findings: [Diagnostic]) {
        var findings = Findings()
        let ledger = Ledger(reading: SourceFile(path: "ids.jsonl", text: text), &findings)
        return (ledger, findings.kept.sorted())
    }

    @Test func remembersWhatWasPublished() throws {
        let (ledger, findings) = read(
            Self.first
                + #"{"digest":"1123456789abcdef","form":"0edcba9876543210","id":"q000000000000","rev":2,"since":5}"#
                + "\n" + #"{"label":"2026.11.21-1","release":5,"sha256":"\#(String(repeating: "a", count: 64))"}"#
                + "\n")
        #expect(findings.isEmpty)
        let publication = try #require(ledger[MessageID("q000000000000")!])
        #expect(publication.ordinal == 0)
        #expect(publication.since == 3)
        #expect(publication.revision == 2)
        #expect(publication.changed == 5)
        #expect(publication.form.description == "0edcba9876543210")
        #expect(publication.digest.description == "1123456789abcdef")
        #expect(ledger.newestRelease?.number == 5)
        #expect(ledger.newestRelease?.label == "2026.11.21-1")
        #expect(ledger.nextOrdinal == 1)
    }

    @Test func isEmptyBeforeTheFirstRelease() {
        var findings = Findings()
        let ledger = Ledger(reading: nil, &findings)
        #expect(findings.isEmpty && ledger.nextOrdinal == 0 && ledger.newestRelease == nil && ledger.ids.isEmpty)
        #expect(read("").findings.isEmpty)
    }

    @Test func readsLinesAsPeopleWriteThem() {
        let (ledger, findings) = read(
            "\n" + Self.first + "  \r\n"
                + #" { "reason" : "no\u0020more", "id":"q000000000000" , "on":"2026-11-21", "gone": true } "# + "\r\n")
        #expect(findings.isEmpty)
        #expect(ledger.retirement(of: MessageID("q000000000000")!)?.reason == "no more")
    }

    @Test func letsTheLastWordCount() {
        let id = MessageID("q000000000000")!
        let ledger = read(
            Self.first + #"{"gone":true,"id":"\#(id)","on":"2026-11-20","reason":"late"}"# + "\n"
                + #"{"id":"\#(id)","moved":"q000000000012","on":"2026-11-21","reason":"same"}"# + "\n"
        ).ledger
        #expect(ledger.retirement(of: id)?.fate == .moved(to: MessageID("q000000000012")!))
    }

    @Test(arguments: [
        ("↓nonsense", "a line of the ledger is not readable as JSON: an object is expected"),
        (
            #"{"id":"q000000000000"↓"#,
            "a line of the ledger is not readable as JSON: a comma or a closing bracket is expected"
        ),
        (
            #"↓{"id":"q000000000000"}"#,
            "a line of the ledger has none of the keys that say what it is: 'moved', 'gone', 'release', 'rev' or 'ord'"
        ),
        (#"↓{"gone":true,"id":"q000000000000","on":"2026-11-21"}"#, "'reason' is missing in this line of the ledger"),
        (
            #"{"gone":true,"id":"q000000000000","on":"2026-11-21","↓reasn":"x","reason":"y"}"#,
            "key 'reasn' is not known here; did you mean 'reason'?"
        ),
        (
            #"{"gone":true,"id":"q000000000000","↓id":"q000000000000","on":"2026-11-21","reason":"y"}"#,
            "key 'id' stands twice in one line"
        ),
        (
            #"{"erase":↓false,"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"y"}"#,
            "'erase' can only be true"
        ),
        (
            #"{"↓erase":true,"id":"q000000000000","moved":"q000000000000","on":"2026-11-21","reason":"y"}"#,
            "key 'erase' is not known here; this line may have 'by', 'id', 'moved', 'on' or 'reason'"
        ),
        (
            #"{"by":↓5,"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"y"}"#,
            "'by' is not a text in quotation marks"
        ),
        (#"{"gone":↓false,"id":"q000000000000","on":"2026-11-21","reason":"y"}"#, "'gone' can only be true"),
        (
            #"{"gone":true,"id":"↓q00","on":"2026-11-21","reason":"y"}"#,
            "'q00' is not an id; ids are q and twelve letters or digits"
        ),
        (#"{"gone":true,"id":↓5,"on":"2026-11-21","reason":"y"}"#, "'id' is not a text in quotation marks"),
        (
            #"{"gone":true,"id":"q000000000000","on":"↓2026-02-30","reason":"y"}"#,
            "'2026-02-30' is not a day; write it like 2026-11-21"
        ),
        (#"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"↓ "}"#, "the reason is empty"),
        (
            #"{"id":"q000000000000","moved":"↓there","on":"2026-11-21","reason":"y"}"#,
            "'there' is not an id; ids are q and twelve letters or digits"
        ),
        (
            #"{"gone":true,"id":"↓q000000000012","on":"2026-11-21","reason":"y"}"#,
            "'q000000000012' was never published, so it needs no line of its own"
        ),
        (
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"↓q000000000000","ord":1,"since":1}"#,
            "'q000000000000' is published twice"
        ),
        (
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000012","ord":↓0,"since":1}"#,
            "ordinal 0 belongs to another id already"
        ),
        (
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000012","ord":↓-1,"since":1}"#,
            "'ord' is not a number"
        ),
        (
            #"{"digest":"↓0123456789ABCDEF","form":"0123456789abcdef","id":"q000000000012","ord":1,"since":1}"#,
            "'digest' is not 16 hexadecimal digits"
        ),
        (
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","rev":↓3,"since":1}"#,
            "revision 3 of 'q000000000000' does not follow revision 1"
        ),
        (
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"↓q000000000012","rev":2,"since":1}"#,
            "'q000000000012' is changed before it is published"
        ),
        (#"{"label":"a","release":2,"sha256":"↓abc"}"#, "'sha256' is not 64 hexadecimal digits"),
    ])
    func pointsAtWhatCannotBeUnderstood(marked: String, summary: String) {
        let sample = MarkedText(Self.first + marked)
        let found = read(sample.text).findings
        #expect(found.map(\.summary.text) == [summary])
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks)
    }

    @Test func refusesReleasesOutOfOrder() {
        let digest = String(repeating: "a", count: 64)
        let found = read(
            #"{"label":"a","release":2,"sha256":"\#(digest)"}"# + "\n"
                + #"{"label":"b","release":2,"sha256":"\#(digest)"}"#
        ).findings
        #expect(found.map(\.summary.text) == ["release 2 does not follow release 2"])
    }

    @Test func pointsAtTheByteThatIsNotUTF8() {
        var findings = Findings()
        let bytes = Array(Self.first.utf8) + [0xFF]
        _ = Ledger(reading: SourceFile(path: "ids.jsonl", bytes: bytes), &findings)
        #expect(
            findings.kept.contains {
                $0.range.bytes.lowerBound == bytes.count - 1 && $0.summary.text == "a byte is not UTF-8"
            })
    }

    @Test func survivesEveryCutAndEveryChangedByte() {
        let bytes = Array((Self.first + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"y\n"}"#).utf8)
        for offset in bytes.indices {
            var findings = Findings()
            _ = Ledger(reading: SourceFile(path: "ids.jsonl", bytes: Array(bytes[..<offset])), &findings)
            for byte: UInt8 in [0, 0x0A, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0xC3, 0xFF] {
                var changed = bytes
                changed[offset] = byte
                _ = Ledger(reading: SourceFile(path: "ids.jsonl", bytes: changed), &findings)
            }
        }
    }
}

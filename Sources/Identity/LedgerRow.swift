import BundleReader
import CatalogModel
import Diagnostics

/// One line of the ledger, taken apart but not yet understood: its keys and values and where they stand.
struct LedgerRow {
    let file: SourceFile

    /// The bytes of the line without its end.
    let bytes: Range<Int>
    private(set) var members: [Member] = []

    struct Member {
        let key: String
        let keyRange: Range<Int>
        let value: Value
        let valueRange: Range<Int>
    }

    enum Value {
        case text(String)
        case number(Int)
        case truth(Bool)
        case other
    }

    /// - Throws: where the line is not one JSON object.
    init(_ file: SourceFile, _ bytes: Range<Int>) throws(JSONFault) {
        self.file = file
        self.bytes = bytes
        var members: [Member] = []
        var scanner = JSONScanner(file.bytes, in: bytes, .relaxed)
        try scanner.object { scanner, key throws(JSONFault) in
            let keyRange = scanner.lastKey
            let start = scanner.position
            let value = try Self.value(&scanner)
            var end = scanner.position
            while end > start, file.bytes[end - 1] <= 0x20 { end -= 1 }
            members.append(Member(key: key, keyRange: keyRange, value: value, valueRange: start..<end))
        }
        try scanner.finish()
        self.members = members
    }

    private static func value(_ scanner: inout JSONScanner) throws(JSONFault) -> Value {
        switch scanner.next {
        case UInt8(ascii: "\""): return .text(try scanner.string())
        case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try scanner.integer())
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .truth(try scanner.boolean())
        default:
            try scanner.skip()
            return .other
        }
    }

    subscript(key: String) -> Member? { members.first { $0.key == key } }

    /// The whole line, for what is missing in it.
    var range: SourceRange { SourceRange(file, bytes) }

    func range(of member: Member) -> SourceRange {
        guard case .text = member.value else { return SourceRange(file, member.valueRange) }
        // A text is pointed at without its quotation marks.
        return SourceRange(file, member.valueRange.lowerBound + 1..<member.valueRange.upperBound - 1)
    }
}

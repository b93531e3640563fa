import BundleReader
import CatalogModel
import Diagnostics

/// One line of a file of JSON Lines, taken apart but not yet understood: its keys and values and where they stand.
package struct JSONRow {
    package let file: SourceFile

    /// The bytes of the line without its end.
    package let bytes: Range<Int>
    package private(set) var members: [Member] = []

    package struct Member {
        package let key: String
        package let keyRange: Range<Int>
        package let value: Value
        package let valueRange: Range<Int>
    }

    package enum Value {
        case text(String)
        case number(Int)
        case truth(Bool)
        case texts([Located<String>])
        case other
    }

    /// - Throws: where the line is not one JSON object.
    package init(_ file: SourceFile, _ bytes: Range<Int>) throws(JSONFault) {
        self.file = file
        self.bytes = bytes
        var members: [Member] = []
        var scanner = JSONScanner(file.bytes, in: bytes, .relaxed)
        try scanner.object { scanner, key throws(JSONFault) in
            let keyRange = scanner.lastKey
            let start = scanner.position
            let value = try Self.value(&scanner, file)
            var end = scanner.position
            while end > start, file.bytes[end - 1] <= 0x20 { end -= 1 }
            members.append(Member(key: key, keyRange: keyRange, value: value, valueRange: start..<end))
        }
        try scanner.finish()
        self.members = members
    }

    private static func value(_ scanner: inout JSONScanner, _ file: SourceFile) throws(JSONFault) -> Value {
        switch scanner.next {
        case UInt8(ascii: "\""): return .text(try scanner.string())
        case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try scanner.integer())
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .truth(try scanner.boolean())
        case UInt8(ascii: "["): return try list(&scanner, file)
        default:
            try scanner.skip()
            return .other
        }
    }

    /// A list of nothing but texts, or something else.
    private static func list(_ scanner: inout JSONScanner, _ file: SourceFile) throws(JSONFault) -> Value {
        var texts: [Located<String>] = []
        var isOther = false
        try scanner.array { scanner throws(JSONFault) in
            let start = scanner.position
            guard scanner.next == UInt8(ascii: "\"") else {
                isOther = true
                return try scanner.skip()
            }
            let text = try scanner.string()
            texts.append(Located(text, at: SourceRange(file, start..<scanner.position)))
        }
        return isOther ? .other : .texts(texts)
    }

    package subscript(key: String) -> Member? { members.first { $0.key == key } }

    /// The whole line, for what is missing in it.
    package var range: SourceRange { SourceRange(file, bytes) }

    package func range(of member: Member) -> SourceRange {
        guard case .text = member.value else { return SourceRange(file, member.valueRange) }
        // A text is pointed at without its quotation marks.
        return SourceRange(file, member.valueRange.lowerBound + 1..<member.valueRange.upperBound - 1)
    }
}

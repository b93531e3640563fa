import Diagnostics

/// A title of a work, marked as one: in quotation marks, underscores or asterisks, perhaps behind "in" or "from".
struct Title {
    let text: SourceText

    /// What stands behind it.
    let rest: SourceText?

    init?(_ segment: SourceText) {
        var segment = segment
        for word in ["in ", "from ", "In ", "From "] where segment.string.hasPrefix(word) {
            segment = segment.slice(word.utf8.count..<segment.string.utf8.count).trimmed()
        }
        for (open, close) in Self.marks where segment.string.hasPrefix(open) {
            let bytes = Array(segment.string.utf8)
            let inner = open.utf8.count
            guard let end = Self.end(bytes, of: close, from: inner), end > inner else { continue }
            text = segment.slice(inner..<end).trimmed(alsoEnd: ",")
            let behind = segment.slice((end + close.utf8.count)..<bytes.count).trimmed(alsoEnd: ".")
            rest = behind.string.isEmpty ? nil : behind
            return
        }
        return nil
    }

    private static let marks = [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "\""), ("»", "«"), ("«", "»"), ("_", "_"), ("**", "**"), ("*", "*"),
    ]

    private static func end(_ bytes: [UInt8], of close: String, from start: Int) -> Int? {
        let close = Array(close.utf8)
        guard start + close.count <= bytes.count else { return nil }
        for at in start...(bytes.count - close.count) where bytes[at..<(at + close.count)].elementsEqual(close) {
            return at
        }
        return nil
    }
}

import Diagnostics

/// A line of attribution, cut at its commas and brackets, quoted titles left whole.
struct AttributionSegments {
    private(set) var all: ArraySlice<SourceText>
    private var brackets: ArraySlice<Bool>
    private var ends: ArraySlice<Int>

    init(_ line: SourceText) {
        let bytes = Array(line.string.utf8)
        var parts: [(range: Range<Int>, isBracket: Bool)] = []
        var start = 0
        var at = 0
        var isQuoted = false
        func close(_ end: Int, isBracket: Bool = false) {
            if end > start { parts.append((start..<end, isBracket)) }
        }
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\""), !isQuoted, parts.isEmpty, bytes.last == byte, at > start + 1, bytes[at - 1] == 0x20,
                AttributionShape.looksLikeName(bytes[start..<at])
            {
                // Ada Brook "The Long Brook": nothing but a title stands last in quotation marks.
                close(at)
                start = at
            }
            if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "_") && Self.isEdge(bytes, at)) { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: ","), at + 1 == bytes.count || bytes[at + 1] <= 0x20 {
                close(at)
                start = at + 1
            } else if !isQuoted, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<"),
                at > 0, bytes[at - 1] <= 0x20, let end = Self.closing(bytes, at)
            {
                close(at)
                start = at + 1
                close(end, isBracket: true)
                start = end + 1
                at = end
            } else if !isQuoted, byte == UInt8(ascii: ":"), at > 0, at + 2 < bytes.count, bytes[at + 1] == 0x20,
                parts.isEmpty, AttributionShape.looksLikeName(bytes[start..<at]), bytes[start..<at].contains(0x20)
            {
                close(at)
                start = at + 1
            }
            if !isQuoted, parts.isEmpty, Self.isLooseDash(bytes, at), AttributionShape.looksLikeName(bytes[start..<at]) {
                close(at)
                start = at + 2
            }
            at += 1
        }
        close(bytes.count)
        let trimmed = parts.map { (line.slice($0.range).trimmed(), $0.isBracket, $0.range.upperBound) }
            .filter { !$0.0.string.isEmpty }
        let kept = trimmed.isEmpty ? [(line, false, bytes.count)] : trimmed
        all = kept.map(\.0)[...]
        brackets = kept.map(\.1)[...]
        ends = kept.map(\.2)[...]
    }

    /// Whether a segment stood in brackets.
    func isBracket(_ index: Int) -> Bool {
        let index = index < all.startIndex ? all.startIndex + index : index
        return brackets.indices.contains(index) && brackets[index]
    }

    /// Where a segment ends in the line.
    func end(_ index: Int) -> Int { ends[ends.startIndex + index] }

    mutating func removeFirst() -> SourceText {
        brackets.removeFirst()
        ends.removeFirst()
        return all.removeFirst()
    }

    /// An underscore at the edge of a word marks a title; one inside belongs to a name such as foo_bar.
    private static func isEdge(_ bytes: [UInt8], _ at: Int) -> Bool {
        at == 0 || bytes[at - 1] <= 0x20 || at + 1 == bytes.count || bytes[at + 1] <= 0x20
            || [0x2C, 0x29, 0x2E, 0x3B].contains(bytes[at + 1])
    }

    /// A hyphen between spaces, as in `Ada Brook - The Long Brook`.
    private static func isLooseDash(_ bytes: [UInt8], _ at: Int) -> Bool {
        bytes[at] == 0x20 && at + 2 < bytes.count && bytes[at + 1] == UInt8(ascii: "-") && bytes[at + 2] == 0x20
    }

    private static func closing(_ bytes: [UInt8], _ open: Int) -> Int? {
        let pair: (open: UInt8, close: UInt8) =
            switch bytes[open] {
            case UInt8(ascii: "("): (0x28, 0x29)
            case UInt8(ascii: "["): (0x5B, 0x5D)
            default: (0x3C, 0x3E)
            }
        var depth = 0
        for at in open..<bytes.count {
            if bytes[at] == pair.open { depth += 1 }
            if bytes[at] == pair.close {
                depth -= 1
                if depth == 0 { return at }
            }
        }
        return nil
    }
}

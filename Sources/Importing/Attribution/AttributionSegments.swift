import Diagnostics

/// A line of attribution, cut at its commas and brackets, quoted titles left whole.
struct AttributionSegments {
    private(set) var all: ArraySlice<SourceText>
    private var brackets: ArraySlice<Bool>
    private var places: ArraySlice<Range<Int>>

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
            if byte == UInt8(ascii: "\""), !isQuoted, parts.isEmpty, bytes.last == byte, at > start + 1,
                bytes[at - 1] == 0x20,
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
                at > 0, bytes[at - 1] <= 0x20, byte != UInt8(ascii: "<") || !Self.isLower(bytes[..<at]),
                let end = Self.closing(bytes, at)
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
            if !isQuoted, parts.isEmpty, Self.isLooseDash(bytes, at), AttributionShape.looksLikeName(bytes[start..<at])
            {
                close(at)
                start = at + 2
            }
            at += 1
        }
        close(bytes.count)
        let trimmed = parts.map { (line.slice($0.range).trimmed(), $0.isBracket, $0.range) }
            .filter { !$0.0.string.isEmpty }
        let kept = trimmed.isEmpty ? [(line, false, 0..<bytes.count)] : trimmed
        all = kept.map(\.0)[...]
        brackets = kept.map(\.1)[...]
        places = kept.map(\.2)[...]
    }

    /// Whether a segment stood in brackets.
    func isBracket(_ index: Int) -> Bool {
        let index = index < all.startIndex ? all.startIndex + index : index
        return brackets.indices.contains(index) && brackets[index]
    }

    /// Where a segment begins and ends in the line.
    func start(_ index: Int) -> Int { places[places.startIndex + index].lowerBound }
    func end(_ index: Int) -> Int { places[places.startIndex + index].upperBound }

    /// Whether they are one author of several names: "Misner, Thorne, and Wheeler".
    var areJointNames: Bool {
        guard all.count > 1, let last = all.last?.string else { return false }
        return ["and ", "und ", "& "].contains(where: last.hasPrefix)
    }

    mutating func removeFirst() -> SourceText {
        brackets.removeFirst()
        places.removeFirst()
        return all.removeFirst()
    }

    /// An underscore at the edge of a word marks a title; one inside belongs to a name such as foo_bar.
    private static func isEdge(_ bytes: [UInt8], _ at: Int) -> Bool {
        at == 0 || bytes[at - 1] <= 0x20 || at + 1 == bytes.count || bytes[at + 1] <= 0x20
            || [0x2C, 0x29, 0x2E, 0x3B].contains(bytes[at + 1])
    }

    /// Whether the last word is in lower case, as in `Ada Brook in <8162@example.org>`.
    private static func isLower(_ bytes: ArraySlice<UInt8>) -> Bool {
        let word = bytes.split(separator: 0x20).last?.first
        return word.map { (0x61...0x7A).contains($0) } ?? false
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

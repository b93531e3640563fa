import CCommonMark

/// Character references such as `&mdash;` and `&#8212;`.
enum Entities {
    struct Entity {
        /// The UTF-8 it stands for.
        let bytes: [UInt8]

        /// How many bytes it is written with.
        let length: Int
    }

    /// The entity that begins at an ampersand; nil where there is none.
    static func entity(at start: Int, in bytes: [UInt8]) -> Entity? {
        var end = start + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        // The longest name of HTML 5, CounterClockwiseContourIntegral, has 31 letters.
        while end < bytes.count, end - start < 34, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end - start > 1 else { return nil }
        let written = bytes[start...end]
        guard let meaning = meaning(of: written), meaning != Array(written) else { return nil }
        return Entity(bytes: meaning, length: written.count)
    }

    /// Asks cmark, which knows the two thousand names.
    private static func meaning(of written: ArraySlice<UInt8>) -> [UInt8]? {
        // A letter on either side keeps white space from being trimmed.
        var meaning: [UInt8]?
        CommonMarkTree([UInt8(ascii: "x")] + written + [UInt8(ascii: "x")]).forEachBlock { paragraph in
            paragraph.forEachChild { text in
                guard text.type == CMARK_NODE_TEXT else { return }
                meaning = (meaning ?? []) + text.literal
            }
        }
        guard let meaning, meaning.count >= 2 else { return nil }
        return Array(meaning.dropFirst().dropLast())
    }
}

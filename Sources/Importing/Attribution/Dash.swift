/// The dashes that stand in front of names.
enum Dash {
    /// Bytes of the dash that a text begins with: `--`, `—`, `―`, `–`, `–-` or a single `-`; nil for rules and arrows.
    static func length(_ text: ArraySlice<UInt8>) -> Int? {
        var rest = text
        var hyphens = 0
        var longer = 0
        while let first = rest.first {
            if first == UInt8(ascii: "-") {
                hyphens += 1
                rest = rest.dropFirst()
            } else if first == 0xE2, rest.count > 2, rest[rest.startIndex + 1] == 0x80,
                (0x93...0x95).contains(rest[rest.startIndex + 2])
            {
                longer += 1
                rest = rest.dropFirst(3)
            } else {
                break
            }
        }
        guard hyphens + longer > 0, hyphens <= 2, longer <= 1, rest.first != UInt8(ascii: ">") else { return nil }
        return text.count - rest.count
    }
}

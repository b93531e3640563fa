extension ScannedText {
    /// How many characters a person counts.
    var characterCount: Int { isOneScalarPerCharacter ? scalarCount : string.count }

    /// What stands behind as many characters as are allowed; nil if nothing does.
    func excess(over limit: Int) -> Range<Int>? {
        // No text has more characters than bytes or scalars.
        guard bytes.count > limit, scalarCount > limit else { return nil }
        if isOneScalarPerCharacter {
            return traits.contains(.notASCII) ? offset(ofScalar: limit)..<bytes.count : limit..<bytes.count
        }
        guard let end = string.index(string.startIndex, offsetBy: limit, limitedBy: string.endIndex),
            end < string.endIndex
        else { return nil }
        return string.utf8.distance(from: string.startIndex, to: end)..<bytes.count
    }

    /// Whether no scalar forms a character with its neighbours, as is so in most texts.
    private var isOneScalarPerCharacter: Bool { traits.isDisjoint(with: [.uncommon, .control]) }

    private var scalarCount: Int {
        traits.contains(.notASCII) ? bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } : bytes.count
    }

    private func offset(ofScalar number: Int) -> Int {
        var count = 0
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            if count == number { return offset }
            count += 1
        }
        return bytes.count
    }
}

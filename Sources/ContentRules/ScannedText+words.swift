extension ScannedText {
    /// Calls with each word: letters, digits, marks, and hyphens and apostrophes between them.
    func forEachWord(_ body: (Range<Int>) -> Void) {
        var start: Int?
        for offset in bytes.indices {
            if bytes[offset].isOfWord {
                if start == nil { start = offset }
            } else if let first = start {
                body(first..<offset)
                start = nil
            }
        }
        if let first = start { body(first..<bytes.count) }
    }

    /// Whether the bytes at an offset are these letters of ASCII, whatever their case.
    ///
    /// - Parameter words: in lower case.
    func holds(_ words: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset + words.count <= bytes.count else { return false }
        for place in words.indices where bytes[offset + place].inLowerCase != words[place] { return false }
        return true
    }
}

extension UInt8 {
    /// Part of a word; above ASCII roughly everything is.
    fileprivate var isOfWord: Bool {
        self >= 0x80 || isAlphanumeric || self == UInt8(ascii: "'") || self == UInt8(ascii: "-")
    }

    var inLowerCase: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

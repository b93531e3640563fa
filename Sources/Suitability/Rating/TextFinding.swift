/// Words of a text that a rule found.
package struct TextFinding: Hashable, Sendable {
    /// Its number in the policy.
    package let rule: Int

    /// Bytes of the text's UTF-8.
    package let bytes: Range<Int>

    package init(rule: Int, bytes: Range<Int>) {
        self.rule = rule
        self.bytes = bytes
    }

    /// The same in Unicode scalars, as people who read JSON count.
    package func scalars(in text: String) -> Range<Int> { range(in: text.utf8) { $0 & 0xC0 == 0x80 ? 0 : 1 } }

    /// The same in UTF-16, as editors and browsers count.
    package func utf16(in text: String) -> Range<Int> {
        range(in: text.utf8) { $0 & 0xC0 == 0x80 ? 0 : $0 >= 0xF0 ? 2 : 1 }
    }

    package func words(in text: String) -> String {
        let all = text.utf8
        let start = all.index(all.startIndex, offsetBy: bytes.lowerBound)
        return String(all[start..<all.index(start, offsetBy: bytes.count)]) ?? ""
    }

    private func range(in utf8: String.UTF8View, _ units: (UInt8) -> Int) -> Range<Int> {
        var start = 0
        var end = 0
        for (place, byte) in utf8.prefix(bytes.upperBound).enumerated() {
            let count = units(byte)
            if place < bytes.lowerBound { start += count }
            end += count
        }
        return start..<end
    }
}

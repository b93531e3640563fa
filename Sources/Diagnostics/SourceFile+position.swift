extension SourceFile {
    /// Where a byte stands, for people and for machines.
    ///
    /// Offsets beyond the end count as the end, so that a renderer never traps on a position. A byte inside a
    /// character stands in that character's column.
    package func position(of offset: Int) -> SourcePosition { position(of: offset, closesRange: false) }

    /// Where a range ends; a character of which only a part belongs to the range is counted whole.
    package func endPosition(of offset: Int) -> SourcePosition { position(of: offset, closesRange: true) }

    private func position(of offset: Int, closesRange: Bool) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let start = lineStarts[line - 1]
        let scalar = max(start, startOfScalar(at: offset))
        if isPlain(start..<scalar), scalar == bytes.count || bytes[scalar] < 0x80 {
            let column = scalar - start + 1
            return SourcePosition(line: line, column: column, utf16Column: column, byteOffset: offset)
        }
        let before = text(start..<scalar)
        let isInside = before.last.map { continues($0, at: scalar) } ?? false
        return SourcePosition(
            line: line, column: before.count + (isInside && !closesRange ? 0 : 1),
            utf16Column: before.utf16.count + 1, byteOffset: offset)
    }

    /// Whether a byte is a character, a column and a UTF-16 unit all at once.
    private func isPlain(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    }

    /// Whether what stands at an offset belongs to the character in front of it, as an accent does.
    private func continues(_ character: Character, at offset: Int) -> Bool {
        guard let next = text(offset..<offset + 4).unicodeScalars.first else { return false }
        var joined = String(character)
        joined.unicodeScalars.append(next)
        return joined.count == 1
    }

    /// Where the code point begins that a byte is part of; the byte itself where it is not valid UTF-8.
    func startOfScalar(at offset: Int) -> Int {
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
        for back in 1...3 where back <= offset {
            let start = offset - back
            if bytes[start] & 0xC0 == 0x80 { continue }
            return lengthOfScalar(at: start) > back ? start : offset
        }
        return offset
    }

    /// How many bytes the code point takes that begins at an offset; 0 where they are not valid UTF-8.
    func lengthOfScalar(at offset: Int) -> Int {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
        guard length > 0, offset + length <= bytes.count,
            String(validating: bytes[offset..<offset + length], as: UTF8.self) != nil
        else { return 0 }
        return length
    }
}

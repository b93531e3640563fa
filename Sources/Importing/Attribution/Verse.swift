import Diagnostics

/// A place in scripture, which stands for an author: `1 John 4:18`.
struct Verse {
    let book: SourceText
    let place: SourceText

    /// Nil if the last word is not chapter and verse.
    init?(_ text: SourceText) {
        let bytes = Array(text.string.utf8)
        guard let space = bytes.lastIndex(of: 0x20), space > 1 else { return nil }
        let numbers = bytes[(space + 1)...]
        guard let first = numbers.first, (0x30...0x39).contains(first), numbers.contains(UInt8(ascii: ":")),
            numbers.allSatisfy({ (0x30...0x39).contains($0) || [0x2C, 0x2D, 0x3A].contains($0) })
        else { return nil }
        book = text.slice(0..<space)
        place = text.slice((space + 1)..<bytes.count)
    }
}

/// What follows the words of a link: `](address "title")`.
///
/// Source: https://spec.commonmark.org/0.30/#inline-link; cmark has said that it is a link, so this only finds the
/// parts.
struct LinkTail {
    /// The address, angle brackets around it left out.
    let destination: Range<Int>

    /// Behind the closing parenthesis.
    let end: Int

    init?(at start: Int, in bytes: [UInt8]) {
        var position = start
        func byte() -> UInt8? { position < bytes.count ? bytes[position] : nil }
        func skipSpace() { while let one = byte(), one.isBlank || one == lineFeed { position += 1 } }

        guard byte() == rightBracket else { return nil }
        position += 1
        guard byte() == UInt8(ascii: "(") else { return nil }
        position += 1
        skipSpace()
        if byte() == leftAngle {
            position += 1
            let from = position
            while let one = byte(), one != angle { position += one == backslash ? 2 : 1 }
            destination = from..<min(position, bytes.count)
            position += 1
        } else {
            let from = position
            var depth = 0
            scan: while let one = byte() {
                switch one {
                case backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation: position += 1
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"):
                    if depth == 0 { break scan }
                    depth -= 1
                case space, tab, lineFeed: break scan
                default: break
                }
                position += 1
            }
            destination = from..<min(position, bytes.count)
        }
        skipSpace()
        if let quote = byte(), quote != UInt8(ascii: ")") {
            let closing = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
            position += 1
            while let one = byte(), one != closing { position += one == backslash ? 2 : 1 }
            position += 1
            skipSpace()
        }
        guard byte() == UInt8(ascii: ")") else { return nil }
        end = position + 1
    }
}

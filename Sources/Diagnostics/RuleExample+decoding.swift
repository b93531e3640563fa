extension RuleExample {
    /// A file of an example without its marks.
    package struct DecodedFile: Hashable, Sendable {
        package let path: String
        package let bytes: [UInt8]

        /// Offsets in `bytes` at which findings are expected to begin, in ascending order.
        package let marks: [Int]

        /// The file as a reader takes it.
        package var source: SourceFile { SourceFile(path: path, bytes: bytes) }
    }

    /// All files without their marks.
    package var decoded: [DecodedFile] { files.map { Self.decode($0.text, path: $0.path) } }

    /// One file without its marks; nil if the example has no file of this path.
    package func decoded(_ path: String) -> DecodedFile? {
        files.first { $0.path == path }.map { Self.decode($0.text, path: path) }
    }

    /// Takes the marks out of a text: `↓` is a place, `⟨97⟩` a byte, `⟨U+200B⟩` a code point.
    ///
    /// An arrow that belongs to the text is written `⟨U+2193⟩`. Angle brackets around anything else stay. Code points
    /// are looked at, not characters: a mark in front of a lone accent must not become one character with it.
    package static func decode(_ text: String, path: String = usualPath) -> DecodedFile {
        var bytes: [UInt8] = []
        var marks: [Int] = []
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "↓" {
                marks.append(bytes.count)
                rest.removeFirst()
            } else if scalar == "⟨", let end = rest.firstIndex(of: "⟩"),
                let value = value(of: String(rest[rest.index(after: rest.startIndex)..<end]))
            {
                bytes += value
                rest = rest[rest.index(after: end)...]
            } else {
                bytes += UTF8.encode(scalar)!
                rest.removeFirst()
            }
        }
        return DecodedFile(path: path, bytes: bytes, marks: marks)
    }

    /// The bytes of `97` or `U+200B`; nil for anything else.
    private static func value(of mark: String) -> [UInt8]? {
        let isCodePoint = mark.hasPrefix("U+")
        let digits = isCodePoint ? mark.dropFirst(2) : mark[...]
        // UInt32 would read a sign as well.
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16) else {
            return nil
        }
        if isCodePoint {
            guard (4...6).contains(digits.utf8.count) else { return nil }
            return Unicode.Scalar(value).flatMap { UTF8.encode($0) }.map { Array($0) }
        }
        return digits.utf8.count == 2 ? [UInt8(value)] : nil
    }
}

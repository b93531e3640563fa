import Diagnostics

/// A text laid out for rules: its bytes, what they hold, and the way back to the file.
package struct ScannedText: Sendable {
    package let source: SourceText

    /// The UTF-8 of the text.
    package let bytes: [UInt8]
    package let traits: TextTraits

    package init(_ source: SourceText) {
        self.source = source
        bytes = Array(source.string.utf8)
        traits = TextTraits(of: bytes)
    }

    package var string: String { source.string }

    /// Where some bytes of the text stand in the file.
    func range(_ bytes: Range<Int>) -> SourceRange { source.range(bytes) }

    /// Some bytes of the text as a string.
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    var scalars: PlacedScalars { PlacedScalars(bytes) }

    func scalars(from offset: Int) -> PlacedScalars { PlacedScalars(bytes, from: offset) }

    /// The scalar that begins at an offset; nil at the end.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        offset < bytes.count ? PlacedScalars.decode(bytes, at: offset).scalar : nil
    }

    /// The scalar that ends at an offset; nil at the beginning.
    func scalar(before offset: Int) -> Unicode.Scalar? { PlacedScalars.decode(bytes, before: offset)?.scalar }

    /// New words for some bytes, written as the file's syntax wants them.
    func replacement(_ range: Range<Int>, with words: String) -> Diagnostic.Replacement {
        Diagnostic.Replacement(source.range(range), with: writtenOut(words))
    }

    /// XML needs references for two characters; everything else is written as it is.
    private func writtenOut(_ words: String) -> String {
        guard source.file.path.hasSuffix(".xml") else { return words }
        return words.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            default: result.append(character)
            }
        }
    }
}

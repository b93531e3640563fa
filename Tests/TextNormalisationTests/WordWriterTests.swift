import Testing

@testable import TextNormalisation

struct WordWriterTests {
    /// All that a writer made of a text.
    private struct Written: Equatable {
        var words: [UInt8]
        var list: [[UInt32]]
        var letters: Int
        var visible: Int

        init(_ writer: WordWriter) {
            words = Array(writer.words)
            list = writer.list.words.map { [$0.start, $0.source, UInt32($0.marks.rawValue)] }
            (letters, visible) = (writer.letters, writer.visible)
        }
    }

    /// Writes byte by byte what is usually written eight bytes at a time.
    private func written(byByte text: [UInt8]) -> Written {
        var writer = WordWriter()
        writer.start()
        for (place, byte) in text.enumerated() {
            writer.source = place
            writer.write(ascii: byte)
        }
        return Written(writer)
    }

    private func written(atOnce text: [UInt8]) -> Written {
        var writer = WordWriter()
        writer.start()
        _ = writer.write(text.span, from: 0)
        return Written(writer)
    }

    @Test func everyCharacterIsReadAtEveryPlace() {
        var different: [String] = []
        for byte in 0..<0x80 as Range<UInt8> {
            // Words behind one with an apostrophe have a mark byte by byte, and at once they have none.
            if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") { continue }
            for place in 0..<18 {
                var text = Array("a quick Brown foX is".utf8)
                text.insert(byte, at: place)
                for text in [text, Array(text[...place])] where written(byByte: text) != written(atOnce: text) {
                    different.append(String(decoding: text, as: UTF8.self))
                }
            }
        }
        #expect(different.isEmpty)
    }
}

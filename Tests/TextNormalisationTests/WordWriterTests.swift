import Testing

@testable import TextNormalisation

struct WordWriterTests {
    /// Writes byte by byte what is usually written eight bytes at a time.
    private func written(byByte text: [UInt8]) -> WordWriter {
        var writer = WordWriter()
        writer.start()
        for (place, byte) in text.enumerated() {
            writer.source = place
            writer.write(ascii: byte)
        }
        return writer
    }

    private func written(atOnce text: [UInt8]) -> WordWriter {
        var writer = WordWriter()
        writer.start()
        #expect(writer.write(text.span, from: 0) == text.count)
        return writer
    }

    private func expectEqual(_ text: [UInt8]) {
        let (one, other) = (written(byByte: text), written(atOnce: text))
        let words = one.list.words.map { [$0.start, $0.source, UInt32($0.marks.rawValue)] }
        #expect(other.list.words.map { [$0.start, $0.source, UInt32($0.marks.rawValue)] } == words)
        #expect(Array(other.words) == Array(one.words))
        #expect(other.letters == one.letters && other.visible == one.visible)
    }

    @Test func everyCharacterIsReadAtEveryPlace() {
        for byte in 0..<0x80 as Range<UInt8> {
            for place in 0..<20 {
                var text = Array("a quick Brown foX is here".utf8)
                text[place] = byte
                expectEqual(text)
                expectEqual(Array(text[...place]))
                text.insert(byte, at: place)
                expectEqual(text)
            }
        }
    }
}

import BundleReader
import Testing

struct CanonicalJSONWriterTests {
    private func written(_ write: (inout CanonicalJSONWriter) -> Void) -> String {
        var writer = CanonicalJSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func writesNestedValuesWithoutSpace() {
        let text = written {
            $0.object {
                $0.member("a", 0)
                $0.key("b")
                $0.array([[1, 2], [], [-3]]) { $0.array($1) { $0.integer($1) } }
                $0.member("c", true)
                $0.member(ifAny: "d", nil as String?)
                $0.member(ifAny: "e", 7)
                $0.member("f", ["x", "y"])
            }
            $0.endLine()
            $0.object { _ in }
        }
        #expect(text == #"{"a":0,"b":[[1,2],[],[-3]],"c":true,"e":7,"f":["x","y"]}"# + "\n{}")
    }

    @Test func writesTheLargestAndSmallestNumbers() {
        #expect(written { $0.integer(.max) } == "9223372036854775807")
        #expect(written { $0.integer(.min) } == "-9223372036854775808")
        #expect(written { $0.integer(BundleLayout.largestInteger) } == "9007199254740991")
    }

    @Test func escapesAsLittleAsPossible() {
        let text = (0..<0x20).map { String(Unicode.Scalar(UInt8($0))) }.joined() + "\"\\/\u{7F}<é😀"
        let escapes =
            #"\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f\u0010\u0011\u0012\u0013\u0014"#
            + #"\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f\"\\/"#
        #expect(written { $0.string(text) } == "\"\(escapes)\u{7F}<é😀\"")
    }

    @Test func whatIsWrittenIsReadBack() throws {
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = ComposedText.of("a\(scalar)\"b")
            var writer = CanonicalJSONWriter()
            writer.string(text)
            var scanner = JSONScanner(writer.bytes)
            #expect(try scanner.string() == text)
            try scanner.finish()
        }
    }

    /// Texts are looked at eight bytes at a time: a mark must be found at every place of a word and behind the last.
    @Test func findsWhatNeedsEscapingWhereverItStands() throws {
        let marks: [(Unicode.Scalar, String)] = [
            ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1F}", "\\u001f"), ("\0", "\\u0000"),
            ("\u{7F}", "\u{7F}"),
            (" ", " "), ("!", "!"), ("#", "#"), ("[", "["), ("]", "]"), ("\u{80}", "\u{80}"), ("é", "é"), ("€", "€"),
        ]
        for (mark, escaped) in marks {
            for length in 0..<20 {
                for place in 0...length {
                    let (before, after) = (
                        String(repeating: "~", count: place), String(repeating: "!", count: length - place)
                    )
                    let text = written { $0.string("\(before)\(mark)\(after)") }
                    #expect(text.utf8.elementsEqual("\"\(before)\(escaped)\(after)\"".utf8))
                    var scanner = JSONScanner(Array(text.utf8))
                    #expect(try scanner.string() == "\(before)\(mark)\(after)")
                }
            }
        }
    }

    @Test func composesText() {
        #expect(Array(written { $0.string("e\u{301}") }.utf8) == Array("\"\u{E9}\"".utf8))
    }
}

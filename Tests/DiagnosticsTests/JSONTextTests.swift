import Diagnostics
import Foundation
import Testing

@Suite struct JSONTextTests {
    @Test func writesKeysInTheirOrder() {
        let value: JSONText = ["z": 1, "a": [true, "x", [:], []], "m": ["k": -3]]
        #expect(value.line == #"{"z":1,"a":[true,"x",{},[]],"m":{"k":-3}}"#)
        #expect(
            value.indented == """
                {
                  "z": 1,
                  "a": [
                    true,
                    "x",
                    {},
                    []
                  ],
                  "m": {
                    "k": -3
                  }
                }
                """)
    }

    @Test func leavesOutMembersWithoutAValue() {
        #expect(JSONText.object(["a": nil, "b": 2]).line == #"{"b":2}"#)
    }

    @Test func escapesWhatJSONForbidsAndWhatNobodyCouldSee() {
        #expect(JSONText.string("a\"b\\c\n\r\t\u{1}é🙂").line == #""a\"b\\c\n\r\t\u0001é🙂""#)
        #expect(JSONText.string("\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}").line == #""\u007F\u0085\u2028\u202E\uFEFF""#)
    }

    @Test func writesStringsOfRecordsSoThatTheyAreReadBack() throws {
        let everything = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
        var bytes: [UInt8] = []
        JSONText.append(["", everything], to: &bytes)
        let read = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String])
        #expect(Array(read[1].unicodeScalars) == Array(everything.unicodeScalars))
        #expect(JSONText.quoted("a\"\n\u{1}\u{1F}é") == #""a\"\n\u0001\u001fé""#)
    }

    @Test func isReadBackAsItWas() throws {
        let everything = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
        let data = Data(JSONText.array([.string(everything)]).line.utf8)
        // Foundation keeps code points as they are; compared as such, because e and é could be equal otherwise.
        let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
        #expect(Array(read[0].unicodeScalars) == Array(everything.unicodeScalars))
    }
}

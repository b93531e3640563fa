import BundleReader
import TestSupport
import Testing

struct JSONScannerTests {
    private func fault(in text: String, _ form: JSONScanner.Form = .canonical) -> JSONFault? {
        var scanner = JSONScanner(Array(text.utf8), form)
        do throws(JSONFault) {
            try scanner.skip()
            try scanner.finish()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "{}", "[]", "0", "-1", "9007199254740991", "-9007199254740991", "true", "false", "null", #""""#,
        #"{"":1,"a":{"b":[1,2,"x"]},"aa":null,"ab":[]}"#, #""\"\\\b\t\n\f\r\u0000\u001f""#, "\"ü€😀\u{7F}\"",
        "[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]",
    ])
    func acceptsCanonicalJSON(text: String) { #expect(fault(in: text) == nil) }

    @Test(arguments: [
        "↓", "{↓", "[1↓", "[1,↓]", "{\"a\":1,↓}", "{\"a\"↓}", "{\"a\":↓}", "↓\"abc", "↓\"abc\\", "↓\"abc\\\"", "↓nul",
        "↓tru",
        "↓-", "↓-0", "↓01", "↓1.5", "↓1e3", "↓9007199254740992", "[↓ 1]", "1↓ ", "{↓ }", "{\"a\"↓ :1}", "1↓x",
        "{\"b\":1,↓\"a\":2}", "{\"a\":1,↓\"a\":2}", "{↓\"\\n\":1}", "\"↓\\/\"", "\"↓\\u000a\"", "\"↓\\u0041\"",
        "\"↓\\u001F\"", "\"↓\\u12\"", "\"↓\\x\"", "\"a↓\u{1}\"", "\"a↓\n\"", "↓'a'", "{↓a:1}", "↓\u{FEFF}{}",
        "[[[[[[[[[[[[[[[[↓[]]]]]]]]]]]]]]]]]",
    ])
    func pointsAtWhatIsNotCanonical(marked: String) throws {
        let sample = MarkedText(marked)
        let fault = try #require(self.fault(in: sample.text), "accepted \(sample.text)")
        #expect(fault.offset == sample.marks[0], "\(fault)")
    }

    @Test(arguments: [
        " { \"b\" : 1 , \"a\" : [ 1 , 2 ] } ", #""\/\u0041\u00e9\u00E9\ud83d\ude00""#, "\t[\r]",
    ])
    func acceptsWhatPeopleWriteWhereThatIsAllowed(text: String) {
        #expect(fault(in: text, .relaxed) == nil)
        #expect(fault(in: text) != nil)
    }

    @Test(arguments: [#""\ud83d""#, #""\ud83dx""#, #""\ud83d\u0041""#, #""\ude00""#])
    func refusesHalvesOfSurrogatePairs(text: String) { #expect(fault(in: text, .relaxed)?.offset == 1) }

    @Test func readsEscapedText() throws {
        var scanner = JSONScanner(Array(#""a\"\\\b\t\n\f\r\u001f\u00e9\ud83d\ude00\/""#.utf8), .relaxed)
        #expect(try scanner.string() == "a\"\\\u{8}\t\n\u{C}\r\u{1F}é😀/")
    }

    @Test func staysWithinItsRange() throws {
        let bytes = Array("[1,2]".utf8)
        var scanner = JSONScanner(bytes, in: 0..<4)
        #expect(throws: JSONFault("a comma or a closing bracket is expected", at: 4)) { try scanner.skip() }
        var beyond = JSONScanner(bytes, in: 3..<900)
        #expect(try beyond.integer() == 2)
    }

    @Test func survivesEveryPrefixAndEveryWrongByte() {
        let sample = Array(#"{"a":[-12,true,null,"x\n\u0001ü"],"b":{"c":"\\"}}"#.utf8)
        for form in [JSONScanner.Form.canonical, .relaxed] {
            for length in sample.indices {
                var scanner = JSONScanner(sample, in: 0..<length, form)
                #expect(throws: JSONFault.self) { try scanner.skip() }
            }
            for offset in sample.indices {
                for byte in UInt8.min...UInt8.max {
                    var damaged = sample
                    damaged[offset] = byte
                    var scanner = JSONScanner(damaged, form)
                    try? scanner.skip()
                    #expect(scanner.position <= damaged.count)
                }
            }
        }
    }
}

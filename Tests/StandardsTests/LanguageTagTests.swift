import Testing

@testable import Standards

@Suite struct LanguageTagTests {
    @Test(arguments: [
        "en", "pt-BR", "zh-Hans-CN", "es-419", "grc", "sl-rozaj-biske", "de-CH-1901", "en-u-co-phonebk", "x-house",
        "en-x-house-style", "i-klingon", "zh-min-nan", "yue", "sr-Latn",
    ])
    func acceptsWhatIsWellFormedKnownAndUsual(tag: String) {
        #expect(LanguageTag.fault(of: tag) == nil)
    }

    @Test(arguments: [
        "", "e", "-", "en-", "-en", "en--GB", "en-x", "x", "en-a", "en-a-", "abcdefghi", "en-GB-GB-GB", "en-1",
        "en\u{E9}",
        "de-1901-1901", "en-u-co-u-co", "en GB x",
    ])
    func refusesWhatTheGrammarDoesNotKnow(tag: String) {
        #expect(LanguageTag.fault(of: tag)?.kind == .malformed, "\(String(describing: LanguageTag(tag)))")
    }

    @Test(arguments: [
        ("EN", "en"), ("zh-hans-cn", "zh-Hans-CN"), ("pt-br", "pt-BR"), ("eng", "en"), ("iw", "he"), ("ger", "de"),
        ("deu-AT", "de-AT"), ("EN-U-CO-Phonebk", "en-u-co-phonebk"), ("sR-lATN", "sr-Latn"),
    ])
    func saysHowATagIsUsuallyWritten(written: String, usual: String) {
        let fault = LanguageTag.fault(of: written)
        #expect(fault?.kind == .notCanonical && fault?.suggestions == [usual])
        #expect(LanguageTag.fault(of: usual) == nil)
    }

    @Test(arguments: [
        ("xq", LanguageTag.Fault.Kind.unknownLanguage, 0..<2, [String]()),
        ("jp", .unknownLanguage, 0..<2, ["ja"]),
        ("english", .unknownLanguage, 0..<7, ["en"]),
        ("en-UK", .unknownRegion, 3..<5, ["en-GB"]),
        ("de-QQ", .unknownRegion, 3..<5, []),
        ("zh-Hanz-CN", .unknownScript, 3..<7, ["zh-Hans-CN", "zh-Hant-CN"]),
        ("en_GB", .malformed, 0..<5, ["en-GB"]),
    ])
    func pointsAtThePartAtFaultAndSaysWhatWasMeant(
        written: String, kind: LanguageTag.Fault.Kind, part: Range<Int>, meant: [String]
    ) {
        let fault = LanguageTag.fault(of: written)
        #expect(fault == LanguageTag.Fault(kind: kind, part: part, suggestions: meant))
    }

    @Test func takesATagApart() throws {
        let tag = try #require(LanguageTag("zh-cmn-hans-cn-1994-u-co-pinyin-x-a"))
        #expect(tag.language == "zh" && tag.extended == ["cmn"] && tag.script == "Hans" && tag.region == "CN")
        #expect(tag.variants == ["1994"] && tag.extensions == ["u-co-pinyin"] && tag.privateUse == "x-a")
    }

    @Test func knowsEveryLanguageOfTheList() {
        var count = 0
        for first in UInt8(ascii: "a")...UInt8(ascii: "z") {
            for second in UInt8(ascii: "a")...UInt8(ascii: "z") {
                for third in UInt8(ascii: "a")...UInt8(ascii: "z") {
                    let code = String(decoding: [first, second, third], as: UTF8.self)
                    if LanguageCodes.isLanguage(code) { count += 1 }
                }
            }
        }
        #expect(count == LanguageSubtags.languageCount)
    }
}

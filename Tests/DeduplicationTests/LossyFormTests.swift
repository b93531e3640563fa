import Testing

@testable import Deduplication

/// What comparison must not throw away: scripts, digits, small words, signs that carry vowels.
struct LossyFormTests {
    /// Sayings that all differ, in scripts that a check made for English drops.
    private static let languages: [(language: String, texts: [String])] = [
        (
            "ru",
            [
                "Дорогу осилит идущий вместе с другом.", "Тихий свет виден издалека.", "Сначала чай, потом буря.",
                "Доброе слово греет зимой.", "Река помнит каждый берег.", "Отдых тоже часть пути.",
                "Не торопи рассвет.", "Торопи рассвет.",
            ]
        ),
        (
            "el",
            ["Το μικρό φως αρκεί.", "Το μεγάλο φως αρκεί.", "Η υπομονή είναι σκάλα.", "Ο δρόμος ξέρει τον φίλο."]
        ),
        ("he", ["מנוחה היא חלק מהדרך", "האור הקטן מוצא את המפתח", "הדרך היא חלק מהמנוחה", "לא ללכת לבד"]),
        ("ar", ["الراحة جزء من الطريق", "النور الصغير يجد المفتاح", "الطريق جزء من الراحة", "لا تمش وحدك"]),
        ("zh", ["小灯找到钥匙", "大灯找到钥匙", "休息是路的一部分", "路是休息的一部分", "慢慢走"]),
        ("ja", ["休むことも道のうち", "休むことは道のうち", "小さな灯りで足りる"]),
        ("th", ["พักก่อนแล้วค่อยเดิน", "เดินก่อนแล้วค่อยพัก", "แสงเล็กก็พอ"]),
        // Words that differ in one vowel sign: "kila", "kali", "kula", "kola" and so on.
        ("hi", ["यह किला है", "यह काला है", "यह केला है", "यह कला है", "यह कुल है", "यह कल है"]),
        ("ta", ["இது கல்", "இது கால்", "இது கோல்", "இது கேள்"]),
        ("bn", ["এটা বল", "এটা বেল", "এটা বাল", "এটা বিল"]),
    ]

    @Test(arguments: languages.indices)
    func textsOfEveryScriptStayApartAndMeetThemselves(number: Int) {
        let (language, texts) = Self.languages[number]
        var input: [DedupeRecord] = []
        for (place, text) in texts.enumerated() {
            input.append(record("a\(place)", text, language: language))
            input.append(record("b\(place)", "«" + text + "»", language: language))
        }
        let result = Deduplicated(input, .init(isThorough: true))
        #expect(result.merged == texts.count)
        #expect(
            Set(result.clusterIDs.map { $0.sorted() }) == Set(texts.indices.map { ["a\($0)", "b\($0)"] }))
        #expect(result.rules.contains("language-not-covered"))
        result.checkSums(in: input.count)
    }

    /// Declared as English although they are not: still no two are equal.
    @Test func foreignTextsWithoutTheirLanguageStayApartToo() {
        let texts = Self.languages.filter { $0.language != "th" && $0.language != "ja" && $0.language != "zh" }
            .flatMap(\.texts)
        let result = Deduplicated(texts.enumerated().map { record("r\($0.offset)", $0.element) })
        #expect(result.clusters.isEmpty, "\(result.clusterIDs.map { $0.map { texts[Int($0.dropFirst())!] } })")
    }

    @Test func digitsAndSmallWordsCount() {
        let texts = [
            "To be or not to be.", "To be and to be.", "To be.", "Not to be.", "Or not.", "0", "00", "10", "1", "100",
            "Level 0", "Level 10", "Level 1", "It is what it is.", "It was what it was not.", "Is it?", "It is.",
        ]
        let result = Deduplicated(
            texts.enumerated().map { record("r\($0.offset)", $0.element) }, .init(isThorough: true))
        #expect(result.clusterIDs.map { $0.map { texts[Int($0.dropFirst())!] } } == [])
        #expect(result.kept.count == texts.count)
    }

    @Test func emojiAloneAreNotWords() {
        let texts = ["❤", "❤❤", "👍", "👍🏽", "👨‍👩‍👧", "🇩🇪", "!!!", "…", "—", "???", "\u{200B}", " ", ""]
        let input = texts.enumerated().map { record("r\($0.offset)", $0.element) }
        let result = Deduplicated(input + [record("again", "👍"), record("more", "!!!")], .init(isThorough: true))
        #expect(result.clusters.isEmpty)
        #expect(result.kept.count == texts.count + 2)
    }

    /// A symbol may be an ornament or the point: an editor is asked.
    @Test func emojiBesideWordsAreLookedAt() {
        let result = Deduplicated([record("a", "Rest is part of the road ❤"), record("b", "Rest is part of the road")])
        #expect(result.merged == 0)
        #expect(result.review.map(\.relation.rawValue) == ["variant"])
    }
}

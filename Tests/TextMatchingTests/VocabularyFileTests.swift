import Testing

@testable import TextMatching

struct VocabularyFileTests {
    private func texts(_ lines: [(String, String)]) -> TextColumn {
        var column = TextColumn()
        for (text, language) in lines { column.append(text, language: language) }
        return column
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func countsWordsAsTheyAreCompared() {
        let counts = WordCounts.counting(
            texts([("I can't see the colour, THE color!", "en"), ("Ik can't zien", "nl"), ("", "en")]), Workers(1))
        let written = String(decoding: VocabularyFile.bytes(of: counts), as: UTF8.self)
        #expect(
            written == """
                florilegium-vocabulary\t1\ttexts:en=1\ttexts:nl=1
                can\t1
                can't\t1
                color\t2
                i\t1
                ik\t1
                not\t1
                see\t1
                the\t2
                zien\t1

                """)
    }

    /// Whatever is counted in parts comes to the same when it is added up.
    @Test func partsAddUp() throws {
        let all = [
            ("Walk slowly, the hill won't run.", "en"), ("Loop langzaam, het won't lukken.", "nl"),
            ("The hill grows shorter.", "en"), ("Twenty doors and 20 keys.", "en"), ("De heuvel is twenty.", "nl"),
        ]
        let whole = VocabularyFile.bytes(of: WordCounts.counting(texts(all), Workers(1)))
        for cut in 0...all.count {
            var lines = VocabularyFile.lines(of: WordCounts.counting(texts(Array(all[cut...])), Workers(1)))
            lines += VocabularyFile.lines(of: WordCounts.counting(texts(Array(all[..<cut])), Workers(1)))
            #expect(VocabularyFile.bytes(of: try VocabularyFile.sum(lines)) == whole, "cut at \(cut)")
        }
    }

    @Test func readsWhatItWrites() throws {
        let counts = WordCounts.counting(texts([("Ärger über 9:12 and R&B", "de"), ("a b a", "en")]), Workers(1))
        let written = VocabularyFile.bytes(of: counts)
        let read = try VocabularyFile.read(written)
        #expect(VocabularyFile.bytes(of: read) == written)
        #expect(read.textCount == 2)
        let frequent = try VocabularyFile.read(VocabularyFile.bytes(of: read, atLeast: 2))
        #expect((0..<2).map { frequent.words.word($0) } == [bytes("a"), bytes("b")] && frequent.words.count == 2)
    }

    @Test func countsStopAtTheLargestNumber() throws {
        let read = try VocabularyFile.sum(
            bytes("the\t18446744073709551615\nthe\t9\ntexts:en\t18446744073709551615\ntexts:nl\t1\n"))
        #expect(read.words.counts == [UInt32.max])
        #expect(read.textCount == UInt64.max)
    }

    @Test(arguments: [
        ("", "no vocabulary file"), ("lamp\t3\n", "no vocabulary file"),
        ("florilegium-vocabulary\t2\n", "version '2'"), ("florilegium-vocabulary\n", "no vocabulary file"),
        ("florilegium-vocabulary\t1\tx=1\n", "line 1"), ("florilegium-vocabulary\t1\ttexts:en=-1\n", "line 1"),
        ("florilegium-vocabulary\t1\nlamp\n", "line 2: there is no tab"),
        ("florilegium-vocabulary\t1\nlamp\t\n", "line 2: the count"),
        ("florilegium-vocabulary\t1\nlamp\t0\n", "line 2: the count"),
        ("florilegium-vocabulary\t1\nlamp\t18446744073709551616\n", "line 2: the count"),
        ("florilegium-vocabulary\t1\n\t1\n", "line 2: a word is empty"),
        ("florilegium-vocabulary\t1\na b\t1\n", "line 2: a word is empty or holds a space"),
        ("florilegium-vocabulary\t1\nb\t1\na\t1\n", "line 3: the words are not sorted"),
        ("florilegium-vocabulary\t1\na\t1\na\t1\n", "line 3: the words are not sorted"),
        ("florilegium-vocabulary\t1\ntexts:en\t1\n", "line 2: the number of texts"),
        ("florilegium-vocabulary\t1\ntexts:\t1\n", "line 2: the number of texts"),
        ("florilegium-vocabulary\t1\ttexts:en=0\n", "line 1: the number of texts"),
        ("florilegium-vocabulary\t1\ttexts:e n=1\n", "line 1: the number of texts"),
        ("florilegium-vocabulary\t1\ttexts:nl=1\ttexts:en=1\n", "line 1: the languages are not sorted"),
        ("florilegium-vocabulary\t1\ttexts:en=1\ttexts:en=1\n", "line 1: the languages are not sorted"),
        ("florilegium-vocabulary\t1\ttexts:en=12", "line 1: the line has no end"),
        ("florilegium-vocabulary\t1\nlamp\t42", "line 2: the line has no end"),
    ])
    func namesWhatIsWrongWithAFile(text: String, problem: String) {
        let fault = #expect(throws: VocabularyFile.Fault.self) { try VocabularyFile.read(bytes(text)) }
        #expect(fault?.description.contains(problem) == true, "\(String(describing: fault))")
    }

    /// What stands for a language in records may be anything.
    @Test func countsTextsWhoseLanguageIsNoTag() throws {
        let counts = WordCounts.counting(
            texts([("a", "e=n"), ("b", "x\ty"), ("c", ""), ("d", "en"), ("e", "\u{E9}"), ("f", "und")]), Workers(1))
        let written = VocabularyFile.bytes(of: counts)
        let opening = "florilegium-vocabulary\t1\ttexts:en=1\ttexts:und=5\n"
        #expect(String(decoding: written, as: UTF8.self).hasPrefix(opening))
        #expect(VocabularyFile.bytes(of: try VocabularyFile.read(written)) == written)
        #expect(VocabularyFile.bytes(of: try VocabularyFile.sum(VocabularyFile.lines(of: counts))) == written)
    }

    @Test(arguments: ["texts:e=n\t1\n", "a\t1\ntexts:\t3\n"])
    func namesLinesOfTextsInNoLanguage(lines: String) {
        let fault = #expect(throws: VocabularyFile.Fault.self) { try VocabularyFile.sum(bytes(lines)) }
        #expect(fault?.description.contains("the language of the texts is no tag") == true)
    }

    static let samples = [
        "florilegium-vocabulary\t1\ttexts:en=12\ttexts:nl=3\nhill\t4\nlamp\t42\nthe\t120\n",
        "texts:en\t12\nlamp\t42\ntexts:nl\t3\nthe\t100\nlamp\t1\nthe\t20\n",
    ]

    @Test(arguments: samples)
    func samplesCutOffOrChangedAnywhereKeepThePromises(sample: String) {
        let whole = bytes(sample)
        for end in 0...whole.count { fuzzVocabulary(Array(whole[..<end])) }
        for place in whole.indices {
            for byte in [UInt8(0), 0x09, 0x0A, 0x20, 0x30, 0x3A, 0x3D, 0x61, 0xC3, 0xFF] {
                var changed = whole
                changed[place] = byte
                fuzzVocabulary(changed)
            }
        }
    }
}

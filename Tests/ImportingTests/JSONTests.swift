import CatalogModel
import Diagnostics
import Importing
import Testing

@Suite struct JSONTests {
    @Test func knowsThePlaceOfEveryCharacterThroughEscapes() throws {
        let (result, marks) = read(#"[{"quote": "↓a\n\u00e9\ud83d\ude00\"b", "author": "↓Ada \u0042rook"}]"#, as: .json)
        let record = try #require(result.records.first)
        #expect(record.text.string == "a\né😀\"b")
        #expect(record.text.placesOfCharacters == ["a", #"\n"#, #"\u00e9"#, #"\ud83d\ude00"#, #"\""#, "b"])
        #expect(record.text.range(0..<1).bytes.lowerBound == marks[0])
        #expect(record.author?.string == "Ada Brook")
        #expect(record.author?.range.bytes.lowerBound == marks[1])
        #expect(record.author?.placesOfCharacters[4] == #"\u0042"#)
        #expect(result.found.isEmpty)
    }

    @Test(
        arguments: [
            ("misattributed-oscar-wilde", AttributionStatus.misattributed, nil),
            ("attributed-no-source", .attributed, "Oscar Wilde"),
            ("misattributed to Mark Twain", .misattributed, "Oscar Wilde"), ("Disputed", .disputed, "Oscar Wilde"),
            ("attributed-to-mark-twain", .disputed, "Oscar Wilde"), ("source-unknown", .attributed, "Oscar Wilde"),
            ("disputed territory", nil, "Oscar Wilde"), ("attribution", nil, "Oscar Wilde"),
        ] as [(String, AttributionStatus?, String?)])
    func tagsThatDoubtBecomeAStatus(tag: String, status: AttributionStatus?, author: String?) throws {
        let sample = #"[{"text": "Go on.", "author": "Oscar Wilde", "tags": ["courage", "↓\#(tag)"]}]"#
        let (result, marks) = read(sample, as: .json)
        let record = try #require(result.records.first)
        #expect(record.status == status && record.author?.string == author && record.hasAuthorField)
        #expect(record.tags.map(\.string) == (status == nil ? ["courage", tag] : ["courage"]))
        #expect(result.found("status-in-tag") == (status == nil ? [] : marks))
        let isShown = status == .misattributed || status == .disputed
        #expect(record.note?.string == (isShown ? tag : nil))
    }

    @Test(arguments: [
        (#"[{"text": "a"↓,}]"#, "comma after the last element"),
        (#"[{"text": "a"}↓,]"#, "comma after the last element"),
        (#"[{"text": "a"}↓ {"text": "b"}]"#, "comma missing between two elements"),
        (#"[{"text": "a"},↓, {"text": "b"}]"#, "comma without an element"),
        (#"[{"text": ↓'it is'}]"#, "text in single quotes; JSON wants double quotes"),
        (#"[{"text": ↓“a”}]"#, "text in curly quotation marks; JSON wants straight ones"),
        (#"[{↓text: "a"}]"#, "key text without quotation marks"),
        ("[{\"text\": ↓\"a,\n\"author\": \"b\"}]", "text begins here and its closing quotation mark is missing"),
        ("[{\"text\": \"a↓\nb\"}]", "line break inside a text; write \\n"),
        ("[{\"text\": \"a↓\tb\"}]", "control character <U+0009> inside a text"),
        (#"[{"text": "a↓\x"}]"#, #"\x means nothing in JSON; a backslash itself is written \\"#),
        (#"[{"text": "a↓\u12"}]"#, #"\u is not followed by four hexadecimal digits"#),
        (#"[{"text": "a", "n": ↓NaN}]"#, "NaN is no value in JSON"),
        (#"[{"text": "a", "n": ↓None}]"#, "None is no value in JSON"),
        (#"[{"text": "a"} ↓// one"#, "JSON has no comments"),
        (#"[{"text": "a", "n": ↓+1}]"#, "number +1 is not written as JSON wants it"),
        (#"[{"text": "a", "n": ↓007}]"#, "number 007 is not written as JSON wants it"),
        (#"[{"text"↓ "a"}]"#, "colon missing behind the key"),
        (#"[{"text": ↓}]"#, "'}' where a value or key should begin"),
        (#"[{"text": "a"↓]"#, "'{' is closed by ']'"),
        (#"↓[{"text": "a"}"#, "'[' is never closed; the file may have been cut off"),
        (#"[] ↓x"#, "something stands behind the end of the JSON"),
        ("↓", "there is no JSON here"),
    ])
    func saysWhatIsWrongAndWhere(marked: String, summary: String) throws {
        let sample = Sample(marked)
        let result = Importer.read(sample.file("a.json"), as: .json)
        let finding = try #require(result.findings.kept.first { $0.rule == "malformed-json" }, "\(marked)")
        #expect(finding.summary.text == summary)
        let expected = marked.contains("↓ {") || marked.contains("↓ \"a\"") ? sample.marks[0] + 1 : sample.marks[0]
        #expect(finding.range.bytes.lowerBound == expected)
    }

    @Test func goesOnBehindFaultsWhoseMeaningIsPlain() {
        let (result, _) = read(
            #"[{'text': 'it isn't', author: "Ada Brook",}, {"text": "b" "n": NaN} {"text": "c"},]"#, as: .json)
        #expect(result.records.map(\.text.string) == ["it isn't", "b", "c"])
        #expect(result.records[0].author?.string == "Ada Brook")
        #expect(result.found("malformed-json").count == 8)
    }

    @Test func offersEditsThatMakeItJSON() throws {
        var text = #"[{text: "a", 'author': 'Ada', "n": None, "m": True,},]"#
        for _ in 0..<10 {
            let result = Importer.read(SourceFile(path: "a.json", text: text), as: .json)
            guard let edit = result.findings.kept.lazy.compactMap({ $0.solutions.first?.replacements.first }).first
            else { break }
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(edit.range.bytes, with: Array(edit.text.utf8))
            text = String(decoding: bytes, as: UTF8.self)
        }
        #expect(text == #"[{"text": "a", "author": "Ada", "n": null, "m": true}]"#)
    }

    @Test func keepsRecordsInFrontOfATearAndRejectsTheTornOne() {
        let (result, _) = read(#"[{"text": "a"}, {"text": "b"}, {"text": "c", "author": "Ad"#, as: .json)
        #expect(result.records.map(\.id) == ["sample.json[0]", "sample.json[1]"])
        #expect(result.rejections.map(\.origin.description) == ["sample.json[2]"])
        #expect(result.rejections.map(\.rule) == ["malformed-json"])
    }

    @Test func keepsRecordsInFrontOfATearInANamedList() {
        let (result, _) = read(#"{"n": 1, "quotes": [{"text": "a"}, {"text": "b", "x": [1, 2"#, as: .json)
        #expect(result.records.map(\.id) == ["sample.json.quotes[0]"])
        #expect(result.rejections.map(\.origin.description) == ["sample.json.quotes[1]"])
        #expect(read(#"{"text": "a", "author": "Ad"#, as: .json).result.summary().line.hasSuffix("1 rejected"))
    }

    @Test func namesRecordsByArrayAndIndex() {
        let (result, _) = read(
            #"{"count": 2, "quotes": [{"text": "a"}, {"text": "b"}], "Ada Brook": ["c"]}"#, as: .json)
        #expect(
            result.records.map(\.id) == ["sample.json.quotes[0]", "sample.json.quotes[1]", "sample.json.Ada Brook[0]"])
        #expect(result.records[2].extra("list")?.string == "Ada Brook")
        #expect(result.recognitions[0].line.contains("'count' beside the records is not read"))
    }

    @Test func readsASingleRecord() {
        let (result, _) = read(#"{"quote": "a", "author": "", "date": ""}"#, as: .json)
        #expect(result.records.map(\.id) == ["sample.json"])
        #expect(result.records[0].author == nil && result.records[0].hasAuthorField)
    }

    @Test func readsRecordsByKey() {
        let (result, _) = read(#"{"one": {"text": "a"}, "two": {"text": "b"}}"#, as: .json)
        #expect(result.records.map(\.id) == ["sample.json.one", "sample.json.two"])
    }

    @Test func readsArraysOfTextsAndOfRows() {
        #expect(read(#"["a", "b"]"#, as: .json).result.records.map(\.text.string) == ["a", "b"])
        var options = ImportOptions()
        options.map = [.text: "1", .author: "2"]
        let (result, _) = read(#"[["a", "Ada Brook"]]"#, as: .json, options)
        #expect(result.records.first?.author?.string == "Ada Brook")
    }

    @Test func followsMappedFieldsIntoObjects() {
        var options = ImportOptions()
        options.map = [.text: "quote.body", .author: "quote.by.name"]
        let (result, _) = read(#"[{"quote": {"body": "a", "by": {"name": "Ada Brook"}}}]"#, as: .json, options)
        #expect(result.records.first?.author?.string == "Ada Brook")
    }

    @Test func listsTheKeysOfARecordWithoutAText() {
        let (result, marks) = read(#"[↓{"_id": 7, "sentence": {"sr": "Idi dalje."}}]"#, as: .json)
        #expect(result.found("missing-text") == marks)
        #expect(
            result.findings.kept[0].summary.text
                == "record has no field for the text; the fields are '_id' or 'sentence.sr'")
        #expect(result.findings.kept[0].solutions[0].summary.text.hasSuffix("--map text=sentence.sr"))
    }

    @Test func tellsWhichOfTwoTextsItTakes() {
        let (result, marks) = read(
            #"[{"text": "a", ↓"content": "b"}, {"text": "c", "content": "d"}]"#, as: .json)
        #expect(result.records.map(\.text.string) == ["a", "c"])
        #expect(result.found("ambiguous-field") == marks)
        #expect(result.records[0].extra("content")?.string == "b")
    }

    @Test func keepsTheFieldsItHasNoUseFor() {
        let (result, _) = read(
            #"[{"text": "a", "votes": 16, "ok": true, "x": null, "by.who": {"n": "m"}, "l": ["p", 2]}]"#, as: .json)
        #expect(result.records[0].extras.map(\.key) == ["votes", "ok", "by.who.n", "l", "l"])
        #expect(result.records[0].extras.map(\.value.string) == ["16", "true", "m", "p", "2"])
    }

    @Test func judgesLinesOneByOne() {
        let (result, marks) = read("{\"text\": \"a\"}\n\n{\"text\": ↓b}\r\n{\"text\": \"c\"}\n[1]\n", as: .jsonLines)
        #expect(result.records.map(\.id) == ["sample.jsonl:1", "sample.jsonl:4"])
        #expect(result.rejections.map(\.origin.description) == ["sample.jsonl:3", "sample.jsonl:5"])
        #expect(result.found("malformed-json") == marks)
    }

    @Test func reportsHalfCharactersAndKeysThatStandTwice() {
        let (result, marks) = read(#"[{"text": "a↓\ud83d", "n": 1, ↓"n": 2}]"#, as: .json)
        #expect(result.found.map(\.offset) == marks)
        #expect(result.found.map(\.rule) == ["lone-surrogate", "duplicate-json-key"])
        #expect(result.records[0].text.string == "a\u{FFFD}")
        #expect(result.records[0].extra("n")?.string == "2")
    }

    @Test func refusesToNestDeeperThanItsLimit() {
        let deep = String(repeating: "[", count: 100_000)
        let (result, _) = read(deep, as: .json)
        #expect(result.rejections.count == 1)
        #expect(result.findings.kept.map(\.summary.text) == ["nested more than 128 deep; the rest is not read"])
        #expect(result.records.isEmpty)
    }

    @Test func givesUpAfterAThousandFaults() {
        let (result, _) = read(
            "[" + String(repeating: ",1", count: 1) + String(repeating: " 1", count: 5000) + "]", as: .json)
        #expect(result.findings.counts.values.reduce(0, +) < 3100)
        #expect(result.findings.kept.contains { $0.rule == "malformed-json" })
    }

    @Test func rejectsOnlyTheRecordThatHoldsABadByte() {
        let (result, marks) = read(#"[{"text": "a"}, {"text": "b ↓⟨97⟩ c"}, {"text": "d"}]"#, as: .json)
        #expect(result.records.map(\.text.string) == ["a", "d"])
        #expect(result.rejections.map(\.rule) == ["invalid-utf8"])
        #expect(result.rejections[0].range.bytes.lowerBound == marks[0])
        #expect(result.found("invalid-utf8") == marks)
        #expect(result.findings.kept[0].summary.text.hasSuffix("in Windows-1252 it is '—' (U+2014)"))
    }

    @Test func readsOtherEncodingsAtTheirOwnPlaces() throws {
        var options = ImportOptions()
        options.encoding = .windows1252
        let (result, marks) = read(#"[{"text": "b ↓⟨97⟩ ↓\u00e9⟨92⟩x"}]"#, as: .json, options)
        let record = try #require(result.records.first)
        #expect(record.text.string == "b — é’x")
        #expect(record.text.range(2..<5).bytes == marks[0]..<(marks[0] + 1))
        #expect(record.text.range(6..<8).bytes == marks[1]..<(marks[1] + 6))
        #expect(record.text.range(11..<12).bytes == (marks[1] + 7)..<(marks[1] + 8))
        options.encoding = .latin1
        #expect(read(#"[{"text": "⟨E9⟩"}]"#, as: .json, options).result.records[0].text.string == "é")
    }

    @Test(arguments: [true, false])
    func readsUTF16WithAMark(bigEndian: Bool) throws {
        func coded(_ text: String) -> [UInt8] {
            Array(text.utf16).flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return bigEndian ? [high, low] : [low, high]
            }
        }
        let bytes = coded("\u{FEFF}[{\"text\": \"a😀—b\"}]")
        let result = Importer.read(SourceFile(path: "a.json", bytes: bytes), as: .json)
        let text = try #require(result.records.first?.text)
        #expect(text.string == "a😀—b")
        #expect(text.range(1..<5).bytes.count == 4)
        #expect(Array(bytes[text.range(8..<9).bytes]) == coded("b"))
        let torn = Importer.read(SourceFile(path: "a.json", bytes: Array(bytes.dropLast(3))), as: .json)
        #expect(torn.findings.kept.contains { $0.rule == "invalid-utf8" })
    }

    @Test func passesOverAByteOrderMark() {
        let (result, marks) = read("⟨EF⟩⟨BB⟩⟨BF⟩[{\"text\": \"↓a\"}]", as: .json)
        #expect(result.records.first?.text.range.bytes.lowerBound == marks[0])
    }

    @Test func readsBackLineBreaksWrittenAsHTML() throws {
        let (result, marks) = read(#"[{"text": "a↓<br/>b<BR >\u00e9"}]"#, as: .json)
        let text = try #require(result.records.first?.text)
        #expect(text.string == "a\nb\né")
        #expect(text.placesOfCharacters == ["a", "<br/>", "b", "<BR >", #"\u00e9"#])
        #expect(result.found == [Found(rule: "html-line-break-converted", offset: marks[0])])
        #expect(result.findings.kept[0].summary.text == "2 times <br> read as a line break")
    }

    @Test func readsDoubtAboutTheAuthorAsAStatus() throws {
        let (result, marks) = read(
            #"[{"text": "a", "author": "↓Unknown, but often attributed to Mark Twain"}, {"text": "b", "author": "Anonymous"}]"#,
            as: .json)
        #expect(result.records.map { $0.author?.string } == [nil, nil])
        #expect(result.records.map { $0.attributedTo?.string } == ["Mark Twain", "Anonymous"])
        #expect(result.records.map(\.status) == [.disputed, .anonymous])
        #expect(result.found("attribution-in-prose") == marks)
    }
}

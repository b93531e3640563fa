import Diagnostics
import MarkdownReading
import TestSupport
import Testing

struct YAMLReadingTests {
    private func read(_ yaml: String) -> (node: YAMLNode?, faults: [YAMLFault], source: MarkdownSource) {
        let source = MarkdownSource(SourceFile(path: "catalog.yml", text: yaml))
        let (node, faults) = YAMLReading.read(source, source.start..<source.bytes.count)
        return (node, faults, source)
    }

    private func scalars(_ node: YAMLNode) -> [SourceText] {
        switch node {
        case .scalar(let text): [text]
        case .list(let items, _): items.flatMap(scalars)
        case .map(let pairs, _): pairs.flatMap { [$0.key] + scalars($0.value) }
        }
    }

    /// Marks stand in front of each key and value in turn, quotation marks left out.
    @Test(arguments: [
        "↓title: ↓Courage\n", "↓a: [↓one, ↓two two ,↓three]\n", "↓a: '↓it''s'\n↓b: \"↓tab\\tquote\\\"\"\n",
        "↓é: ↓ñ  # comment\n↓漢字: ↓👍 b\n", "\u{FEFF}↓a: ↓b\n", "↓a: ↓b\r\n↓c: ↓d\r\n",
        "↓a:\n  - ↓b\n  - ↓c: ↓d\n    ↓e: ↓f\n",
        "↓a: {↓b: ↓c, ↓d: ↓e}\n", "↓a: |\n  ↓two\n  lines\n↓b: ↓c\n",
        "↓a: >\n  ↓folded\n  lines\n\n  and more\n↓b: ↓c\n",
        "↓a: ↓several words\n  on two lines\n↓b: ↓c\n", "'↓a': ↓b\n", "\"↓a\": ↓b\n", "---\n↓a: ↓b\n", "↓a: ↓\u{A0}b\n",
        "# comment\n\n↓a:   ↓b   \n", "↓a: ↓-4\n↓b: ↓55~\n↓c: ↓http://x.example/#y\n", "? ↓a\n: ↓b\n",
        "↓a: \"↓x\\u00e9\\\n  y\"\n", "↓a: '↓one\n\n  two'\n", "↓a: |2-\n  ↓ x\n↓b: ↓c\n",
    ])
    func knowsWhereKeysAndValuesStand(sample: String) throws {
        let marked = MarkedText(sample)
        let (node, faults, _) = read(marked.text)
        #expect(faults.isEmpty, "\(faults.map(\.summary))")
        #expect(scalars(try #require(node)).map(\.bytes.lowerBound) == marked.marks, "\(sample.debugDescription)")
    }

    @Test(arguments: [
        ("a: 'it''s'\n", "it's", [0, 1, 3, 4]), ("a: \"\\u00e9x\"\n", "éx", [0, 0, 6]),
        ("a: \"one\n  two\"\n", "one two", [0, 1, 2, 3, 6, 7, 8]),
        ("a: |\n  x\n  y\n", "x\ny\n", [0, 1, 4, 5]), ("a: >-\n  x\n  y\n", "x y", [0, 1, 4]),
        ("a: >-\n  x\n\n  y\n", "x\ny", [0, 1, 5]),
    ])
    func leadsFromEachByteToItsPlace(yaml: String, value: String, places: [Int]) throws {
        let (node, _, _) = read(yaml)
        let text = scalars(try #require(node))[1]
        #expect(text.string == value)
        let found = (0..<value.utf8.count).map { text.range($0..<$0 + 1).bytes.lowerBound - text.bytes.lowerBound }
        #expect(found == places)
    }

    /// What editors get wrong, where it is shown, and a word that tells them what it is.
    @Test(arguments: [
        ("title: Courage↓: the book\n", "colon"), ("moods: ↓[tired, sad\n", "list"),
        ("a: ↓\"open\nb: c\n", "quotation mark"),
        ("a: 'b'↓c: d\n", "fit"), ("a: ↓`x`\n", "begin"), ("a: ↓@x\n", "begin"), ("a: ↓&x y\n", "anchors"),
        ("a: ↓*x\n", "exist"),
        ("a: ↓!!str x\n", "tags"), ("a: {b: c}\nd: ↓{e: f\n", "map"), ("a:\n↓\t- b\n", "tabs"),
        ("a: b\n ↓c: d\n", "further"), ("↓words without colon\na: b\n", "colon"), ("a: b\n↓---\nc: d\n", "document"),
        ("a: \"↓\\q\"\n", "backslash"), ("a: x↓\u{1}y\n", "U+0001"), ("a: [b]\n ↓c\n", "fit"), ("a: ↓- b\n", "line"),
    ])
    func saysWhatIsWrongAndWhere(sample: String, word: String) throws {
        let marked = MarkedText(sample)
        let (_, faults, _) = read(marked.text)
        let fault = try #require(faults.first)
        #expect(fault.summary.text.contains(word), "\(fault.summary)")
        #expect(fault.range.bytes.lowerBound == marked.marks[0], "\(fault.summary) at \(fault.range.bytes)")
    }

    @Test(arguments: [
        "a: 1\n↓a: 2\n", "x: {b: 1, ↓b: 2}\n", "x:\n  - k: 1\n    l: 2\n    ↓k: 3\n", "'a': 1\n\"↓a\": 2\n",
        "aa: 1\nb: a\n↓aa: 2\n",
    ])
    func keepsKeysThatStandTwice(sample: String) throws {
        let marked = MarkedText(sample)
        let (node, faults, source) = read(marked.text)
        #expect(faults.isEmpty)
        let all = scalars(try #require(node))
        let second = try #require(all.first { $0.bytes.lowerBound == marked.marks[0] })
        #expect(all.contains { $0.string == second.string && $0.bytes.lowerBound < marked.marks[0] })
        #expect(source.string(second.bytes) == second.string)
    }

    @Test func refusesDepth() {
        for yaml in [
            String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000) + "a",
            "a: " + String(repeating: "{b: ", count: 30) + "c" + String(repeating: "}", count: 30),
            String(repeating: "[\"]\" , ", count: 3000),
            (0..<50).map { String(repeating: " ", count: $0) + "k:\n" }.joined(),
        ] {
            #expect(read(yaml).faults.contains { $0.kind == .nesting })
        }
    }

    @Test func refusesAliasesThatWouldGrow() {
        var yaml = "a0: &a0 [x, x]\n"
        for level in 1...40 { yaml += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        yaml += "? *a40\n: y\n"
        #expect(read(yaml).faults.map(\.kind) == [.feature])
    }

    @Test(arguments: ["", "\n", "# only a comment\n"])
    func findsNothingInNothing(yaml: String) {
        let (node, faults, _) = read(yaml)
        #expect(node == nil && faults.isEmpty)
    }
}

import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import ContentReading

/// What editors get wrong, with the place and the words they are told.
struct FaultTests {
    struct Fault: CustomStringConvertible, Sendable {
        let place: String
        let rule: String
        let words: String
        var description: String { "\(place): \(rule) \(words)" }
    }

    private static func found(_ text: String, at path: String) -> [String] {
        // By place alone: in a report causes come before what follows from them.
        ContentParsing.parse(SourceFile(path: path, text: text), at: path).findings.kept.sorted()
            .sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
            .map { "\($0.range.start.line):\($0.range.start.column): \($0.rule): \($0.summary)" }
    }

    @Test func listsEveryFaultOfAFile() {
        let text = """
            ---
            category: courage
            langauge: en
            ages: 12
            ages: 16+
            ---

            A paragraph by mistake.

            > Some *marked* words.

            - moods anxious
            - mood: tired
            - kind: qoute
            - kind: message
            - reviewDue: 2026-02-30

            - id: q3fk2m7v5xw1y

            ```
            code
            ```

            > — Nobody

            > Words.
            >
            > — [A](../authors/a.md), *B*

            <!-- never ends

            > hidden
            """
        #expect(
            Self.found(text, at: "messages/courage/a.md") == [
                "3:1: unknown-key: key 'langauge' does not exist; did you mean 'language'?",
                "4:7: unknown-value: 'ages' is '12'; ages are written 12+ or 12-90",
                "5:1: duplicate-key: key 'ages' stands twice",
                "8:1: text-between-entries: a paragraph stands between entries",
                "10:8: markup-in-text: emphasis stands in the text",
                "12:3: malformed-field: this is not a field",
                "13:3: unknown-key: key 'mood' does not exist; did you mean 'moods'?",
                "14:9: unknown-value: 'kind' cannot be 'qoute'; did you mean 'quote'?",
                "15:3: duplicate-key: key 'kind' stands twice",
                "16:14: unknown-value: 'reviewDue' is '2026-02-30', which is no day; days are written "
                    + "year-month-day: 2026-11-21",
                "20:1: text-between-entries: a code block stands between entries",
                "24:3: empty-text: entry has an attribution and no text",
                "28:9: broken-author-link: this link does not lead to a file of 'authors/'",
                "30:1: unclosed-comment: the comment that begins here never ends",
            ])
    }

    @Test(arguments: [
        ("a: 1\n", ["1:1: missing-key: the file of settings has no 'name'"]),
        ("", ["1:1: yaml-syntax: this is not made of lines 'key: value'"]),
        ("- a\n- b\n", ["1:1: yaml-syntax: this is not made of lines 'key: value'"]),
    ])
    func readsSettingsWithFaults(text: String, some: [String]) {
        let found = Self.found(text, at: "catalog.yml")
        for expected in some {
            #expect(found.contains { $0.hasSuffix(expected) } || found.contains(expected), "\(found)")
        }
    }

    @Test func findsFaultsInSettings() {
        let text = """
            name: Example
            audience: all
            languages: [en, english]
            licence: CC0-1.0
            asOf: 21.11.2026
            moods: [tired, Very Sad]
            limits:
              notification: 0
              txt: 5
            floors:
              days: 0
              age: 12
            rules:
              too-long: never
              too-short: off
              too-short: note
            rules2: x
            """
        #expect(
            Self.found(text, at: "catalog.yml") == [
                "2:11: unknown-value: 'audience' is 'all'; ages are written 12+ or 12-90",
                "3:17: unknown-value: 'languages' is 'english'; languages are written en or pt-BR",
                "5:7: unknown-value: 'asOf' is '21.11.2026', which is no day; days are written "
                    + "year-month-day: 2026-11-21",
                "6:16: unknown-value: 'Very Sad' is not a short name: lower-case letters, digits and hyphens",
                "8:17: unknown-value: 'notification' is 0; a limit is at least 1",
                "9:3: unknown-key: key 'txt' does not exist; did you mean 'text'?",
                "11:9: unknown-value: 'days' is 0; a floor is at least 1",
                "12:3: unknown-key: key 'age' does not exist; did you mean 'ages'?",
                "14:13: unknown-value: 'too-long' cannot be 'never'; it is one of 'off', 'note', 'warning' or 'error'",
                "16:3: duplicate-key: key 'too-short' stands twice",
                "17:1: unknown-key: key 'rules2' does not exist; did you mean 'rules'?",
            ])
    }

    @Test func findsFaultsInFloorsAndSlices() {
        let text = """
            name: Example
            audience: 12+
            languages: [en, de]
            licence: CC0-1.0
            asOf: 2026-11-21
            moods: [tired, sad]
            floors:
              days: 28
              exceptions:
                - {categories: [rest, Rest], languages: fr, days: 7}
                - {categries: rest, days: 0}
                - {languages: en}
            slices:
              - name: Start
              - kinds: [quote, tips]
                name: one
                agess: 12+
                ages: 12
              - {name: two, languages: [en, ed], moods: [tird], status: known, days: 0, categoryDays: x}
              - {name: one}
              - withoutTopics: [Death]
              - quotes
            """
        #expect(
            Self.found(text, at: "catalog.yml") == [
                "10:27: unknown-value: 'Rest' is not a short name: lower-case letters, digits and hyphens",
                "10:45: unknown-value: 'languages' cannot be 'fr'; it is one of 'en' or 'de'",
                "11:8: unknown-key: key 'categries' does not exist; did you mean 'categories'?",
                "11:31: unknown-value: 'days' is 0; a floor is at least 1",
                "12:7: missing-key: the exception has no 'days'",
                "14:11: unknown-value: 'Start' is not a short name: lower-case letters, digits and hyphens",
                "15:20: unknown-value: 'kinds' cannot be 'tips'; did you mean 'tip'?",
                "17:5: unknown-key: key 'agess' does not exist; did you mean 'ages'?",
                "18:11: unknown-value: 'ages' is '12'; ages are written 12+ or 12-90",
                "19:33: unknown-value: 'languages' cannot be 'ed'; did you mean 'de' or 'en'?",
                "19:46: unknown-value: 'moods' cannot be 'tird'; did you mean 'tired'?",
                "19:61: unknown-value: 'status' cannot be 'known'; it is one of 'sourced', 'attributed', 'disputed', "
                    + "'misattributed', 'altered', 'anonymous', 'proverb', 'fictional' or 'original'",
                "19:74: unknown-value: 'days' is 0; a floor is at least 1",
                "19:91: unknown-value: 'categoryDays' is 'x', which is not a whole number",
                "20:12: unknown-value: two slices are called 'one'",
                "21:5: missing-key: the slice has no 'name'",
                "21:21: unknown-value: 'Death' is not a short name: lower-case letters, digits and hyphens",
                "22:5: yaml-syntax: this is not made of lines 'key: value'",
            ])
    }

    @Test func findsFaultsInAnAuthor() {
        let text = """
            ---
            nmae: Ada Brook
            kind: human
            aliases: [A. Brook, {text: Ada, lang: xx_YY}, [x]]
            born: ~55
            died: unknown
            wikipedia: http://en.wikipedia.org/wiki/Ada
            works:
              - id: Walks
                title: Walks
                type: novel
            policy: {deny: yes}
            ---

            She *walked*.

            - and sang
            """
        #expect(
            Self.found(text, at: "authors/ada-brook.md") == [
                "2:1: unknown-key: key 'nmae' does not exist; did you mean 'name'?",
                "3:7: unknown-value: 'kind' cannot be 'human'; it is one of 'person', 'character', 'collective', "
                    + "'proverb', 'anonymous' or 'scripture'",
                "4:39: unknown-value: 'lang' is 'xx_YY'; languages are written en or pt-BR",
                "4:47: unknown-value: 'aliases' should be a list of names",
                "5:7: unknown-value: 'born' is '~55'; years are written 1862, -4, 55~ (about) or 1564? (perhaps)",
                "7:12: unknown-value: 'wikipedia' does not begin with https://",
                "9:9: unknown-value: 'Walks' is not a short name: lower-case letters, digits and hyphens",
                "11:11: unknown-value: 'type' cannot be 'novel'; it is one of 'book', 'speech', 'letter', 'essay', "
                    + "'poem', 'song', 'film', 'comic', 'series', 'interview' or …",
                "12:16: unknown-value: 'deny' cannot be 'yes'; it is one of 'true' or 'false'",
                "15:5: markup-in-text: emphasis stands in the text",
                "17:1: markup-in-text: a list stands in the text",
            ])
    }

    /// A fix, carried out, leaves nothing to say.
    @Test(arguments: [
        "> a\n\n- moodz: tired\n", "> a\n\n- kind: mesage\n", "> a\n\n- ages: 12\n", "> a *b* c\n", "> a __b__\n",
        "> a `b`\n",
        "> a ![b](c)\n", "> a [b](c)\n", "> a <b> c\n", "> - a\n", "> a\n>\n> > b\n", "Words.\n",
        "> a\n\n- language: pt_BR\n",
        "> a\n>\n> — Ada Brook, Walks\n", "> a\n>\n> — Brook, Ada (1862)\n", "> a\n>\n> — Ada, *B* in *C*\n",
        "> a\n>\n> — [Ada](../authors/ada.md)\n", "> a\n>\n> — [Ada Brook](https://x.example)\n", "> a\n>\n> — Ada,\n",
        "> a ``b ` c``\n", "> a <https://b.example>\n",
    ])
    func offersFixesThatWork(entry: String) throws {
        let path = "messages/courage/a.md"
        let file = SourceFile(path: path, text: entry)
        let finding = try #require(ContentParsing.parse(file, at: path).findings.kept.first)
        let fixes = finding.solutions.filter { !$0.replacements.isEmpty }
        try #require(!fixes.isEmpty, "\(finding.summary)")
        for (number, fix) in fixes.enumerated() {
            var bytes = file.bytes
            for replacement in fix.replacements.sorted(by: { $0.range > $1.range }) {
                bytes.replaceSubrange(replacement.range.bytes, with: replacement.text.utf8)
            }
            let again = ContentParsing.parse(SourceFile(path: path, bytes: bytes), at: path).findings.kept
            // Of several suggestions for a word only the first has to be right.
            guard number == 0 || finding.rule != "unknown-key" else { continue }
            let left = again.filter { $0.rule == finding.rule }
            #expect(left.isEmpty, "\(fix.summary): \(String(decoding: bytes, as: UTF8.self)) \(left.map(\.summary))")
        }
    }

    @Test func countsAHundredThousandFaultsWithoutDrowning() {
        let text = String(repeating: "Words.\n\n", count: 100_000)
        let findings = ContentParsing.parse(SourceFile(path: "messages/a/b.md", text: text), at: "messages/a/b.md")
            .findings
        #expect(findings.counts.values.reduce(0, +) == 100_000)
        #expect(findings.kept.count == Findings.keptPerRuleAndFile)
    }

    @Test func refusesLargeFilesWithoutReadingThem() {
        let file = SourceFile(path: "messages/a/b.md", bytes: [UInt8](repeating: 0x0A, count: (32 << 20) + 1))
        #expect(ContentParsing.parse(file, at: "messages/a/b.md").findings.kept.map(\.rule) == ["file-too-large"])
    }

    @Test func reportsLongEntriesAndReadsTheOthers() throws {
        let long = (0..<3000).map { "> \($0) a paragraph of one line, and another after it\n>\n" }.joined()
        let text =
            "---\ncategory: a\n---\n\n> a\n\n\(long)\n\n> b\n\n> \(String(repeating: "c", count: 70_000))\n\n> d\n"
        let parsed = ContentParsing.parse(SourceFile(path: "messages/a/b.md", text: text), at: "messages/a/b.md")
        #expect(parsed.findings.kept.map(\.rule) == ["entry-too-long", "entry-too-long"])
        guard case .entries(let file?) = parsed.content else {
            Issue.record("nothing read")
            return
        }
        #expect(file.entries.map(\.text.string.utf8.count).filter { $0 == 1 }.count == 3)
    }

    /// Whoever forgets the dash before a linked author is told about the dash first.
    @Test(arguments: [
        ("> [A](../../authors/a.md), *B*\n", "> — [A](../../authors/a.md), *B*\n"),
        ("> Words [A](../../authors/a.md)\n", nil), ("> [here](https://example.com)\n", nil),
    ])
    func adviseADashBeforeALinkToAnAuthor(text: String, mended: String?) throws {
        let file = SourceFile(path: "messages/courage/a.md", text: text)
        let parsed = ContentParsing.parse(file, at: file.path)
        let finding = try #require(parsed.findings.kept.first { $0.rule == "markup-in-text" })
        let advice = try #require(finding.solutions.first)
        let result = Edits.apply(advice.replacements, to: file)
        #expect(advice.summary.text.contains("who said it") == text.contains("authors/"))
        if let mended { #expect(String(decoding: result, as: UTF8.self) == mended) }
    }
}

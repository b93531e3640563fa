import CatalogModel
import Diagnostics
import Foundation
import TestSupport
import Testing
import XMLReading

@testable import ContentReading

/// Other people's validators, asked about files that our reader judges as well.
@Suite struct SchemaTests {
    struct Sample: Sendable {
        let text: String
        let isSound: Bool
    }

    private static func entry(_ inside: String, _ attributes: String = "") -> String {
        messages("<message \(attributes)>\(inside)</message>")
    }

    private static func record(_ text: String) -> String {
        text.replacing("<category", with: "<category xmlns=\"urn:florilegium:content:1\"", maxReplacements: 1)
            .replacing("<author", with: "<author xmlns=\"urn:florilegium:content:1\"", maxReplacements: 1)
            .replacing("<catalog", with: "<catalog xmlns=\"urn:florilegium:content:1\"", maxReplacements: 1)
    }

    static let sound: [String] = [
        messages(""),
        entry("<text>x</text>"),
        entry("<text>x<br/>y</text>"),
        entry("<text>\n<p>x</p>\n<p>y<br/>z</p>\n</text>"),
        entry("<text>x</text><mood>sad</mood><mood>tired</mood><note>n</note><also>calm</also>"),
        entry("<text>x</text>", "id=\"q0123456789ab\" language=\"pt-BR\" ages=\"12-90\" licence=\"CC0-1.0\""),
        entry("<text>x</text>", "ages=\"12+\" reviewedBy=\"Ada\" reviewedOn=\"2026-02-28\" reviewDue=\"2027-02-28\""),
        entry("<text>x</text><allow rule=\"a\" until=\"2027-01-31\" because=\"b\"/>"),
        messages(
            "<quote status=\"sourced\"><text>x</text><author ref=\"ada\"/><work ref=\"w\" locator=\"1\" year=\"55~\" "
                + "translator=\"G\" translated=\"1862\"/><character>C</character></quote>"),
        messages(
            "<quote rightsBasis=\"public-domain\" rightsIn=\"US, EU\" sourceKind=\"primary\" verifiedOn=\"2026-11-21\">"
                + "<text>x</text><author ref=\"ada\"/><statusNote>n</statusNote><original><p>o</p></original>"
                + "<formerly>Ben until 2026-11-21 because of it</formerly>"
                + "<formerly>Cy until 2026-11-22 because so</formerly></quote>"),
        messages("<quote><text>x</text><author>Ada</author></quote><prompt><text>x?</text></prompt>"),
        messages(
            "<video link=\"https://example.org/v?x=1\" duration=\"1:02:30\"><text>x</text><title>T</title>"
                + "<alt>A</alt></video>"),
        messages("<tip><text>x</text><source>S</source></tip>", "kind=\"tip\" category=\"courage\""),
        messages("<mood>sad</mood><source>S</source><heading level=\"2\">H</heading>", "language=\"en\""),
        record("<category title=\"C\"/>"),
        record(
            "<category title=\"C\" order=\"3\" kinds=\"quote, message\" ages=\"12+\" moods=\"sad,tired\" "
                + "keywords=\"a, -b\"><description>D</description></category>"),
        record("<author name=\"A\"/>"),
        record(
            "<author name=\"A\" kind=\"person\" born=\"-4\" died=\"unknown\" wikipedia=\"https://en.wikipedia.org/wiki/A\">"
                + "<alias>B</alias><alias lang=\"la\" kind=\"alternate\">C</alias><link>https://example.org</link>"
                + "<work id=\"w-1\" title=\"W\" type=\"book\" year=\"180?\"/><policy deny=\"true\" reason=\"r\"/>"
                + "<life><p>x</p></life></author>"),
        record(
            "<catalog name=\"N\" audience=\"12+\" languages=\"en, de\" licence=\"L\" asOf=\"2026-11-21\" moods=\"sad\">"
                + "<limits notification=\"150\"/><floors days=\"28\" ages=\"12, 16\"><exception categories=\"rest\" days=\"7\"/></floors><slice name=\"a\" kinds=\"quote\" ages=\"12-17\" moods=\"sad\"/><rules><rule id=\"a\" level=\"off\"/></rules></catalog>"
        ),
    ]

    static let faulty: [String] = [
        messages("<message/>"),
        messages("loose"),
        messages("<mesage><text>x</text></mesage>"),
        messages("", "categry=\"courage\""),
        messages("", "id=\"q0123456789ab\""),
        messages("<message><text>x</text></message><mood>sad</mood>"),
        messages("<heading>H</heading>"),
        messages("<heading level=\"7\">H</heading>"),
        messages("<note>n</note>"),
        messages("", "kind=\"tipp\""),
        "<messages/>",
        "<messages xmlns=\"urn:florilegium:content:2\"/>",
        entry("<text>x</text><text>y</text>"),
        entry("<mood>sad</mood><text>x</text>"),
        entry("<text>x</text><moood>sad</moood>"),
        entry("<text>x <em>y</em></text>"),
        entry("<text><p>x <p>y</p></p></text>"),
        entry("<text a=\"b\">x</text>"),
        entry("loose<text>x</text>"),
        entry("<text>x</text><mood></mood>"),
        messages("<quote sourceKind=\"best\"><text>x</text><author ref=\"ada\"/></quote>"),
        messages("<quote rightsIn=\"US, XX\"><text>x</text><author ref=\"ada\"/></quote>"),
        messages("<quote><text>x</text><author ref=\"ada\"/><formerly>Ben until then</formerly></quote>"),
        entry("<text>x</text><author>A</author><author>B</author>"),
        entry("<text>x</text><work>W</work><author>A</author>"),
        entry("<text>x</text><author reff=\"a\">A</author>"),
        entry("<text>x</text><author ref=\"\">A</author>"),
        entry("<text>x</text><work ref=\"w\" year=\"soon\"/>"),
        entry("<text>x</text><allow rule=\"a\" until=\"b\"/>"),
        entry("<text>x</text><allow rule=\"a\" until=\"b\" because=\"c\">d</allow>"),
        entry("<text>x</text>", "ages=\"twelve\""),
        entry("<text>x</text>", "ages=\"12-130\""),
        entry("<text>x</text>", "id=\"q0123456789il\""),
        entry("<text>x</text>", "language=\"english\""),
        entry("<text>x</text>", "status=\"known\""),
        entry("<text>x</text>", "reviewDue=\"2026-02-30\""),
        entry("<text>x</text>", "mood=\"sad\""),
        entry("<text>x</text>", "licence=\"\""),
        messages("<video link=\"http://example.org\"><text>x</text></video>"),
        messages("<video link=\"https://localhost\"><text>x</text></video>"),
        messages("<video duration=\"4:5\"><text>x</text></video>"),
        record("<category order=\"1\"/>"),
        record("<category title=\"C\" order=\"first\"/>"),
        record("<category title=\"C\" kinds=\"quote, mesage\"/>"),
        record("<category title=\"C\"><life>x</life></category>"),
        record("<author name=\"A\"><work id=\"w\" title=\"W\" type=\"bok\"/></author>"),
        record("<author name=\"A\"><work id=\"W 1\" title=\"W\" type=\"book\"/></author>"),
        record("<author name=\"A\"><work title=\"W\" type=\"book\"/></author>"),
        record("<author name=\"A\"><alias lang=\"la\"/></author>"),
        record("<author name=\"A\"><link>example.org</link></author>"),
        record("<author name=\"A\"><policy deny=\"yes\"/></author>"),
        record("<author name=\"A\" born=\"c. 121\"/>"),
        record(
            "<catalog name=\"N\" audience=\"12+\" languages=\"en\" licence=\"L\" asOf=\"21.11.2026\" moods=\"sad\"/>"),
        record(
            "<catalog name=\"N\" audience=\"12+\" languages=\"en\" licence=\"L\" asOf=\"2026-11-21\" moods=\"sad\">"
                + "<rules><rule id=\"a\" level=\"loud\"/></rules></catalog>"),
        record(
            "<catalog name=\"N\" audience=\"12+\" languages=\"en\" licence=\"L\" asOf=\"2026-11-21\" moods=\"sad\">"
                + "<slice name=\"a\" kinds=\"tipp\"/></catalog>"),
        record(
            "<catalog name=\"N\" audience=\"12+\" languages=\"en\" licence=\"L\" asOf=\"2026-11-21\" moods=\"sad\">"
                + "<floors days=\"28\"><exception categories=\"rest\"/></floors></catalog>"),
    ]

    private static let samples =
        sound.map { Sample(text: $0, isSound: true) } + faulty.map { Sample(text: $0, isSound: false) }

    @Test func theReaderJudgesTheSamplesAsTheyAreMeant() {
        for sample in Self.samples {
            let isCategory = sample.text.contains("<category")
            let path =
                isCategory
                ? "categories/a.xml"
                : sample.text.contains("<catalog")
                    ? "catalog.xml" : sample.text.hasPrefix("<author") ? "authors/a.xml" : "messages/courage/a.xml"
            let findings = ContentParsing.parse(SourceFile(path: path, text: sample.text), at: path).findings.kept
            #expect(findings.isEmpty == sample.isSound, "\(sample.text): \(findings.map(\.summary.text))")
            if !sample.isSound { #expect(findings.count == 1, "\(sample.text): \(findings.map(\.summary.text))") }
        }
    }

    @Test(.enabled(if: Tool.has("xmllint"), "xmllint is not installed (Debian: libxml2-utils)"))
    func xmllintJudgesTheSamplesAsTheReaderDoes() throws {
        let folder = try TemporaryFolder(["content.xsd": SchemaXSD.text()])
        for (index, sample) in Self.samples.enumerated() { try folder.write("\(index).xml", sample.text) }
        let names = Self.samples.indices.map { "\($0).xml" }
        let output = try Tool.run(["xmllint", "--noout", "--schema", "content.xsd"] + names, in: folder)
        for (index, sample) in Self.samples.enumerated() {
            let isSound = output.contains("\n\(index).xml validates\n")
            #expect(isSound || output.contains("\n\(index).xml fails to validate\n"), "\(output.prefix(500))")
            #expect(isSound == sample.isSound, "\(sample.text)")
        }
    }

    @Test func everyElementAndAttributeOfTheFormatIsInTheSchema() {
        let schema = SchemaXSD.text()
        for field in EntryField.allCases {
            let name = field.declaration.elementName ?? field.rawValue
            #expect(schema.contains(" name=\"\(name)\""), "\(name)")
        }
        #expect(XMLDocument.parse(SourceFile(path: "content.xsd", text: schema)).faults.isEmpty)
        #expect(SchemaXSD.text() == schema)
    }

    // MARK: - JSON

    struct JSONSample: Sendable {
        let document: SchemaJSON.Document
        let json: String
        let isSound: Bool
    }

    private static let jsonSamples: [JSONSample] = [
        .init(document: .category, json: #"{"title": "C"}"#, isSound: true),
        .init(
            document: .category,
            json: #"{"title": "C", "order": 3, "kinds": ["quote"], "ages": "12+", "moods": "sad, tired"}"#,
            isSound: true),
        .init(document: .category, json: #"{"title": 1984, "keywords": ["a", "-b"]}"#, isSound: true),
        .init(document: .category, json: #"{"order": 3}"#, isSound: false),
        .init(document: .category, json: #"{"title": "C", "colour": "red"}"#, isSound: false),
        .init(document: .category, json: #"{"title": "C", "order": "first"}"#, isSound: false),
        .init(document: .category, json: #"{"title": "C", "kinds": ["mesage"]}"#, isSound: false),
        .init(document: .category, json: #"{"title": "C", "ages": "twelve"}"#, isSound: false),
        .init(document: .category, json: #"{"title": ["C", "D"]}"#, isSound: false),
        .init(
            document: .author,
            json: #"""
                {"name": "A", "born": 121, "died": "unknown", "aliases": ["B", {"text": "C", "lang": "la"}],
                "works": [{"id": "w", "title": "W", "type": "book", "year": "55~"}], "policy": {"deny": true}}
                """#, isSound: true),
        .init(document: .author, json: #"{"name": "A", "links": ["https://example.org/a"]}"#, isSound: true),
        .init(document: .author, json: #"{"name": "A", "works": [{"id": "w", "title": "W"}]}"#, isSound: false),
        .init(
            document: .author, json: #"{"name": "A", "works": [{"id": "w", "title": "W", "type": "bok"}]}"#,
            isSound: false),
        .init(document: .author, json: #"{"name": "A", "aliases": [{"lang": "la"}]}"#, isSound: false),
        .init(document: .author, json: #"{"name": "A", "wikipedia": "http://example.org"}"#, isSound: false),
        .init(document: .author, json: #"{"name": "A", "policy": {"deny": "yes"}}"#, isSound: false),
        .init(document: .author, json: #"{"name": "A", "born": "long ago"}"#, isSound: false),
        .init(
            document: .catalog,
            json: #"""
                {"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21",
                "moods": ["sad"], "limits": {"text": 500}, "floors": {"days": 28, "ages": [12, 16]}, "rules": {"doubled-word": "off"}}
                """#, isSound: true),
        .init(
            document: .catalog,
            json: #"""
                {"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21",
                "moods": ["sad"], "floors": {"days": 28, "exceptions": [{"categories": ["rest"], "days": 7}]},
                "slices": [{"name": "a", "kinds": "quote, tip", "ages": "12-17", "moods": ["sad"], "days": 30}]}
                """#, isSound: true),
        .init(
            document: .catalog,
            json: #"""
                {"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21",
                "moods": ["sad"], "slices": [{"name": "a", "kind": "quote"}]}
                """#, isSound: false),
        .init(
            document: .catalog,
            json: #"""
                {"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21",
                "moods": ["sad"], "floors": {"days": 28, "exceptions": [{"days": 7, "age": 12}]}}
                """#, isSound: false),
        .init(
            document: .catalog,
            json: #"""
                {"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21",
                "moods": ["sad"], "rules": {"doubled-word": "loud"}}
                """#, isSound: false),
        .init(
            document: .catalog,
            json: #"{"name": "N", "audience": "12+", "languages": ["en"], "licence": "L", "asOf": "2026-11-21"}"#,
            isSound: false),
        .init(document: .messages, json: #"{"category": "courage", "moods": ["sad", "tired"]}"#, isSound: true),
        .init(document: .messages, json: #"{"category": "courage", "allow": ["a until b because c"]}"#, isSound: true),
        .init(document: .messages, json: #"{"category": "courage", "id": "q0123456789ab"}"#, isSound: false),
        .init(document: .messages, json: #"{"category": "courage", "lang": "en"}"#, isSound: false),
        .init(document: .messages, json: #"{"category": "courage", "language": "english"}"#, isSound: false),
        .init(document: .messages, json: #"{"category": "courage", "kind": "tipp"}"#, isSound: false),
        .init(document: .entry, json: #"{"id": "q0123456789ab", "note": "n", "moods": ["sad"]}"#, isSound: true),
        .init(document: .entry, json: #"{"duration": "4:05", "link": "https://example.org/v"}"#, isSound: true),
        .init(document: .entry, json: #"{"mood": "sad"}"#, isSound: false),
        .init(document: .entry, json: #"{"id": "Q1"}"#, isSound: false),
        .init(document: .entry, json: #"{"duration": "4:5"}"#, isSound: false),
        .init(document: .entry, json: #"{"status": "known"}"#, isSound: false),
    ]

    /// JSON is YAML as well, so the same text serves as front matter.
    @Test func theReaderJudgesTheJSONSamplesAsTheyAreMeant() throws {
        for sample in Self.jsonSamples {
            let (path, text) = try Self.content(of: sample)
            let findings = ContentParsing.parse(SourceFile(path: path, text: text), at: path).findings.kept
            #expect(findings.isEmpty == sample.isSound, "\(sample.json): \(findings.map(\.summary.text))")
        }
    }

    private static func content(of sample: JSONSample) throws -> (path: String, text: String) {
        switch sample.document {
        case .category: return ("categories/a.md", "---\n\(sample.json)\n---\n\nText.\n")
        case .author: return ("authors/a.md", "---\n\(sample.json)\n---\n")
        case .catalog: return ("catalog.yml", sample.json + "\n")
        case .messages: return ("messages/courage/a.md", "---\n\(sample.json)\n---\n\n> Text.\n")
        case .entry:
            let object = try JSONSerialization.jsonObject(with: Data(sample.json.utf8)) as? [String: Any]
            let lines = try #require(object).map { key, value in
                "- \(key): \((value as? [String])?.joined(separator: ", ") ?? "\(value)")\n"
            }
            return ("messages/courage/a.md", "---\ncategory: courage\n---\n\n> Text.\n\n\(lines.joined())")
        }
    }

    @Test(.enabled(if: Tool.succeeds(["python3", "-c", "import jsonschema"]), "Python's jsonschema is not installed"))
    func pythonJudgesTheJSONSamplesAsTheReaderDoes() throws {
        let folder = try TemporaryFolder()
        for document in SchemaJSON.Document.allCases {
            try folder.write("\(document.rawValue).schema.json", SchemaJSON.text(document))
        }
        for (index, sample) in Self.jsonSamples.enumerated() {
            try folder.write("\(index).\(sample.document.rawValue).json", sample.json)
        }
        try folder.write(
            "check.py",
            """
            import json, sys
            from jsonschema import Draft202012Validator
            for name in sys.argv[1:]:
                number, document, _ = name.split(".")
                schema = json.load(open(document + ".schema.json"))
                Draft202012Validator.check_schema(schema)
                print(number, Draft202012Validator(schema).is_valid(json.load(open(name))))
            """)
        let names = Self.jsonSamples.enumerated().map { "\($0).\($1.document.rawValue).json" }
        let output = try Tool.run(["python3", "check.py"] + names, in: folder)
        let expected = Self.jsonSamples.enumerated().map { "\($0) \($1.isSound ? "True" : "False")\n" }.joined()
        #expect(output == "\n" + expected)
    }
}

/// Programs of other people that tests ask for a second opinion.
private enum Tool {
    static func has(_ name: String) -> Bool { succeeds(["which", name]) }
    static func succeeds(_ command: [String]) -> Bool { Program.succeeds(command) }

    /// What the program writes to both outputs, after a line end.
    static func run(_ command: [String], in folder: TemporaryFolder) throws -> String {
        let outcome = try Program.run(command, in: folder.path)
        return "\n" + outcome.output + outcome.errors
    }
}

import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Foundation
import Importing
import Testing

@testable import Exporting

/// import(export(x)) = x for every field that has a place in a format.
@Suite struct RoundTripTests {
    @Test(arguments: ExportFormat.allCases)
    func bringsBackEveryFieldOfTheWholeCatalog(format: ExportFormat) throws {
        let content = try Self.catalog()
        let citations = Citation.all(of: content)
        #expect(citations.count > 500)
        try check(citations, format, content.settings)
    }

    @Test(arguments: ExportFormat.allCases, 0..<40)
    func bringsBackWhateverStandsInEveryField(format: ExportFormat, seed: Int) throws {
        var generator = CitationGenerator(seed: UInt64(seed))
        let citations = (0..<25).map { generator.citation($0) }
        try check(citations, format, try Self.catalog().settings)
    }

    @Test(arguments: ExportFormat.allCases)
    func writesTheSameBytesEachTime(format: ExportFormat) throws {
        let content = try Self.catalog()
        let first = format.text(Citation.all(of: content), of: content.settings)
        #expect(format.text(Citation.all(of: try Self.catalog()), of: content.settings) == first)
    }

    /// What comes back is an entry of ours, not a remark for its editor.
    @Test(arguments: ExportFormat.allCases)
    func bringsFieldsBackAsFieldsOfAnEntry(format: ExportFormat) throws {
        var generator = CitationGenerator(seed: 1)
        let citation = generator.full()
        let entry = try #require(read([citation], format, try Self.catalog().settings).records.first).entry
        #expect(entry.text.string == citation.text && entry.kind == .quote)
        #expect(entry.value(.original)?.string == citation.original)
        #expect(entry.value(.statusNote)?.string == citation.statusNote)
        #expect(entry.corrections.map(\.string) == citation.history.map(\.description))
        #expect(entry[.moods]?.values.map(\.string) == citation.moods)
        #expect(entry[.alsoIn]?.values.map(\.string) == Array(citation.categories.dropFirst()))
        #expect(entry.value(.licence)?.string == citation.licence && entry.ages == citation.ages)
        #expect(entry.value(.sourceAccessed)?.string == citation.sourceAccessed)
    }

    /// A check that cannot fail proves nothing.
    @Test(arguments: ExportFormat.allCases)
    func noticesAFieldThatWasLost(format: ExportFormat) throws {
        var generator = CitationGenerator(seed: 2)
        let citation = generator.full()
        let expected = Fields.of(citation)
        #expect(expected.count == Fields.keys.count, "\(Set(Fields.keys).subtracting(expected.keys))")
        var poorer = citation
        poorer.credit = nil
        let record = try #require(read([poorer], format, try Self.catalog().settings).records.first)
        #expect(Fields.of(record) != expected)
    }

    // MARK: -

    private func check(_ citations: [Citation], _ format: ExportFormat, _ settings: ContentSettings) throws {
        let result = read(citations, format, settings)
        #expect(result.findings.isEmpty, "\(result.findings.kept.prefix(3))")
        try #require(result.records.count == citations.count)
        for (citation, record) in zip(citations, result.records) {
            let expected = Fields.of(citation)
            let found = Fields.of(record)
            for key in Fields.keys where found[key] != expected[key] {
                Issue.record("\(format) '\(key)': wrote \(expected[key] ?? []), read \(found[key] ?? [])")
            }
        }
    }

    private func read(_ citations: [Citation], _ format: ExportFormat, _ settings: ContentSettings) -> ImportResult {
        let names: [ExportFormat: (ImportFormat, String)] = [
            .jsonLD: (.jsonLD, "x.jsonld"), .csl: (.csl, "x.json"), .tei: (.tei, "x.xml"),
        ]
        let (importFormat, name) = names[format]!
        return Importer.read(SourceFile(path: name, text: format.text(citations, of: settings)), as: importFormat)
    }

    private static func catalog() throws -> Content {
        let root = #filePath.components(separatedBy: "/Tests/")[0] + "/content"
        let parsed = try ContentFolder.discover(root).files.map {
            ContentParsing.parse(
                SourceFile(path: $0.path, bytes: try FileReading.bytes(of: $0.path)), at: $0.relativePath)
        }
        return try #require(ContentAssembly.assemble(parsed).content)
    }
}

/// A citation and what was read of one as the same flat list of values.
enum Fields {
    static let keys = [
        "id", "kind", "text", "language", "author", "authorID", "sameAs", "attributedTo", "character", "work", "workID",
        "workType", "workYear", "originalTitle", "originalLang", "locator", "year", "translator", "source",
        "sourceKind", "sourceAccessed", "sourceArchived", "status", "statusNote", "verifiedBy", "verifiedOn",
        "verifiedHow", "original", "formerly", "licence", "rightsBasis", "rightsReason", "rightsIn", "credit",
        "translationOf", "category", "alsoIn", "moods", "ages",
    ]

    static func of(_ citation: Citation) -> [String: [String]] {
        let translator = citation.translator.map { person in
            citation.translated.map { "\(person.name), \($0)" } ?? person.name
        }
        let values: [String: [String?]] = [
            "id": [citation.id], "kind": [citation.kind.rawValue], "text": [citation.text],
            "language": [citation.language], "author": [citation.author?.name], "authorID": [citation.author?.id],
            "sameAs": citation.author?.links ?? [], "attributedTo": [citation.attributedTo],
            "character": [citation.character], "work": [citation.work?.title], "workID": [citation.work?.id],
            "workType": [citation.work?.type?.rawValue], "workYear": [citation.work?.year?.description],
            "originalTitle": [citation.work?.originalTitle], "originalLang": [citation.work?.originalLanguage],
            "locator": [citation.locator], "year": [citation.year?.description], "translator": [translator],
            "source": [citation.source], "sourceKind": [citation.sourceKind],
            "sourceAccessed": [citation.sourceAccessed], "sourceArchived": [citation.sourceArchived],
            "status": [citation.status.rawValue], "statusNote": [citation.statusNote],
            "verifiedBy": [citation.verifiedBy], "verifiedOn": [citation.verifiedOn],
            "verifiedHow": [citation.verifiedHow], "original": [citation.original],
            "formerly": citation.history.map(\.description), "licence": [citation.licence],
            "rightsBasis": [citation.basis.rawValue], "rightsReason": [citation.reason],
            "rightsIn": citation.jurisdictions, "credit": [citation.credit],
            "translationOf": [citation.translationOf], "category": citation.categories.prefix(1).map { $0 },
            "alsoIn": citation.categories.dropFirst().map { $0 }, "moods": citation.moods,
            "ages": [citation.ages?.description],
        ]
        return values.mapValues { $0.compactMap(\.self) }.filter { !$0.value.isEmpty }
    }

    static func of(_ record: ImportedRecord) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for extra in record.extras { values[extra.key, default: []].append(extra.value.string) }
        // A record without an id of its own is named by its place.
        if MessageID(record.id) != nil { values["id"] = [record.id] }
        for (key, text) in [
            ("text", record.text), ("author", record.author), ("attributedTo", record.attributedTo),
            ("character", record.character), ("work", record.work), ("locator", record.locator),
            ("source", record.source), ("language", record.language),
        ] { if let text { values[key] = [text.string] } }
        if let status = record.status { values["status"] = [status.rawValue] }
        return values
    }
}

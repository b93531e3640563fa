import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import Rights

/// What nobody knows to be free is asked about, by whatever way it is said to be printed; and what explains an entry
/// says the same as the rule.
@Suite struct UnknownRightsTests {
    /// Who wrote and translated it, and the fields of the entry.
    struct Sample: Sendable, CustomTestStringConvertible {
        let author: String
        let fields: String
        let isFound: Bool
        var testDescription: String { "\(author); \(fields)" }
    }

    static let samples: [Sample] = {
        let grounds: [(fields: String, proves: Bool, isClaim: Bool)] = [
            ("", false, false),
            ("- licence: LicenseRef-PublicDomain\n", false, true),
            ("- rightsBasis: public-domain\n", false, true),
            ("- licence: LicenseRef-PublicDomain\n- credit: Letters, 1920\n", false, true),
            ("- licence: LicenseRef-PublicDomain\n- rightsReason: The register of 1931 says so.\n", true, true),
            ("- rightsReason: The register of 1931 says so.\n", false, false),
            ("- licence: LicenseRef-Quotation\n", false, false),
            ("- licence: LicenseRef-Quotation\n- credit: Letters, 1920\n", true, false),
            ("- credit: Letters, 1920\n", true, false),
            ("- licence: LicenseRef-Permission-1\n", true, false),
            ("- licence: CC-BY-4.0\n", true, false),
        ]
        let authors: [(lines: String, translator: String, isFree: Bool)] = [
            ("died: 1950", "", true), ("died: unknown", "", false), ("born: 1850", "", false),
            ("kind: person", "", false),
            ("born: 1700", "", true),
            ("died: 1950", "- translator: Gregory Hays, 2002\n", false),
            ("died: 1950", "- translator: Gregory Hays\n", false),
            ("died: 1950", "- translator: Charles Cotton, 1685\n", true),
        ]
        return authors.flatMap { author in
            grounds.map { ground in
                Sample(
                    author: author.lines, fields: author.translator + ground.fields,
                    isFound: !author.isFree && !ground.proves)
            }
        }
    }()

    @Test(arguments: samples) func isFoundWhereNothingProvesIt(sample: Sample) throws {
        let content = try Self.content(sample)
        var findings = Findings()
        RightsRules.check(content, &findings)
        let found = findings.kept.filter { $0.rule == "unknown-rights" }
        #expect(found.count == (sample.isFound ? 1 : 0), "\(found)")
        let rights = content.rights(of: content.files[0].entries[0])
        #expect(rights.isUnproven == sample.isFound)
        // The sentence that an explanation shows is the one that the rule gives.
        if sample.isFound {
            #expect(
                rights.sentence.hasPrefix("not known to be free") || rights.result == nil
                    || sample.fields.contains("rightsReason"))
            #expect(found[0].summary.text.hasSuffix(rights.result!.sentence))
            #expect(rights.basis != .publicDomain)
        }
    }

    @Test func saysWhoLacksWhat() throws {
        let found = try Self.findings(
            Sample(author: "died: 1950", fields: "- translator: Gregory Hays, 2002\n", isFound: true))
        #expect(
            found.summary.text
                == "this quotation is not known to be free in US, because no row of policy/rights.yml covers the "
                + "translation; in EU, because no year of death is stated for Gregory Hays"
        )
        #expect(
            found.solutions.map(\.summary.text) == [
                "add authors/gregory-hays.md for the translator, with 'name: Gregory Hays' and 'died:'",
                "say 'licence: LicenseRef-Quotation' and add 'credit:' with author, work, publisher and year, if it is short",
                "ask whoever has the rights, put the answer into permissions/1.md, and say 'licence: LicenseRef-Permission-1'",
            ])
        #expect(found.range.file.text(found.range.bytes) == "Gregory Hays, 2002")
    }

    @Test func pointsToTheFileThatLacksTheYear() throws {
        let found = try Self.findings(Sample(author: "died: unknown", fields: "", isFound: true))
        #expect(found.notes.map(\.range.file.path) == ["authors/noor-elm.md"])
        #expect(found.solutions[0].summary.text.contains("authors/noor-elm.md"))
    }

    /// Draft and review are told, a release is stopped.
    @Test func isAWarningUntilTheRelease() {
        let about = UnknownRights.about
        #expect(Phase.allCases.map { about.severity[$0] } == [.warning, .warning, .error])
    }

    /// Where nothing can be computed there is one finding, not one a quotation.
    @Test(arguments: [nil, "publicDomain: []\n"]) func saysOnceThatThereIsNoTable(policy: String?) throws {
        let sample = Sample(author: "died: 1950", fields: "\n> Go on.\n>\n> — Noor Elm, *Letters* 4\n", isFound: true)
        let found = try Self.findings(sample, policy: policy)
        #expect(found.range.file.path == "catalog.yml" && found.summary.text.contains("2 quotations"), "\(found)")
    }

    @Test func saysOnceThatThereAreNoJurisdictions() throws {
        let sample = Sample(author: "died: 1950", fields: "", isFound: true)
        let settings = RightsExamples.settings.replacing("jurisdictions: [US, EU]\n", with: "")
        let found = try Self.findings(sample, settings: settings)
        #expect(found.range.file.path == "catalog.yml" && found.summary.text.contains("no jurisdictions"), "\(found)")
    }

    // MARK: -

    private static func findings(
        _ sample: Sample, policy: String? = RightsExamples.policy, settings: String = RightsExamples.settings
    ) throws -> Diagnostic {
        var findings = Findings()
        RightsRules.check(try content(sample, policy: policy, settings: settings), &findings)
        let found = findings.kept.filter { $0.rule == "unknown-rights" }
        #expect(found.count == 1, "\(found)")
        return try #require(found.first)
    }

    private static func content(
        _ sample: Sample, policy: String? = RightsExamples.policy, settings: String = RightsExamples.settings
    ) throws -> Content {
        var files = [
            ("catalog.yml", settings),
            (
                "authors/noor-elm.md",
                "---\nname: Noor Elm\n\(sample.author)\nworks:\n  - {id: letters, title: Letters, type: letter, year: 1920}\n---\n"
            ),
            ("categories/courage.md", "---\ntitle: Courage\n---\n\nC.\n"),
            ("permissions/1.md", "You may.\n"),
            (
                "messages/courage/a.md",
                "---\ncategory: courage\nstatus: attributed\n---\n\n> Go.\n>\n> — Noor Elm, *Letters* 3\n\n\(sample.fields)"
            ),
        ]
        if let policy { files.append(("policy/rights.yml", policy)) }
        return try #require(
            ContentAssembly.assemble(files.map { ContentParsing.parse(SourceFile(path: $0.0, text: $0.1), at: $0.0) })
                .content)
    }
}

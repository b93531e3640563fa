import Foundation
import TestSupport
import Testing

/// Rights and exports, through the built tools.
struct RightsTests {
    private static let settings =
        "name: Example\naudience: 12-90\nlanguages: [en]\nlicence: CC0-1.0\nmoods: [anxious, tired]\n"
        + "jurisdictions: [US, EU]\n"
    private static let elm =
        "---\nname: Noor Elm\ndied: 1955\nworks:\n  - {id: lamps, title: Lamps, type: book, year: 1930}\n---\n"
    private static let quote =
        "> Begin where you are.\n>\n> — Noor Elm, *Lamps* 3\n\n- status: sourced\n- licence: LicenseRef-PublicDomain\n"

    private func folder(asOf day: String) throws -> TemporaryFolder {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let policy = try String(contentsOf: root.appendingPathComponent("content/policy/rights.yml"), encoding: .utf8)
        return try SmallContent.folder([
            "content/catalog.yml": Self.settings + SmallContent.readings + "asOf: \(day)\n",
            "content/policy/rights.yml": policy,
            "content/authors/noor-elm.md": Self.elm,
            SmallContent.page: SmallContent.opening.replacing("---\n\n", with: "language: en\n---\n\n")
                + Self.quote,
        ])
    }

    @Test func aClaimIsTrueFromTheFirstDayOfAYearOn() throws {
        let protected = try folder(asOf: "2025-12-31")
        let before = try BuiltTool().run(["validate", "content"], in: protected.path)
        #expect(before.exitCode == 1)
        #expect(
            before.output.contains(
                "content/messages/courage/a.md:11:12: error: this is said to be free, but is protected in US until the end"
                    + " of 2025, because the work was published in 1930; in EU until the end of 2025, because Noor Elm"
                    + " died in 1955 [public-domain-claim-contradicted]\n"),
            "\(before)")
        // One cause, one finding: that a quotation would need a credit line is among the ways out.
        #expect(before.lastLine.hasSuffix(": 1 error, 0 warnings, 0 notes"), "\(before)")
        let free = try folder(asOf: "2026-01-01")
        let after = try BuiltTool().run(["validate", "content"], in: free.path)
        #expect(after.exitCode == 0, "\(after)")
    }

    /// A translation of 2002, an author whose death nobody knows, a claim without years: none of them is free for that.
    @Test(arguments: [
        (
            "died: 1900", "- translator: Gregory Hays, 2002\n",
            "a.md:10:15: error: this quotation is not known to be free in US and EU, because no year of death is stated for"
                + " Gregory Hays [unknown-rights]"
        ),
        (
            "died: unknown", "",
            "a.md:8:5: error: this quotation is not known to be free in EU, because the year in which Noor Elm died is not"
                + " known [unknown-rights]"
        ),
        (
            "born: 1890", "- licence: LicenseRef-PublicDomain\n",
            "a.md:10:12: error: this is said to be free, but is not known to be free in EU, because no year of death is"
                + " stated for Noor Elm [unknown-rights]"
        ),
    ])
    func whatNobodyKnowsToBeFreeIsToldAndStopsARelease(years: String, fields: String, message: String) throws {
        let folder = try folder(asOf: "2026-11-21")
        try folder.write(
            "content/authors/noor-elm.md", Self.elm.replacing("died: 1955", with: years).replacing("1930", with: "1890")
        )
        try folder.write(
            SmallContent.page,
            "---\ncategory: courage\nstatus: attributed\n---\n\n> Begin where you are.\n>\n> — Noor Elm, *Lamps* 3\n\n\(fields)"
        )
        for phase in ["draft", "review", "release"] {
            let run = try BuiltTool().run(["validate", "content", "--phase", phase], in: folder.path)
            let words = phase == "release" ? message : message.replacing(": error: ", with: ": warning: ")
            #expect(run.output.contains(words), "\(run)")
            let build = try BuiltTool().run(["build", "--dry-run", "--phase", phase], in: folder.path)
            #expect(build.exitCode == (phase == "release" ? 1 : 0), "\(build)")
        }
        // Whoever asks about the entry is told the same.
        let page = try folder.text(SmallContent.page)
        let ids = try BuiltTool().run(["ids", "--write"], in: folder.path)
        #expect(ids.exitCode == 0, "\(ids)")
        let id = try #require(try folder.text(SmallContent.page).firstMatch(of: /q[0-9a-z]{12}/)).output
        let explained = try BuiltTool().run(["explain", String(id)], in: folder.path)
        #expect(explained.output.contains("not known to be free in "), "\(explained)")
        #expect(explained.output.contains("[unknown-rights]"), "\(explained)")
        #expect(!explained.output.contains("nothing to report"))
        // A short quotation with its credit line says on what grounds it is printed.
        let line =
            page.hasSuffix("*Lamps* 3\n\n")
            ? page + "- credit: Lamps, 1890\n"
            : page.replacing("PublicDomain", with: "Quotation") + "- credit: Lamps, 1890\n"
        try folder.write(SmallContent.page, line)
        let quoted = try BuiltTool().run(["build", "--dry-run", "--phase", "release"], in: folder.path)
        #expect(quoted.exitCode == 0, "\(quoted)")
    }

    @Test func listsWorksByUse() throws {
        let folder = try folder(asOf: "2026-01-01")
        let run = try BuiltTool().run(["validate", "content", "--works"], in: folder.path)
        #expect(
            run.output.contains(
                "work    author     quotes   words   rights\nLamps   Noor Elm        1       4   free\n"),
            "\(run)")
    }

    @Test func theBundleSaysWhyAMessageMayBePrinted() throws {
        let folder = try folder(asOf: "2026-01-01")
        let build = try BuiltTool().run(["build", "content", "--out", "bundle"], in: folder.path)
        #expect(build.exitCode == 0, "\(build)")
        #expect(
            try folder.text("bundle/records.jsonl").contains(
                #""rights":{"basis":"public-domain","licence":"LicenseRef-PublicDomain","reason":"free in 2026 in US, because the work was published in 1930; in EU, because Noor Elm died in 1955"}"#
            ))
    }

    @Test(arguments: [("jsonld", "jsonld"), ("csl", "json"), ("tei", "xml")])
    func exportsWhatImportReads(format: String, ending: String) throws {
        let folder = try folder(asOf: "2026-01-01")
        let export = try BuiltTool().run(
            ["export", "content", "--format", format, "--out", "out.\(ending)"], in: folder.path)
        #expect(export.exitCode == 0 && export.lastLine == "wrote out.\(ending): 1 entry", "\(export)")
        let read = try BuiltTool().run(
            ["import", format, "out.\(ending)", "--into", "content/messages/courage/back.md"], in: folder.path)
        #expect(read.exitCode == 0, "\(read)")
        let back = try folder.text("content/messages/courage/back.md")
        #expect(back.contains("> Begin where you are.\n>\n> — Noor Elm, *Lamps* 3\n"), "\(back)")
        #expect(back.contains("- licence: LicenseRef-PublicDomain\n- rightsBasis: public-domain\n"), "\(back)")
    }

    @Test func exportsNothingWhileThereAreErrors() throws {
        let folder = try folder(asOf: "2025-12-31")
        let run = try BuiltTool().run(["export", "content", "--format", "tei", "--out", "x.xml"], in: folder.path)
        #expect(run.exitCode == 1 && !FileManager.default.fileExists(atPath: folder.at("x.xml")))
    }
}

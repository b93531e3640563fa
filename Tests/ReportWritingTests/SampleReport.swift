import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Diagnostics
import Publishing
import TestSupport

@testable import ReportWriting

/// Reports about small catalogs.
enum SampleReport {
    static func bundle(_ messages: [Message] = SampleCatalog.messages, version: Int = 1) throws -> Bundle {
        let folder = try TemporaryFolder()
        try BundleWriting.write(SampleCatalog.input(messages, version: version), to: folder.at("catalog"))
        return try Bundle(folder: folder.at("catalog"))
    }

    static func floors(_ days: Int, ages: [Int]) -> SupplyFloors {
        SupplyFloors(days: SampleCatalog.located(days), ages: ages)
    }

    static let rule = RuleDescription(
        id: "unknown-mood", summary: "A mood exists.", why: "Apps filter by it & \"hope\".", accepts: [], rejects: [])

    /// Three findings: an error with a fix, a warning with a note about another place, and something that is missing.
    static let checks: Report = {
        let text = MarkedText("---\nmoods: ↓anx<us↓\n---\n\n> One ↓\u{202E}↓stair.\n↓")
        let file = SourceFile(path: "messages/a&b.md", text: text.text)
        let (mood, turn) = (text.marks[0]..<text.marks[1], text.marks[2]..<text.marks[3])
        let end = SourceRange(file, text.marks[4]..<text.marks[4])
        var findings = Findings()
        findings.add(
            Diagnostic(
                rule, at: SourceRange(file, mood), "mood '\("anx<us")' does not exist",
                solutions: [.init("write 'anxious'", [.init(SourceRange(file, mood), with: "anxious")])]))
        var warning = Diagnostic(
            rule, at: SourceRange(file, turn), "\("\u{202E}") turns",
            notes: [.init(at: SourceRange(file, mood), "first here")])
        warning.severity = .warning
        findings.add(warning)
        var note = Diagnostic(rule, at: end, "the end is missing")
        note.severity = .note
        findings.add(note)
        return Report(findings, files: 1, entries: 1, rules: [rule])
    }()

    static let quiet = Report(Findings(), files: 1, entries: 3, rules: [])

    static func report(_ bundle: Bundle, _ checks: Report = quiet) -> CatalogReport {
        CatalogReport(catalog: .bundle(bundle), checks: checks, comparison: .firstRelease)
    }

    static func page(_ report: CatalogReport) -> String { String(decoding: report.page, as: UTF8.self) }
}

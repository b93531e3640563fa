import Foundation
import Pipeline
import TestSupport
import Testing

/// The whole files that docs/content-guide.md shows make a catalog of their own.
struct GuideExampleTests {
    /// A path in the text and the block below it, such as `content/catalog.yml`.
    private static func files() throws -> [String: String] {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../docs/content-guide.md"), encoding: .utf8)
        var files: [String: String] = [:]
        for match in page.matches(of: /`(content\/[a-z\/.-]+)`[^`]*:\n\n```[a-z]+\n((?:[^`]|`[^`])*?)```\n/) {
            files[String(match.1)] = String(match.2)
        }
        return files
    }

    @Test func haveNoFindings() async throws {
        let files = try Self.files()
        #expect(
            Set(files.keys) == [
                "content/authors/ada-brook.md", "content/catalog.yml", "content/categories/courage.md",
                "content/messages/courage/lamps.xml",
            ])
        let folder = try TemporaryFolder(files)
        let run = WholeRun(folder: folder.at("content"), phase: .draft, parallelism: Parallelism(workers: 1))
        let report = try await run.tag().report
        // The folder of the guide has no table of rights, and nobody has read what is in it.
        let found = report.diagnostics.filter { !["unknown-rights", "unread-text"].contains($0.rule) }
        #expect(found.isEmpty, "\(report.diagnostics.map { "\($0.range.file.path): \($0.summary)" })")
        #expect(report.counts.entries == 2)
    }
}

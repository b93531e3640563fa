import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import ContentRules

/// Files around which the folder of `RuleExample.base` is put, with all that reading and rules say about them.
struct WholeReading {
    let files: [SourceFile]
    let content: Content
    let diagnostics: [Diagnostic]

    init(_ files: [SourceFile]) throws {
        let paths = Set(files.map(\.path))
        let base = RuleExample.base.filter { !paths.contains($0.path) }
        let all = base.map { SourceFile(path: $0.path, text: $0.text) } + files
        let parsed = all.map { ContentParsing.parse($0, at: $0.path) }
        let assembled = ContentAssembly.assemble(parsed)
        let content = try #require(assembled.content)
        var findings = assembled.findings
        for file in parsed { findings.merge(file.findings) }
        let checker = ContentChecker(content)
        for file in content.files { findings.merge(checker.check(file.entries)) }
        findings.merge(checker.checkCatalog(content))
        self.files = files
        self.content = content
        diagnostics = findings.kept.sorted()
    }

    /// Some entries of the category `courage`.
    init(_ markdown: String, at path: String = "messages/courage/a.md") throws {
        let front = path.hasSuffix(".md") ? RuleExample.usualFrontMatter : ""
        try self.init([SourceFile(path: path, text: front + markdown)])
    }

    /// What is there once a solution has been carried out.
    func after(_ solution: Diagnostic.Solution) throws -> WholeReading {
        try WholeReading(
            files.map { file in
                let here = solution.replacements.filter { $0.range.file === file }
                return SourceFile(path: file.path, bytes: FixedText.applying(here, to: file.bytes))
            })
    }

    /// The entries of the files themselves.
    var entries: [Entry] {
        let paths = Set(files.map(\.path))
        return content.files.filter { paths.contains($0.file.path) }.flatMap(\.entries)
    }

    /// Rules that ask whose words an entry is.
    static let asking: Set<RuleID> = [
        "unnamed-quotation", "missing-attribution-dash", "misplaced-attribution", "missing-author",
        "text-contains-attribution",
    ]

    /// Entries that would go out as our own without anybody being asked.
    var silentMessages: [Entry] {
        entries.filter { entry in
            entry.kind == .message
                && !diagnostics.contains {
                    Self.asking.contains($0.rule) && $0.range.file === entry.range.file
                        && entry.range.bytes.contains($0.range.bytes.lowerBound)
                }
        }
    }

    /// The authors who are credited, each as often as that is done.
    var authors: [String] { entries.compactMap { $0.attribution?.author?.id }.sorted() }
}

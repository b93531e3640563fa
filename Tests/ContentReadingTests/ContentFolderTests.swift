import CatalogModel
import Diagnostics
import FileAccess
import Foundation
import TestSupport
import Testing

@testable import ContentReading

struct ContentFolderTests {
    @Test func findsEveryKindOfFile() throws {
        let names = [
            "README.md", "authors/ada-brook.md", "authors/b.xml", "catalog.yml", "categories/courage.md",
            "decisions/duplicates.yml", "ids.jsonl", "messages/README.md", "messages/courage/Small steps.md",
            "messages/courage/deep/er.xml", "messages/loose.md", "policy/words.yml",
        ]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        try folder.write(".git/config", "hidden")
        let discovery = try ContentFolder.discover(folder.path)
        #expect(discovery.files.map(\.relativePath) == names)
        #expect(discovery.files.map(\.path) == names.map { folder.at($0) })
        #expect(discovery.findings.isEmpty)
    }

    @Test(arguments: [
        ("messages/courage/a.MD", "messages/courage/a.md"), ("messages/courage/a.markdown", "messages/courage/a.md"),
        ("messages/courage/a.md.txt", "messages/courage/a.md"), ("messages/courage/a .md", "messages/courage/a.md"),
        ("messages/courage/a", "messages/courage/a.md"), ("messages/courage/a.b.md", "messages/courage/a-b.md"),
        ("message/courage/a.md", "messages/courage/a.md"), ("Messages/courage/a.md", "messages/courage/a.md"),
        ("category/courage.md", "categories/courage.md"), ("categories/Courage.md", "categories/courage.md"),
        ("categories/great courage.md", "categories/great-courage.md"), ("catalog.yaml", "catalog.yml"),
        ("Catalog.yml", "catalog.yml"), ("policy/words.yaml", "policy/words.yml"), ("quotes.md", "messages/quotes.md"),
        ("courage/steps.md", "messages/courage/steps.md"), ("authors/Ada_Brook.markdown", "authors/ada-brook.md"),
        ("messages/courage/a.XML", "messages/courage/a.xml"), ("readme.md", "README.md"),
        ("decisions/duplicate.yml", "decisions/duplicates.yml"), ("decisions/tag.yaml", "decisions/tags.yml"),
        ("decision/suitability.yml", "decisions/suitability.yml"),
        ("decisions/sutability.yml", "decisions/suitability.yml"),
        ("id.jsonl", "ids.jsonl"), ("help-resource.yml", "help-resources.yml"),
        ("polcy/rights.yml", "policy/rights.yml"),
        ("texts/courage/a.md", "messages/courage/a.md"),
        ("messages/courage/a.md.bak", "messages/courage/a.md"),
        ("messages/courage/a (1)x.txt", "messages/courage/a (1)x.md"),
    ])
    func tellsHowAFileWouldBeRead(path: String, better: String) throws {
        let folder = try TemporaryFolder([path: "> a\n"])
        let finding = try #require(try ContentFolder.discover(folder.path).findings.kept.first)
        #expect(finding.rule == "unreachable-file")
        #expect(finding.range.file.path == folder.at(path) && finding.range.bytes == 0..<0)
        #expect(finding.solutions.first?.summary.text == "rename it to '\(better)'")
    }

    @Test(arguments: [
        "image.png", "messages/courage/photo.jpeg", "policy/deep/words.yml", "other.jsonl", "authors/deep/a.md",
    ])
    func reportsFilesForWhichThereIsNoPlace(path: String) throws {
        let folder = try TemporaryFolder([path: ""])
        let findings = try ContentFolder.discover(folder.path).findings.kept
        #expect(findings.map(\.rule) == ["unreachable-file"])
    }

    @Test(arguments: [
        ("messages/courage/a.md~", "messages/courage/a.md"), ("messages/courage/a.md.bak", "messages/courage/a.md"),
        ("messages/courage/a.copy.md", "messages/courage/a.md"),
    ])
    func tellsCopies(path: String, original: String) throws {
        let folder = try TemporaryFolder([path: "> a\n", original: "> a\n"])
        let finding = try #require(try ContentFolder.discover(folder.path).findings.kept.first)
        #expect(finding.summary.text == "'\(path)' is not read by anything; it looks like a copy of '\(original)'")
    }

    @Test(arguments: [
        ("a copy.md", "a.md"), ("a copy 2.md", "a.md"), ("a (1).md", "a.md"), ("a-old.md", "a.md"),
        ("a_backup.md", "a.md"),
        ("a - Kopie.md", "a.md"), ("a.md~", "a.md"), ("a.md.orig", "a.md"), ("photocopy.md", nil),
        ("chapter 2.md", nil),
        ("old.md", nil), ("a.md", nil),
    ])
    func namesOfCopies(name: String, original: String?) { #expect(CopyName.original(of: name) == original) }

    /// Only reading tells a pack from a file that nobody knows.
    @Test(arguments: [
        ("policy/righst.yml", "doubt: 1\n", "; did you mean 'policy/rights.yml'?" as String?),
        ("policy/anything.yml", "words: [tea]\n", ""), ("policy/house-en.yml", "pack: {id: a}\n", nil),
    ])
    func aPolicyIsKnownOrAPack(path: String, text: String, hint: String?) {
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        let found = ContentAssembly.assemble([parsed]).findings.kept.filter { $0.rule == "unreachable-file" }
        #expect(found.count == (hint == nil ? 0 : 1))
        if let hint {
            #expect(found.first?.summary.text.hasSuffix("which begins with 'pack:'" + hint) == true, "\(found)")
        }
    }

    @Test func everyDecisionAndPolicyHasItsPlace() {
        for kind in DecisionKind.allCases { #expect(ContentPath(kind.path) == .decision(kind)) }
        for kind in PolicyKind.allCases { #expect(ContentPath(kind.path) == .policy(kind)) }
        #expect(ContentPath("policy/evidence-pt.tsv") == .evidence(language: "pt"))
        #expect(ContentPath("policy/words-en.txt") == .reviewedWords)
        #expect(ContentPath("deep/decisions/tags.yml") == nil && ContentPath("decisions/other.yml") == nil)
    }

    @Test func doesNotAdviseToOverwrite() throws {
        let folder = try TemporaryFolder(["messages/a/b.md": "", "messages/a/b.markdown": ""])
        let finding = try #require(try ContentFolder.discover(folder.path).findings.kept.first)
        #expect(finding.solutions.first?.summary.text == "move its entries to 'messages/a/b.md', which exists")
    }

    @Test func refusesLinksAndPipes() throws {
        let folder = try TemporaryFolder(["messages/a/b.md": ""])
        let outside = try TemporaryFolder(["c.md": "> secret\n"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("messages/a/c.md"), withDestinationPath: outside.at("c.md"))
        try FileManager.default.createSymbolicLink(atPath: folder.at("authors"), withDestinationPath: outside.path)
        #expect(mkfifo(folder.at("messages/a/d.md"), 0o600) == 0)
        let discovery = try ContentFolder.discover(folder.path)
        #expect(discovery.files.map(\.relativePath) == ["messages/a/b.md"])
        #expect(discovery.findings.kept.map(\.rule) == ["symbolic-link", "symbolic-link", "unreachable-file"])
    }

    @Test func throwsWhereThereIsNoFolder() {
        #expect(throws: FileProblem.self) { try ContentFolder.discover("/nowhere/at/all") }
    }
}

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

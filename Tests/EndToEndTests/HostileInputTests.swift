import Foundation
import TestSupport
import Testing

/// Files that are made to do harm: each is refused quickly and by name, and nothing is written.
struct HostileInputTests {
    private static let b = "content/messages/courage/b"

    /// Expects `build` to name a place, and to leave no trace.
    private func expectRefusal(
        _ folder: TemporaryFolder, at places: [String], within seconds: Double = 5,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.processorTime < seconds, "\(result)", sourceLocation: location)
        #expect(result.exitCode == 1, "\(result)", sourceLocation: location)
        for place in places { #expect(result.output.contains(place), "\(result)", sourceLocation: location) }
        try expectNoTrace(in: folder, location)
    }

    private func expectNoTrace(in folder: TemporaryFolder, _ location: SourceLocation = #_sourceLocation) throws {
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")), sourceLocation: location)
        #expect(!(try folder.text(SmallContent.page).contains("- id:")), sourceLocation: location)
    }

    @Test func entitiesOfXMLAreNotExpanded() throws {
        var doctype = "<!DOCTYPE messages [\n<!ENTITY a0 \"ha\">\n"
        for level in 1...10 {
            let value = String(repeating: "&a\(level - 1);", count: 10)
            doctype += "<!ENTITY a\(level) \"\(value)\">\n"
        }
        let folder = try SmallContent.folder([
            Self.b + ".xml": SmallContent.xml("&a10;", doctype: doctype + "]>\n")
        ])
        try expectRefusal(folder, at: [Self.b + ".xml:1:1: error: ", "[doctype]"])
    }

    @Test func entitiesOfXMLReadNoFile() throws {
        let folder = try SmallContent.folder(["secret.txt": "the secret words"])
        let doctype = "<!DOCTYPE messages [<!ENTITY a SYSTEM \"file://\(folder.at("secret.txt"))\">]>\n"
        try folder.write(Self.b + ".xml", SmallContent.xml("&a;", doctype: doctype))
        try expectRefusal(folder, at: [Self.b + ".xml:1:1: error: ", "[doctype]"])
        let result = try BuiltTool().run(["validate", "content", "--report", "jsonl"], in: folder.path)
        #expect(!result.output.contains("the secret words"), "\(result)")
    }

    /// The files have no blocks on the disk: they must be refused by their size, before they are read.
    @Test(arguments: ["md", "xml"])
    func hugeFilesAreNotRead(ending: String) throws {
        let folder = try SmallContent.folder([Self.b + "." + ending: ""])
        try #require(truncate(folder.at(Self.b + "." + ending), 100 << 20) == 0)
        try expectRefusal(
            folder, at: [Self.b + ".\(ending):1:1: error: the file has 104857600 bytes; the limit is 33554432"],
            within: 2)
    }

    @Test func deepNestingIsRefused() throws {
        let folder = try SmallContent.folder([
            Self.b + ".md": SmallContent.opening + String(repeating: "> ", count: 10_000) + "Go on.\n",
            Self.b + "2.md": SmallContent.opening + String(repeating: "- ", count: 10_000) + "Go on.\n",
            Self.b + ".xml": SmallContent.xml(
                String(repeating: "<em>", count: 10_000) + "x" + String(repeating: "</em>", count: 10_000)),
        ])
        try expectRefusal(folder, at: [Self.b + ".md:5:1: ", Self.b + "2.md:5:1: ", Self.b + ".xml:1:468: "])
    }

    @Test func bytesThatAreNoTextAreNamedOneByOne() throws {
        let folder = try SmallContent.folder()
        let page = Array((SmallContent.opening + "> Go?\n\n> Wait ? then go.\n").utf8)
        let places = page.indices.filter { page[$0] == UInt8(ascii: "?") }
        var spoilt = page
        (spoilt[places[0]], spoilt[places[1]]) = (0x00, 0x97)
        try folder.write(Self.b + ".md", spoilt)
        try expectRefusal(
            folder,
            at: [
                Self.b + ".md:5:5: error: NUL character at byte \(places[0]) [nul-character]",
                Self.b + ".md:7:8: error: 0x97 at byte \(places[1]) is not UTF-8",
            ])
        let formatted = try BuiltTool().run(["fmt"], in: folder.path)
        #expect(formatted.exitCode == 1, "\(formatted)")
        #expect(formatted.output.contains(Self.b + ".md:5:5: left as it is"), "\(formatted)")
        #expect(try folder.bytes(Self.b + ".md") == spoilt)
    }

    @Test func linksAreNotFollowed() throws {
        let folder = try SmallContent.folder()
        let outside = try TemporaryFolder(["b.md": SmallContent.opening + "> From outside.\n"])
        for (link, target) in [(Self.b + ".md", outside.at("b.md")), ("content/messages/other", outside.path)] {
            try FileManager.default.createSymbolicLink(atPath: folder.at(link), withDestinationPath: target)
        }
        try expectRefusal(folder, at: [Self.b + ".md:1:1: error: ", "content/messages/other:1:1: error: "])
        let result = try BuiltTool().run(["validate", "content", "--out", "all.jsonl"], in: folder.path)
        #expect(!result.output.contains("From outside"), "\(result)")
    }

    @Test func aHundredThousandFaultsAreCounted() throws {
        let faults = String(repeating: "\n- x\n", count: 100_000)
        let folder = try SmallContent.folder([Self.b + ".md": SmallContent.opening + "> Go on.\n" + faults])
        let result = try BuiltTool().run(["validate", "content"], in: folder.path)
        #expect(result.exitCode == 1)
        #expect(result.output.contains(Self.b + ".md:7:3: error: "), "\(result)")
        #expect(
            result.output.contains(Self.b + ".md: … and 99,950 more of malformed-field in this file\n"), "\(result)")
        #expect(result.lastLine.hasSuffix(": 100,000 errors, 0 warnings, 0 notes"), "\(result.lastLine)")
    }
}

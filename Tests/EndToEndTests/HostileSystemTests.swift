import Foundation
import TestSupport
import Testing

/// A system that does not go along: closed streams, full disks, forbidden files, odd names.
struct HostileSystemTests {
    private static let isRoot = getuid() == 0

    @Test func saysWhatItCannotFind() throws {
        let folder = try SmallContent.folder()
        let result = try BuiltTool().run(["build", "nowhere"], in: folder.path)
        #expect(result.exitCode == 2, "\(result)")
        #expect(result.errors.contains("'nowhere'"), "\(result)")
        try folder.write("hollow/.keep", "")
        let hollow = try BuiltTool().run(["build", "hollow"], in: folder.path)
        #expect(hollow.exitCode == 2, "\(hollow)")
        #expect(hollow.errors.contains("nothing to check in 'hollow'"), "\(hollow)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")))
    }

    @Test func standardStreamsMayBeClosed() throws {
        let folder = try SmallContent.folder()
        let input = try BuiltTool.shell("catalog validate <&-", in: folder.path)
        #expect(input.exitCode == 2, "\(input)")
        #expect(input.errors.hasPrefix("catalog: cannot read standard input: "), "\(input)")
        let output = try BuiltTool.shell("catalog validate content >/dev/full", in: folder.path)
        #expect(output.exitCode == 2, "\(output)")
        #expect(
            output.errors == "catalog: cannot write standard output: No space left on device\n", "\(output)")
    }

    @Test func aReaderMayGoAway() throws {
        let faults = String(repeating: "\n- x\n", count: 3000)
        let folder = try SmallContent.folder([
            "content/messages/courage/b.md": SmallContent.opening + "> Go.\n" + faults
        ])
        let result = try BuiltTool.shell("catalog validate content | head -n 1", in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.output.split(separator: "\n").count == 1, "\(result)")
        #expect(result.errors.isEmpty, "\(result)")
    }

    @Test(.enabled(if: isRoot, "only root can become somebody else"))
    func aForbiddenFileIsNamed() throws {
        let folder = try SmallContent.folder()
        try #require(chmod(folder.at(SmallContent.page), 0) == 0)
        let result = try BuiltTool.shell(
            "setpriv --reuid=65534 --regid=65534 --clear-groups $(command -v catalog) validate content",
            in: folder.path)
        #expect(result.exitCode == 2, "\(result)")
        #expect(result.errors == "catalog: cannot read \(SmallContent.page): Permission denied\n", "\(result)")
    }

    @Test(.enabled(if: isRoot, "only root can mount a small disk"))
    func aFullDiskLeavesTheBundleAsItWas() throws {
        let entries = (0..<2000).map { "\n> Stair number \($0) is a stair like any other, so take it.\n" }.joined()
        let folder = try SmallContent.folder(["more.md": SmallContent.opening + entries])
        let script = """
            mkdir disk && mount -t tmpfs -o size=256k none disk || exit 77
            catalog build --out disk/bundle >/dev/null || exit 78
            sha256sum disk/bundle/* >before
            cp more.md content/messages/courage/more.md
            catalog build --out disk/bundle >/dev/null
            echo "exit $?"
            sha256sum --quiet -c before && ls disk
            """
        try folder.write("script", script)
        let result = try BuiltTool.shell("unshare -m --propagation private bash script", in: folder.path)
        // In a container or another root folder even root may not mount anything.
        if result.exitCode == 77 || result.errors.hasPrefix("unshare: ") { return }
        #expect(result.output == "exit 2\nbundle\ndedupe.lock\nremoved.jsonl\n", "\(result)")
        #expect(result.errors.contains("No space left on device"), "\(result)")
    }

    @Test(arguments: [
        "two words", "it's", "say \"so\"", "mut–für–勇気", "-rf", String(repeating: "l", count: 250),
    ])
    func namesMayBeOdd(name: String) throws {
        let folder = try SmallContent.folder([
            "content/messages/courage/\(name).md": SmallContent.opening + "> Two stairs, then a landing.\n"
        ])
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.lastLine.hasPrefix("checked 2 entries in 4 files"), "\(result)")
        #expect(try folder.text("content/messages/courage/\(name).md").contains("- id: q"))
    }

    @Test func namesWithControlCharactersAreRefused() throws {
        let folder = try SmallContent.folder(["content/messages/courage/two\nlines.md": "> Go.\n"])
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(
            result.output.hasPrefix("content/messages/courage/two<U+000A>lines.md:1:1: error: the name holds"),
            "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")))
    }
}

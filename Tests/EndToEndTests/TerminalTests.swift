import Foundation
import TestSupport
import Testing

/// Nothing that a tool is given can disturb the terminal on which it answers.
@Suite struct TerminalTests {
    /// Escape sequences, a bell, a line of its own for a runner of tests, DEL, C1 and characters that turn a line round.
    private static let poison = "a\u{1B}[31mb\u{7}c\u{7F}d\u{85}\u{9B}e\u{202E}f\u{2066}g\u{200F}h\u{61C}\u{2028}i"
    private static let poisonedName = "a\u{1B}]0;x\u{7}\u{202E}b"

    /// Every command that has none below it, as its words.
    private static let commands: [[String]] = {
        struct Dump: Decodable { let command: Command }
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?

            func leaves(_ before: [String]) -> [[String]] {
                let below = (subcommands ?? []).filter { $0.commandName != "help" }
                return below.isEmpty ? [before] : below.flatMap { $0.leaves(before + [$0.commandName]) }
            }
        }
        let dump = try? BuiltTool().run(["--experimental-dump-help"]).output
        return dump.flatMap { try? JSONDecoder().decode(Dump.self, from: Data($0.utf8)) }?.command.leaves([]) ?? []
    }()

    /// The characters of an output that no terminal should get.
    private func raw(_ text: String) -> [String] {
        let bad = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            // The end of a line, and what stands between the columns of a table.
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        return Set(bad.map { "U+" + String($0.value, radix: 16, uppercase: true) }).sorted()
    }

    private func expectClean(_ result: BuiltTool.Result, _ location: SourceLocation = #_sourceLocation) {
        #expect(raw(result.output) == [], "\(result)", sourceLocation: location)
        #expect(raw(result.errors) == [], "\(result)", sourceLocation: location)
    }

    @Test func thereAreCommandsToTry() { #expect(Self.commands.count > 35) }

    @Test(arguments: commands) func argumentsAreShownWithoutControlCharacters(_ command: [String]) throws {
        let folder = try SmallContent.folder()
        let line = Self.poison + "\n::error::forged"
        for arguments in [
            [line], [line, line], [line, line, line], ["--" + Self.poison], ["--phase", line], ["--report", line],
            ["--content", line], ["--content=" + line], ["--out", line + "/a", line], ["--jobs", Self.poison],
            ["--lang", Self.poison], ["--by", line],
        ] {
            let result = try BuiltTool().run(command + arguments, in: folder.path)
            expectClean(result)
            #expect(
                !(result.output + result.errors).split(separator: "\n").contains { $0.hasPrefix("::error::forged") },
                "\(result)")
        }
    }

    /// A content folder with poison in every place: names, texts, ids, keys, settings, policies.
    private func poisonedFolder() throws -> TemporaryFolder {
        let poison = Self.poison
        let name = Self.poisonedName
        return try SmallContent.folder([
            "content/messages/courage/\(name).md": "---\ncategory: \(poison)\n\(poison): a\n---\n\n> \(poison)\n",
            "content/messages/\(name)/b.md": SmallContent.opening + "> Go on.\n",
            "content/messages/courage/c.md": SmallContent.opening
                + "> Go \(poison) on.\n>\n> — \(poison)\n\n- id: \(poison)\n- \(poison): a\n- status: \(poison)\n"
                + "- source: \(poison)\n- moods: \(poison)\n",
            "content/messages/courage/d.xml": SmallContent.xml(poison),
            "content/messages/courage/e.xml": "<messages \(poison)=\"a\"><\(poison)/></messages>\n",
            "content/authors/x.md": "---\nname: \(poison)\n\(poison): b\n---\n",
            "content/categories/y.md": "---\ntitle: \(poison)\nages: \(poison)\n---\n",
            "content/policy/misattributions.yml": "misattributions:\n  - key: \(poison)\n    \(poison): a\n",
            "content/policy/house-en.yml": "pack: {id: \"\(poison)\", language: \(poison)}\n",
            "content/policy/\(name).yml": "pack: a\n",
            "content/decisions/duplicates.yml": "- \(poison)\n",
            "content/ids.jsonl": "{\"id\":\"\(poison)\"}\n\(poison)\n",
            "records.jsonl":
                "{\"id\":\"\(poison)\",\"text\":\"\(poison)\",\"author\":\"\(poison)\",\"\(poison)\":1}\n\(poison)\n",
            "list.json": "[{\"\(poison)\": \"Go on.\", \"author\": \"\(poison)\"}, {\"text\": \"— \(poison)\"}]",
            "\(name).csv": "text,\(poison)\nGo \(poison) on.,a,b\n",
            "fortunes": "\(poison)\n\t\t-- \(poison)\n%\n\t\t-- \(poison)\n%\n",
            "page.md": "---\n\(poison): a\n---\n\n> \(poison)\n>\n> — \(poison)\n",
            "page.xml": "<book><blockquote><\(poison)></blockquote></book>",
        ])
    }

    @Test(arguments: commands) func contentIsShownWithoutControlCharacters(_ command: [String]) throws {
        let folder = try poisonedFolder()
        for arguments in [["content"], [], ["records.jsonl"], ["content", "content"]] {
            expectClean(try BuiltTool().run(command + arguments, in: folder.path))
        }
    }

    @Test(arguments: ["text", "jsonl", "sarif", "github", "junit"])
    func reportsAreClean(format: String) throws {
        let folder = try poisonedFolder()
        let name = Self.poisonedName
        for arguments in [
            ["validate", "content"], ["validate", "records.jsonl"], ["import", "json", "list.json"],
            ["import", "jsonl", "records.jsonl"], ["import", "csv", name + ".csv"], ["import", "fortune", "fortunes"],
            ["import", "markdown", "page.md"], ["import", "docbook", "page.xml"], ["build", "content"],
        ] {
            expectClean(try BuiltTool().run(arguments + ["--report", format], in: folder.path))
        }
    }

    @Test func aDamagedBundleIsNamedWithoutControlCharacters() throws {
        let folder = try SmallContent.folder()
        _ = try BuiltTool().run(["ids", "content", "--write"], in: folder.path)
        let built = try BuiltTool().run(["build", "content", "--out", "bundle"], in: folder.path)
        #expect(built.exitCode == 0, "\(built)")
        for file in ["catalog.json", "records.jsonl", "ids.jsonl", "authors.jsonl", "index.bin"] {
            let sound = FileManager.default.contents(atPath: folder.at("bundle/" + file))
            try folder.write("bundle/" + file, "{\"\(Self.poison)\":\"\(Self.poison)\"}\n\(Self.poison)")
            for command in [
                ["inspect", "bundle"], ["diff", "bundle", "bundle"], ["views", "bundle"], ["supply", "bundle"],
            ] {
                expectClean(try BuiltTool().run(command, in: folder.path))
            }
            try sound?.write(to: URL(fileURLWithPath: folder.at("bundle/" + file)))
        }
    }
}

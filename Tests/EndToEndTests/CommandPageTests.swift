import Foundation
import TestSupport
import Testing

/// docs/commands.md leaves out no command and no option.
struct CommandPageTests {
    private static let page: String? = try? String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/commands.md"), encoding: .utf8)

    @Test func namesEveryCommandAndOption() throws {
        let page = try #require(Self.page)
        let folder = try TemporaryFolder([:])
        let commands = try Self.indented(BuiltTool().run(["--help"], in: folder.path).output)
            .filter { !$0.hasPrefix("-") && $0 != "help" }
        #expect(commands.count > 10 && commands.contains("ids"))
        for command in commands {
            #expect(page.contains("`\(command)"), "\(command)")
            let help = try BuiltTool().run(["help", command], in: folder.path).output
            try check(help, of: command, in: page)
            let modes = Self.indented(help).filter { !$0.hasPrefix("-") && help.contains("<subcommand>") }
            #expect(["dedupe", "tag"].contains(command) == !modes.isEmpty, "\(command): \(modes)")
            for mode in modes { try check(mode, of: [command], in: page, folder) }
        }
    }

    /// A subcommand, and those that it may have.
    private func check(_ mode: String, of commands: [String], in page: String, _ folder: TemporaryFolder) throws {
        let path = commands + [mode]
        #expect(page.contains("`\(path.dropFirst().joined(separator: " "))"), "\(path)")
        let help = try BuiltTool().run(["help"] + path, in: folder.path).output
        try check(help, of: path.joined(separator: " "), in: page)
        guard help.contains("<subcommand>") else { return }
        for inner in Self.indented(help) where !inner.hasPrefix("-") {
            try check(inner, of: path, in: page, folder)
        }
    }

    private func check(_ help: String, of command: String, in page: String) throws {
        for option in Self.indented(help) where option.hasPrefix("--") {
            #expect(page.contains("`\(option)"), "\(option) of \(command)")
        }
    }

    /// The first words of the lines of a help text that name a command or an option.
    private static func indented(_ help: String) -> [String] {
        help.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("  "), line.dropFirst(2).first != " " else { return nil }
            let word = line.split(separator: " ").first.map(String.init)
            // The last line is a sentence.
            return word.flatMap { $0.lowercased() == $0 ? $0 : nil }
        }
    }
}

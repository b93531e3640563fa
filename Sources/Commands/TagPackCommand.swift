import ArgumentParser

/// Tools for whoever keeps the packs of rules in `policy/`.
struct TagPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Test, lint, compare and show packs of rules.",
        discussion: """
            A PACK is a content folder, a folder of packs, or a single pack. Every command first loads it, which reports \
            each fault at its line and column.
            """,
        subcommands: [PackTestCommand.self, PackLintCommand.self, PackDiffCommand.self, PackShowCommand.self])
}

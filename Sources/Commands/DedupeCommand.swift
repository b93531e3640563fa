import ArgumentParser

/// The second step: what says the same, and what it takes to know that.
struct DedupeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dedupe",
        abstract: "Find entries that say the same and merge them.",
        usage: """
            catalog dedupe [<input>] [<options>]
            catalog dedupe <subcommand> [<options>]
            """,
        discussion: """
            Without a subcommand it is `merge`: `catalog dedupe content` compares the entries of a folder. \
            `catalog help dedupe merge` lists the options. The other subcommands read lines from standard input.
            """,
        subcommands: [DedupeMergeCommand.self, DedupePairsCommand.self, DedupeVocabularyCommand.self],
        defaultSubcommand: DedupeMergeCommand.self)
}

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
        subcommands: [],
        groupedSubcommands: [
            CommandGroup(name: "One process", subcommands: [DedupeMergeCommand.self, DedupePairsCommand.self]),
            CommandGroup(
                name: "Parts of a large collection",
                subcommands: [
                    DedupeVocabularyCommand.self, DedupeGroupsCommand.self, DedupeKeysCommand.self,
                    DedupeMatchCommand.self, DedupeVerifyCommand.self, DedupeClusterCommand.self,
                ]),
        ],
        defaultSubcommand: DedupeMergeCommand.self)
}

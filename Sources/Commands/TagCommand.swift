import ArgumentParser

/// The third step: categories, ages and moods, and what an editor does about them.
struct TagCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tag",
        abstract: "Apply the declared categories, ages and moods and check them.",
        usage: """
            catalog tag [<input>] [<options>]
            catalog tag <subcommand> [<options>]
            """,
        discussion: """
            Without a subcommand it is `run`: `catalog tag content` goes through the entries of a folder. \
            `catalog help tag run` lists the options.
            """,
        subcommands: [],
        groupedSubcommands: [
            CommandGroup(name: "The step", subcommands: [TagRunCommand.self]),
            CommandGroup(
                name: "Ages", subcommands: [TagPackCommand.self, TagOverridesCommand.self, TagStoresCommand.self]),
            CommandGroup(
                name: "Suggestions",
                subcommands: [
                    TagSuggestCommand.self, TagAcceptCommand.self, TagEvidenceCommand.self, TagDiffCommand.self,
                ]),
        ],
        defaultSubcommand: TagRunCommand.self)
}

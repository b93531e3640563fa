import ArgumentParser

/// The driver: every step of the line is a subcommand, and each step's own tool is the driver with its first word given.
public struct CatalogCommand: AsyncParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Turn quotes and messages of encouragement, written by people, into a catalog that apps load.",
        discussion: """
            Exit codes: 0 all is well; 1 the content has errors; 2 the tool could not do its work; 64 a wrong call.
            """,
        version: ToolVersion.line,
        subcommands: [NamesCommand.self],
        groupedSubcommands: [
            CommandGroup(
                name: "The line",
                subcommands: [
                    BuildCommand.self, ValidateCommand.self, DedupeCommand.self, TagCommand.self, CompileCommand.self,
                    PublishCommand.self,
                ]),
            CommandGroup(
                name: "Content",
                subcommands: [
                    FormatCommand.self, ConvertCommand.self, IDsCommand.self, DecideCommand.self, ReviewCommand.self,
                    OverrideCommand.self,
                    WithdrawCommand.self, MergeCommand.self, MoveCommand.self, ImportCommand.self, ExportCommand.self,
                    ExplainCommand.self,
                ]),
            CommandGroup(
                name: "Bundles and formats",
                subcommands: [
                    ReportCommand.self, InspectCommand.self, SupplyCommand.self, DiffCommand.self, DeltaCommand.self,
                    ApplyCommand.self,
                    ViewsCommand.self,
                    SchemaCommand.self,
                ]),
        ])

    public init() {}
}

import ArgumentParser

/// The driver: every step of the line is a subcommand.
public struct CatalogCommand: AsyncParsableCommand {
    public static let configuration = CommandConfiguration(commandName: "catalog")
    public init() {}
}

import ArgumentParser

/// Clusters records of which no duplicate is missing.
struct DedupeClusterCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "cluster",
        abstract: "Of a part of a collection in which no record lacks a duplicate: write the clusters.",
        discussion: """
            Takes records from standard input, and with each record all others that duplicates lead to, and writes \
            lines like those of --clusters.
            """)

    @OptionGroup var options: PartitionOptions

    func work() async throws {
        try options.run { try $0.clusters($1) }
    }
}

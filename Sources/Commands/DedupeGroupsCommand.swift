import ArgumentParser

/// Names the group of equal texts that each record belongs to.
struct DedupeGroupsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups",
        abstract: "Of a part of a collection: name each record's group of equal texts.",
        discussion: """
            Takes records from standard input and writes a line for each that has a word: the name of its group, its \
            rank, its id as JSON and the record, with tabs between. Of each group only the first record by rank is \
            compared with other groups.
            """)

    @OptionGroup var options: PartitionOptions

    func work() async throws {
        try options.run { try $0.groups($1) }
    }
}

import ArgumentParser

/// Judges pairs of records of a part of a collection.
struct DedupeVerifyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Of a part of the pairs: judge pairs of records.",
        discussion: """
            Takes lines {"a":{…},"b":{…}} with a record on either side from standard input and writes lines like those \
            of --verdicts. Pairs that have nothing to do with each other are left out; `n` is the number of the line, \
            from 0 on.
            """)

    @OptionGroup var options: PartitionOptions

    func work() async throws {
        try options.run { try $0.verdicts($1) }
    }
}

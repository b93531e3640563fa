import ArgumentParser
import FileAccess
import Pipeline
import TextMatching

/// Writes the keys under which records find each other, and the filter that keeps most of them from being written.
struct DedupeKeysCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Of a part of a collection: write the keys under which records find each other.",
        discussion: """
            Takes records from standard input. Pass 1 writes the keys under which each is found, one a line: from all \
            of them --build-filter makes a filter. Pass 2 writes key, kind and group with tabs between: 's' for keys \
            under which the record is found, 'p' for those under which it looks for others, as far as they are in the \
            filter, and 'b' for both.
            """)

    @Option(help: "1: keys for the filter; 2: keys with groups.")
    var pass = 2

    @Option(help: "Leave out what no record is found under, by a filter of the keys of pass 1.")
    var filter: String?

    @Option(help: "Take keys of pass 1 from standard input instead of records, and write the filter of them.")
    var buildFilter: String?

    @Option(help: "With --build-filter: write one of several equal parts of the filter, such as 0/64.")
    var slice = KeyFilterFile.Slice.whole

    @OptionGroup var options: PartitionOptions

    func validate() throws {
        guard 1...2 ~= pass else { throw ValidationError("--pass is 1 or 2") }
        if filter != nil, pass == 1 { throw ValidationError("--filter stands with --pass 2") }
        if buildFilter == nil, slice != .whole { throw ValidationError("--slice stands with --build-filter") }
    }

    func work() async throws {
        if let buildFilter { return try build(buildFilter) }
        let filter = try filter.map(Self.read)
        try options.run { try $0.keys($1, pass == 1 ? .stored : .all(filter)) }
    }

    private func build(_ path: String) throws {
        let texts = try VocabularyOption.read(options.vocabulary).textCount
        let keys = try FileReading.standardInput(limit: 64 << 30)
        try FileWriting.replace(path, with: KeyFilterFile.bytes(ofKeys: keys, texts: texts, slice), isForced: false)
    }

    private static func read(_ path: String) throws -> MappedKeyFilter {
        let file = try MappedFile(path)
        do {
            return try MappedKeyFilter(file)
        } catch {
            throw CommandProblem("\(path) \(error)")
        }
    }
}

extension KeyFilterFile.Slice: ExpressibleByArgument {
    /// Reads `0/64`.
    public init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
    }

    public var defaultValueDescription: String { "\(number)/\(count)" }
}

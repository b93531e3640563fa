import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline
import TextMatching

/// Counts the words of records, for runs that are to go by them.
struct DedupeVocabularyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocab",
        abstract: "Count the words of records, or make a vocabulary file of such counts.",
        discussion: """
            Takes records from standard input and writes a line for each word: the word, a tab, and its count. Lines of \
            several parts of a collection may be added up by word, or simply written one behind the other. With \
            --repair it takes such lines and writes the vocabulary file for --vocabulary. With --changes it lists the \
            words that two such files take for different ones: the word, what it was, and what it is.
            """)

    @Flag(help: "Make a vocabulary file of lines with words and counts.")
    var repair = false

    @Option(help: "With --repair: leave out words that were counted less often.")
    var atLeast: UInt32?

    @Option(parsing: .upToNextOption, help: "List what words were in an older vocabulary file and are in a newer one.")
    var changes: [String] = []

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @OptionGroup var options: RunOptions

    func validate() throws {
        if atLeast != nil, !repair { throw ValidationError("--at-least stands with --repair") }
        guard changes.isEmpty || changes.count == 2 && !repair else {
            throw ValidationError("--changes takes two vocabulary files: --changes OLD NEW")
        }
    }

    func work() async throws {
        if changes.count == 2 {
            let (old, new) = (try VocabularyOption.read(changes[0]), try VocabularyOption.read(changes[1]))
            return try write(
                VocabularyChanges.lines(from: old, to: new, workers: Workers(options.parallelism.workers)))
        }
        let bytes = try FileReading.standardInput()
        if repair { return try write(VocabularyFile.bytes(of: sum(bytes), atLeast: atLeast ?? 1)) }
        // A part of a collection may hold nothing.
        guard !bytes.isEmpty else { return }
        let file = SourceFile(path: "<standard input>", bytes: bytes)
        let counted = try RecordRun(phase: options.phase, language: lang, isStrict: options.strict)
            .countWords(file, options.parallelism)
        try write(VocabularyFile.lines(of: counted.counts))
        try options.finishBesideOutput(counted.report)
    }

    private func sum(_ bytes: [UInt8]) throws -> WordCounts {
        do {
            return try VocabularyFile.sum(bytes)
        } catch {
            throw CommandProblem("standard input \(error)")
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        try FileWriting.writeAll(bytes, to: 1, path: "standard output")
    }
}

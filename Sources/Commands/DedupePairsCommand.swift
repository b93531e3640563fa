import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline

/// Judges pairs of texts, each by itself.
struct DedupePairsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "pairs",
        abstract: "Judge pairs of texts.",
        discussion: """
            Takes JSON Lines with `n`, `a` and `b` and, where known, `author_a`, `author_b` and `lang` from standard \
            input, and answers each with a verdict.
            """)

    @Option(help: "The language of pairs that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @OptionGroup var vocabulary: VocabularyOption
    @OptionGroup var options: RunOptions

    func work() async throws {
        let file = SourceFile(path: "<standard input>", bytes: try FileReading.standardInput())
        let judged = try RecordRun(phase: options.phase, language: lang, isStrict: options.strict)
            .judgePairs(file, frozen: try vocabulary.counts())
        try FileWriting.writeAll(judged.lines, to: 1, path: "standard output")
        try options.finishBesideOutput(judged.report)
    }
}

import ArgumentParser
import FileAccess
import TextMatching

/// By which words a run goes.
struct VocabularyOption: ParsableArguments {
    @Option(
        help: "Go by the words of a collection, from a file that `dedupe vocab --repair` wrote, not by those at hand.")
    var vocabulary: String?

    /// Nil to count the words of the run.
    func counts() throws -> WordCounts? { try vocabulary.map(Self.read) }

    static func read(_ path: String) throws -> WordCounts {
        let bytes = try FileReading.bytes(of: path, limit: 4 << 30)
        do {
            return try VocabularyFile.read(bytes)
        } catch {
            throw CommandProblem("\(path) \(error)")
        }
    }
}

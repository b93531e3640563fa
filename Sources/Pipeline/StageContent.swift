import CatalogModel
import Diagnostics
import FileAccess
import Identity
import Importing

/// The content of a folder with its entries taken from a stage file, so that a step can go on where the last one ended.
package struct StageContent: Sendable {
    package let validated: Validated
    package let additions: [MessageID: StageRecord.Additions]

    /// - Parameters:
    ///   - folder: where settings, categories, authors, ledger and decisions are read from.
    ///   - steps: those of which one must have written the file.
    package static func load(
        _ path: String, in folder: String, from steps: [StageName], _ parallelism: Parallelism
    ) async throws -> StageContent {
        let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path, limit: 4 << 30))
        let contents = try StageFile.read(file)
        guard let stage = contents.stage, steps.contains(stage) else {
            throw StageProblem.wrongStage(path, is: contents.stage, needed: steps[0])
        }
        guard var content = try await ReadStage.stage(parallelism).run(folder).output?.content else {
            throw ContentProblem.nothingToCheck(folder)
        }
        var additions: [MessageID: StageRecord.Additions] = [:]
        let entries = contents.result.records.map { record in
            let entry = StageRecord.entry(of: record)
            if let id = entry.id { additions[id] = StageRecord.additions(of: record) }
            return entry
        }
        content.files = [
            EntryFile(file: file, syntax: .markdown, common: Fields(), items: entries.map { .entry($0) })
        ]
        var findings = Findings()
        let ledger = Ledger(reading: content.ledger, &findings)
        return StageContent(validated: Validated(content: content, ledger: ledger), additions: additions)
    }
}

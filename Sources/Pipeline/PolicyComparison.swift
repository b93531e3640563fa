import CatalogModel
import Diagnostics
import FileAccess
import Suitability

/// Compares two policies over the entries of a content folder or over anyone's records.
package enum PolicyComparison {
    /// - Parameter input: a content folder, or a file of records.
    package static func run(
        from old: Policy, to new: Policy, over input: String, language: String
    ) async throws -> PolicyDifference {
        var difference = PolicyDifference(from: old, to: new)
        for text in try await texts(input, language) { difference.compare(text) }
        return difference
    }

    private static func texts(_ input: String, _ language: String) async throws -> [PolicyDifference.Text] {
        guard Folder.isFolder(input) else {
            let file = SourceFile(path: input, bytes: try FileReading.bytes(of: input, limit: 4 << 30))
            return try StageFile.read(file).result.records.map { record in
                PolicyDifference.Text(
                    id: record.extra("id")?.string ?? record.id, language: record.language?.string ?? language,
                    fields: [(.text, record.text.string)], context: RatingContext())
            }
        }
        guard let content = try await ReadStage.stage(.machine).run(input).output?.content else {
            throw DecisionProblem.unreadable(input)
        }
        return content.files.flatMap { file in
            file.entries.map { entry in
                let categories = (entry.category.map { [$0] } ?? []) + (entry[.alsoIn]?.values ?? [])
                return PolicyDifference.Text(
                    id: entry.id?.string ?? "\(file.file.path):\(entry.range.start.line)",
                    language: entry.language?.string ?? content.settings.languages.first ?? language,
                    fields: EntryRater.texts(of: entry).map { ($0.field, $0.text.string) },
                    context: RatingContext(kind: entry.kind, categories: categories.map(\.string)))
            }
        }
    }
}

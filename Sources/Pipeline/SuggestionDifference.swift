import CatalogModel
import Diagnostics
import Tagging

/// What two tables of evidence suggest otherwise for the entries of a folder.
package enum SuggestionDifference {
    package struct Change: Sendable {
        package let id: String
        package let text: String

        /// Tags that only the new table suggests, and those that only the old one did.
        package let added: [Tag]
        package let removed: [Tag]
    }

    package static func changes(
        from old: EvidenceTable, to new: EvidenceTable, in folder: String, _ parallelism: Parallelism
    ) async throws -> (changes: [Change], entries: Int) {
        let content = try await EvidenceRun.content(of: folder, parallelism)
        var findings = Findings()
        let refusals = RefusalReader.read(content.decisions[.tags], &findings)
        let languages = Set(content.settings.languages.map { String($0.prefix { $0 != "-" }) })
        func evidence(_ table: EvidenceTable) -> TagEvidence {
            let tables = Dictionary(uniqueKeysWithValues: languages.map { ($0, table) })
            return TagEvidence(content, tables: tables, refusals: refusals)
        }
        let (before, after) = (evidence(old), evidence(new))
        let changes = try await parallelism.map(content.files) { file in
            var (one, other) = (EntryTagger(before, content), EntryTagger(after, content))
            return file.entries.compactMap { entry -> Change? in
                let was = Set(one.suggestions(for: entry).map(\.tag))
                let now = Set(other.suggestions(for: entry).map(\.tag))
                guard was != now else { return nil }
                let place = "\(file.file.path):\(file.file.line(at: entry.range.bytes.lowerBound))"
                return Change(
                    id: entry.id?.string ?? place, text: entry.text.string, added: now.subtracting(was).sorted(),
                    removed: was.subtracting(now).sorted())
            }
        }
        return (changes.flatMap(\.self), content.files.reduce(0) { $0 + $1.entries.count })
    }
}

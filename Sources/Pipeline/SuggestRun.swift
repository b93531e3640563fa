import CatalogModel
import Diagnostics
import FileAccess
import Importing
import Tagging

/// Suggests tags by the words of texts.
package struct SuggestRun: Sendable {
    /// The score from which a tag is suggested.
    package let least: Weight
    package let parallelism: Parallelism

    package init(least: Weight = EvidenceIndex.threshold, _ parallelism: Parallelism) {
        self.least = least
        self.parallelism = parallelism
    }

    package struct Suggested: Sendable {
        package var lines = ReviewLines()

        /// How many entries were looked at, how many of them something is suggested for, and how many were left out.
        package var entries = 0
        package var withSuggestions = 0
        package var withoutID = 0
    }

    /// - Parameter table: in place of the folder's own, for every language.
    package func suggest(for folder: String, by table: EvidenceTable? = nil) async throws -> Suggested {
        let content = try await EvidenceRun.content(of: folder, parallelism)
        let evidence = try evidence(of: content, folder, table)
        var all = Suggested()
        for part in try await parallelism.map(content.files, { suggest($0, evidence, content) }) {
            all.lines.append(contentsOf: part.lines)
            all.entries += part.entries
            all.withSuggestions += part.withSuggestions
            all.withoutID += part.withoutID
        }
        return all
    }

    private func evidence(of content: Content, _ folder: String, _ table: EvidenceTable?) throws -> TagEvidence {
        var findings = Findings()
        guard let table else {
            let evidence = TagEvidence(content, &findings)
            guard !evidence.indexes.isEmpty else { throw EvidenceProblem.noTable(folder) }
            return evidence
        }
        let languages = Set(content.settings.languages.map { String($0.prefix { $0 != "-" }) })
        return TagEvidence(
            content, tables: Dictionary(uniqueKeysWithValues: languages.map { ($0, table) }),
            refusals: RefusalReader.read(content.decisions[.tags], &findings))
    }

    private func suggest(_ file: EntryFile, _ evidence: TagEvidence, _ content: Content) -> Suggested {
        var tagger = EntryTagger(evidence, content)
        var part = Suggested()
        for entry in file.entries {
            part.entries += 1
            guard let id = entry.id else {
                part.withoutID += 1
                continue
            }
            let suggestions = tagger.suggestions(for: entry, least: least)
            if !suggestions.isEmpty { part.withSuggestions += 1 }
            for suggestion in suggestions {
                part.lines.append(id: id.string, text: Array(entry.text.string.utf8), suggestion)
            }
        }
        return part
    }

    /// What a content folder knows about tags in one language.
    package static func index(of folder: String, _ language: String) async throws -> EvidenceIndex {
        var findings = Findings()
        let evidence = TagEvidence(try await EvidenceRun.content(of: folder, .machine), &findings)
        guard let index = evidence.indexes[language] else { throw EvidenceProblem.noTable(folder) }
        return index
    }

    /// Suggestions for anyone's records, in the order of their lines; what a record has already is not suggested.
    package func suggest(for file: SourceFile, by index: EvidenceIndex) async throws -> Suggested {
        let workers = parallelism.workers
        let scanned = RecordLines(file)
        let others = scanned.others.records
        let size = max(1, min(8192, scanned.lines.count / (workers * 4) + 1))
        let pieces = stride(from: 0, to: scanned.lines.count, by: size).map {
            $0..<min($0 + size, scanned.lines.count)
        }
        var all = Suggested()
        for part in try await parallelism.map(pieces, { suggest(scanned, $0, index) }) {
            all.lines.append(contentsOf: part.lines)
            all.entries += part.entries
            all.withSuggestions += part.withSuggestions
        }
        var search = EvidenceSearch(index)
        for record in others {
            let id = record.extra("id")?.string ?? record.id
            add(id, Array(record.text.string.utf8), tags: record.tags.map(\.string), &search, to: &all)
        }
        return all
    }

    private func suggest(_ records: RecordLines, _ range: Range<Int>, _ index: EvidenceIndex) -> Suggested {
        var search = EvidenceSearch(index)
        var part = Suggested()
        for line in records.lines[range] {
            let id = { records.string(line, line.id) ?? "\(records.file.path):\(records.file.line(at: line.start))" }
            let tags = line.tags.isMissing ? [] : records.tags(line)
            add(id(), records.bytes(line, line.text) ?? [], tags: tags, &search, to: &part)
        }
        return part
    }

    private func add(
        _ id: @autoclosure () -> String, _ text: [UInt8], tags: [String], _ search: inout EvidenceSearch,
        to part: inout Suggested
    ) {
        part.entries += 1
        let has = Set(tags.compactMap { search.index.number(of: Tag(.category, $0)) })
        let suggestions = search.suggestions(for: text.span, least: least) { !has.contains($0) }
        guard !suggestions.isEmpty else { return }
        part.withSuggestions += 1
        let id = id()
        for suggestion in suggestions { part.lines.append(id: id, text: text, suggestion) }
    }
}

import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Importing
import Tagging

/// Learns from what people tagged which words speak for which tag.
package enum EvidenceRun {
    /// The tables of a content folder, by language and in its order.
    package static func tables(
        of folder: String, _ parallelism: Parallelism
    ) async throws -> [(language: String, table: EvidenceTable)] {
        let content = try await content(of: folder, parallelism)
        var counts: [String: EvidenceCounts] = [:]
        for file in content.files {
            for entry in file.entries {
                let language = TagEvidence.language(of: entry, content.settings)
                counts[language, default: EvidenceCounts()].add(entry.text.string, TagEvidence.tags(of: entry))
            }
        }
        let words = Set(TagWords.all(content.categories, content.settings).map(\.tag))
        return counts.sorted { $0.key < $1.key }.map { language, counts in
            (language, EvidenceTable(rows: counts.table.rows.filter { words.contains($0.tag) }))
        }
    }

    /// The table of anyone's records with `tags`.
    package static func table(of file: SourceFile) throws(StageProblem) -> EvidenceTable {
        var counts = EvidenceCounts()
        for record in try StageFile.read(file).result.records {
            counts.add(record.text.string, Set(record.tags.map { Tag(.category, $0.string) }))
        }
        return counts.table
    }

    package static func path(of language: String, in folder: String) -> String {
        "\(folder)/\(ContentTable.evidence.path(of: language))"
    }

    /// - Throws: where it cannot be read as content.
    static func content(of folder: String, _ parallelism: Parallelism) async throws -> Content {
        guard let read = try await ReadStage.stage(parallelism).run(folder).output else {
            throw DecisionProblem.unreadable(folder)
        }
        return read.content
    }

    /// Reads a table that somebody named.
    package static func table(at path: String) throws -> EvidenceTable {
        let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path))
        var findings = Findings()
        let table = EvidenceTable(file, &findings)
        if let first = findings.kept.first { throw EvidenceProblem.malformed(path, first) }
        return table
    }
}

/// Why suggestions cannot be made.
package enum EvidenceProblem: Error, CustomStringConvertible {
    case malformed(String, Diagnostic)
    case noTable(String)
    case noDecision(String)

    package var description: String {
        switch self {
        case .malformed(let path, let fault):
            "\(path):\(fault.range.file.line(at: fault.range.bytes.lowerBound)): \(fault.summary)"
        case .noTable(let folder):
            "'\(folder)' has no table of evidence yet; write it: catalog tag evidence \(folder) --write"
        case .noDecision(let text): text
        }
    }
}

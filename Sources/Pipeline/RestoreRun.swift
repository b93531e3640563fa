import CatalogModel
import ContentReading
import Deduplication
import Diagnostics
import FileAccess
import Importing

/// Brings an entry back that was merged into another one, and records that the two are distinct.
package struct RestoreRun: Sendable {
    /// How the decision is to be signed.
    package let decision: DecideRun

    /// The file of removed entries.
    package let removed: String

    package init(decision: DecideRun, removed: String) {
        self.decision = decision
        self.removed = removed
    }

    /// What was done, a line each.
    package func run(_ id: String) async throws -> [String] {
        let file = SourceFile(path: removed, bytes: try FileReading.bytes(of: removed))
        let records = Importer.read(file, as: .jsonLines).records
        guard let record = records.first(where: { $0.id == id }) else {
            throw RestoreProblem.notRemoved(id, removed, likely: Suggestion.nearest(to: id, among: records.map(\.id)))
        }
        guard let target = record.extra("mergedInto")?.string else { throw RestoreProblem.noTarget(id, removed) }
        do {
            return try await decide(id, target)
        } catch DecisionProblem.unknownID(let missing, _) where missing == id {
            // The entry itself was taken out of the content; a run that stops here is taken up by the same command.
            let written = try await write(record)
            return [written] + (try await decide(id, target))
        }
    }

    private func decide(_ id: String, _ target: String) async throws -> [String] {
        let decided: DecideRun.Decided
        do {
            decided = try await decision.run(id, target, keep: nil)
        } catch DecisionProblem.unknownID(let missing, _) where missing == target {
            return ["'\(target)' is no longer there, so that nothing need be decided"]
        }
        guard decided.entries[0].id == id else { throw RestoreProblem.redirected(id, to: decided.entries[0].id) }
        let ids = try decided.write()
        return decided.remarks + ids.map { "\($0.path): \(counted($0.count, "new id")) written beside the entries" }
            + ["\(decided.path): \(id) and \(target) are '\(decision.kind.rawValue)'"]
    }

    /// Writes the entry into a file of its own, in the folder of its category.
    private func write(_ record: ImportedRecord) async throws -> String {
        guard let read = try await ReadStage.stage(.machine).run(decision.folder).output else {
            throw DecisionProblem.unreadable(decision.folder)
        }
        let entry = StageRecord.entry(of: record)
        let category = entry.category?.string ?? ""
        guard read.content.categories.contains(where: { $0.id == category }) else {
            throw RestoreProblem.noCategory(record.id, category)
        }
        let path = "messages/\(category)/\(record.id).md"
        let target = "\(decision.folder)/\(path)"
        guard !Folder.exists(target) else { throw RestoreProblem.fileExists(target) }
        let bytes = try Conversion.markdown(
            from: Self.file(entry, at: path), at: path, names: AuthorDirectory(read.content.authors))
        try Folder.create("\(decision.folder)/messages/\(category)")
        try FileWriting.replace(target, with: bytes)
        return "wrote \(target)"
    }

    /// A file that holds one entry; category and language stand in its front matter.
    private static func file(_ entry: Entry, at path: String) -> EntryFile {
        let isCommon: (Field) -> Bool = { $0.key == .category || $0.key == .language }
        var entry = entry
        let common = Fields(entry.fields.all.filter(isCommon))
        entry.fields = Fields(entry.fields.all.filter { !isCommon($0) })
        entry.common = common
        return EntryFile(
            file: SourceFile(path: path, bytes: []), syntax: .markdown, common: common, items: [.entry(entry)])
    }
}

/// Why an entry was not brought back.
package enum RestoreProblem: Error, CustomStringConvertible {
    case notRemoved(String, String, likely: [String])
    case noTarget(String, String)
    case redirected(String, to: String)
    case noCategory(String, String)
    case fileExists(String)

    package var description: String {
        switch self {
        case .notRemoved(let id, let path, let likely):
            let hint =
                likely.isEmpty ? "" : "; did you mean \(likely.map { "'\(escaped($0))'" }.joined(separator: " or "))?"
            return "\(path) holds no entry '\(escaped(id))'\(hint)"
        case .noTarget(let id, let path): return "\(path) does not say which entry '\(escaped(id))' went into"
        case .redirected(let id, let target):
            return "the ledger has ended '\(escaped(id))' in favour of '\(target)', and an id never comes back;"
                + " write the words as a new entry"
        case .noCategory(let id, let category):
            return "'\(escaped(id))' belongs to category '\(escaped(category))', which does not exist"
        case .fileExists(let path): return "\(path) exists already"
        }
    }
}

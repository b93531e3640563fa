import CatalogModel
import Deduplication
import Diagnostics
import FileAccess
import Importing

/// The files beside a bundle that tell what became of entries that are not in it.
package enum RemovedEntries {
    package static let lock = "dedupe.lock"
    package static let removed = "removed.jsonl"

    /// Adds both, in the folder that holds a bundle.
    static func write(
        _ distinct: DistinctContent, beside bundle: String, _ changes: inout Replacement
    ) throws(FileProblem) {
        let folder = bundle.lastIndex(of: "/").map { String(bundle[...$0]) } ?? ""
        try write(distinct, lock: folder + lock, removed: folder + removed, &changes)
    }

    package static func write(
        _ distinct: DistinctContent, lock: String, removed: String, _ changes: inout Replacement
    ) throws(FileProblem) {
        for path in [lock, removed] { try Folder.create(Folder.parent(of: path)) }
        try changes.write(lock, MergeLock(distinct.result).bytes)
        try changes.write(removed, Array(JSONLinesExport.text(distinct.removedRecords).utf8))
    }
}

extension DistinctContent {
    /// The entries that were merged into others, whole, each with the id of the one that it went into; by id.
    var removedRecords: [ImportedRecord] {
        let merged = mergedHere
        guard !merged.isEmpty else { return [] }
        var records: [(id: MessageID, record: ImportedRecord)] = []
        for entry in content.files.lazy.flatMap(\.entries) {
            guard let id = entry.id, let target = merged[id] else { continue }
            records.append((id, StageRecord.record(of: entry, mergedInto: target)))
        }
        return records.sorted { $0.id < $1.id }.map(\.record)
    }
}

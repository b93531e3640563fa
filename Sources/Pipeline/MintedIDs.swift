import CatalogModel
import Diagnostics
import FileAccess
import Identity

/// Ids for entries that have none: given in memory first, written into the files once all is well.
package struct MintedIDs: Sendable {
    /// By path and place.
    package let ids: [(entry: Entry, id: MessageID)]

    /// Gives every entry of the content an id; the content afterwards has one everywhere.
    package init(for content: inout Content, ledger: Ledger) {
        var taken = ledger.ids
        var without: [Entry] = []
        for entry in content.files.lazy.flatMap(\.entries) {
            if let id = entry.id { taken.insert(id) } else { without.append(entry) }
        }
        ids = IDMinting.mint(for: without, taken: taken)
        guard !ids.isEmpty else { return }
        let idOfPlace = Dictionary(uniqueKeysWithValues: ids.map { ($0.entry.range, $0.id) })
        for file in content.files.indices {
            for item in content.files[file].items.indices {
                guard case .entry(var entry) = content.files[file].items[item], let id = idOfPlace[entry.range] else {
                    continue
                }
                let place = entry.range.before
                let value = SourceText(id.string, in: place.file, bytes: place.bytes)
                entry.fields.set(Field(.id, at: place, values: [value]))
                content.files[file].items[item] = .entry(entry)
            }
        }
    }

    /// Writes the ids beside their entries, touching nothing else.
    ///
    /// - Parameter isKept: which ids are worth keeping; an entry that was merged into another needs none.
    /// - Returns: how many were written, by path.
    package func write(into content: Content, isKept: (MessageID) -> Bool) throws(FileProblem) -> [(
        path: String, count: Int
    )] {
        var written: [(String, Int)] = []
        for file in content.files {
            let mine = ids.filter { $0.entry.range.file === file.file && isKept($0.id) }
            guard !mine.isEmpty else { continue }
            guard file.file.origin == .disk else {
                throw FileProblem(
                    "write", file.file.path, reason: "`catalog validate` says what has to be put right first")
            }
            let edits = mine.map { IDPlacement.writing($0.id, into: $0.entry, file.syntax) }
            try FileWriting.replace(file.file.path, with: Edits.apply(edits, to: file.file))
            written.append((file.file.path, mine.count))
        }
        return written
    }
}

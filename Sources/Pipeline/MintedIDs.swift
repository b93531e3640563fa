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

    /// Adds the content's files with the ids beside their entries, nothing else touched.
    ///
    /// - Parameter isKept: which ids are worth keeping; an entry that was merged into another needs none.
    /// - Returns: how many are written, by path.
    package func write(
        into content: Content, _ changes: inout Replacement, isKept: (MessageID) -> Bool
    ) throws(FileProblem) -> [(path: String, count: Int)] {
        var written: [(String, Int)] = []
        for file in content.files {
            let mine = ids.filter { $0.entry.range.file === file.file && isKept($0.id) }
            guard !mine.isEmpty else { continue }
            guard file.file.origin == .disk else {
                throw FileProblem(
                    "write", file.file.path, reason: "`catalog validate` says what has to be put right first")
            }
            try changes.write(file.file.path, Self.bytes(of: file, with: mine))
            written.append((file.file.path, mine.count))
        }
        return written
    }

    /// The file of one of these ids with it written beside its entry, and with no other.
    func file(with id: MessageID, of content: Content) -> (path: String, bytes: [UInt8]) {
        let one = ids.filter { $0.id == id }
        let file = content.files.first { $0.file === one[0].entry.range.file }!
        return (file.file.path, Self.bytes(of: file, with: one))
    }

    private static func bytes(of file: EntryFile, with ids: [(entry: Entry, id: MessageID)]) -> [UInt8] {
        Edits.apply(ids.map { IDPlacement.writing($0.id, into: $0.entry, file.syntax) }, to: file.file)
    }
}

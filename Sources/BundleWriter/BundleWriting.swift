import BundleReader
import FileAccess

/// Makes bundles.
package enum BundleWriting {
    /// Writes a bundle in the place of the folder's content, whole or not at all.
    ///
    /// A failure leaves the old bundle as it was and nothing beside it.
    ///
    /// - Returns: the files, `catalog.json` first.
    @discardableResult
    package static func write(
        _ input: BundleInput, to folder: String, on disk: some Disk = FileSystem()
    ) throws(BundleProblem) -> [BundleFile] {
        let files = try files(for: input)
        do throws(FileProblem) {
            var change = Replacement(on: disk)
            let place = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
            try change.write(folder: place, files.map { ($0.name, $0.bytes) })
            try change.commit()
        } catch {
            throw .file(error)
        }
        return files
    }

    /// The files of a bundle, `catalog.json` first, the others by name.
    package static func files(for input: BundleInput) throws(BundleProblem) -> [BundleFile] {
        let slots = try BundleSlots(input)
        let past = PastEncoder.past(of: input, slots).encoded
        let records = try RecordEncoder.encode(slots.slots, of: input.messages, version: input.version.number)
        let index = index(of: records)
        var files = [
            BundleFile(BundleLayout.authors, try AuthorEncoder.encode(input)),
            BundleFile(BundleLayout.ids, try RetiredEncoder.encode(input, slots)),
            BundleFile(BundleLayout.index, index.bytes),
        ]
        if !past.isEmpty { files.append(BundleFile(BundleLayout.past, past)) }
        files.append(BundleFile(BundleLayout.records, records))
        let catalog = CatalogEncoder(
            input: input, liveCount: slots.liveCount, goneCount: slots.slots.count - slots.liveCount)
        return [try catalog.encode(listing: files, index)] + files
    }

    private static func index(of records: [UInt8]) -> BuiltIndex {
        do {
            return try IndexBuilder.index(of: records)
        } catch {
            preconditionFailure("records that have just been written cannot be read: \(error)")
        }
    }
}

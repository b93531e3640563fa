import BundleReader
import CatalogModel
import FileAccess

/// A part of a catalog as a bundle of its own: what one app loads.
///
/// It is cut out of the finished bundle of the whole and depends on nothing else, so that a published release gives the
/// same bytes at any time. docs/bundle-format.md says what it keeps.
package struct BundleSlice: Sendable {
    package let name: String

    /// `catalog.json` first, the others by name.
    package let files: [File]

    /// How many messages it has.
    package let count: Int

    /// The messages of the whole that are not in it, by ordinal.
    package let leftOut: [LeftOut]

    package struct File: Hashable, Sendable {
        package let name: String
        package let bytes: [UInt8]
    }

    package struct LeftOut: Hashable, Sendable {
        package let id: String

        /// The first key of the filter that the message does not fit.
        package let key: SliceFilter.Key
    }

    package init(_ name: String, of whole: WholeBundle) throws(SliceProblem) {
        guard let definition = whole.bundle.catalog.slices.first(where: { $0.name == name }) else {
            throw .unknown(name, known: whole.sliceNames)
        }
        let filter = SliceFilter(definition)
        var taken: [SliceMember] = []
        var leftOut: [LeftOut] = []
        for member in whole.members {
            if let key = filter.misfit(of: member.candidate) {
                leftOut.append(LeftOut(id: member.id, key: key))
            } else {
                taken.append(member)
            }
        }
        self.name = name
        self.leftOut = leftOut
        count = taken.count
        do throws(JSONFault) {
            files = try SliceFiles(whole, definition, filter, taken).all()
        } catch {
            preconditionFailure("a bundle that was checked cannot be read: \(error)")
        }
    }

    /// How many messages each key left out, in the order in which keys are asked.
    package var counts: [(key: SliceFilter.Key, count: Int)] {
        let counts = Dictionary(grouping: leftOut, by: \.key).mapValues(\.count)
        return SliceFilter.Key.allCases.compactMap { key in counts[key].map { (key, $0) } }
    }

    /// One line of canonical JSON: every message that was left out, and why.
    package var report: [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.key("counts")
            $0.object { writer in
                for (key, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    writer.key(named: key.rawValue)
                    writer.integer(count)
                }
            }
            $0.key("leftOut")
            $0.array(leftOut) { writer, message in
                writer.object {
                    $0.member("id", message.id)
                    $0.member("key", message.key.rawValue)
                }
            }
            $0.member("messages", count)
            $0.member("slice", name)
        }
        writer.endLine()
        return writer.bytes
    }

    /// Where the report of a slice goes, unless asked for elsewhere: beside the folder of the slice.
    package static func reportPath(of name: String, in folder: String) -> String { "\(folder)/\(name).left-out.json" }

    /// Writes the slice in the place of a folder, whole or not at all.
    package func write(to folder: String, on disk: some Disk = FileSystem()) throws(SliceProblem) {
        let beside = Folder.beside(folder)
        do throws(FileProblem) {
            try disk.remove(beside)
            try disk.createFolder(beside)
            for file in files { try disk.createFile("\(beside)/\(file.name)", file.bytes) }
            try disk.swap(beside, into: folder)
        } catch {
            try? FileSystem().remove(beside)
            throw .file(error)
        }
    }
}

extension SliceFilter {
    init(_ slice: CatalogInfo.Slice) {
        self.init(
            kinds: slice.kinds, categories: slice.categories,
            ages: slice.ages.map { Ages(lowest: $0.lowest, highest: $0.highest) }, languages: slice.languages,
            moods: slice.moods, status: slice.status, withoutTopics: slice.withoutTopics,
            rated: slice.rated)
    }
}

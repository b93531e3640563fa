import BundleReader
import FileAccess

/// Other forms of a finished bundle, for clients that do not read its files: they can always be made again.
///
/// They stand beside the bundle and outside its digest, because SQLite's bytes differ between versions of its library.
package enum CatalogViews {
    /// Names inside a folder of views.
    package static let database = "catalog.sqlite"
    package static let pages = "pages"

    /// Which of them are written.
    package enum View: Hashable, Sendable { case database, pages }

    /// What was written; nil for a view that was not.
    package struct Written: Hashable, Sendable {
        package fileprivate(set) var database: WrittenDatabase?
        package fileprivate(set) var pages: WrittenPages?
    }

    /// Writes views in place of what is there, all or none.
    ///
    /// - Parameter source: the bundle's own folder, two of whose files are copied into pages.
    @discardableResult
    package static func write(
        _ views: Set<View>, of bundle: Bundle, in source: String, to folder: String,
        search: SearchChoice = .whereAvailable
    ) throws(ViewProblem) -> Written {
        var written = Written()
        var changes = Replacement()
        try asProblem { () throws(FileProblem) in try Folder.create(folder) }
        if views.contains(.database) { written.database = try writeDatabase(of: bundle, to: folder, search, &changes) }
        if views.contains(.pages) { written.pages = try writePages(of: bundle, in: source, to: folder, &changes) }
        do { try changes.commit() } catch { throw .file(error) }
        return written
    }

    private static func writeDatabase(
        of bundle: Bundle, to folder: String, _ search: SearchChoice, _ changes: inout Replacement
    ) throws(ViewProblem) -> WrittenDatabase {
        let place = "\(folder)/\(database)"
        return try changes.make(place) { beside throws(ViewProblem) in
            let hasSearch = try DatabaseWriting(bundle, search).write(to: beside)
            let size = try asProblem { () throws(FileProblem) in try MappedFile(beside).count }
            return WrittenDatabase(path: place, size: size, hasSearch: hasSearch)
        }
    }

    private static func writePages(
        of bundle: Bundle, in source: String, to folder: String, _ changes: inout Replacement
    ) throws(ViewProblem) -> WrittenPages {
        if let slice = bundle.catalog.slice { throw .pagesOfSlice(slice.name) }
        let place = "\(folder)/\(pages)"
        let files = PageFiles(
            bundle, authors: try copied(BundleLayout.authors, of: bundle, in: source),
            ids: try copied(BundleLayout.ids, of: bundle, in: source)
        ).files
        do throws(FileProblem) {
            try checkReplaceable(place)
            try changes.write(folder: place, files.map { ($0.name, $0.bytes) })
        } catch {
            throw .file(error)
        }
        return WrittenPages(
            path: place, files: files.count, size: files.reduce(0) { $0 + $1.bytes.count },
            manifestSize: files.first { $0.name == PageLayout.manifest }!.bytes.count)
    }

    /// Makes sure that a folder that is replaced is one of pages, not somebody's own of this name.
    private static func checkReplaceable(_ place: String) throws(FileProblem) {
        guard Folder.exists(place), !Folder.exists("\(place)/\(PageLayout.manifest)") else { return }
        guard Folder.isFolder(place), try Folder.names(in: place).isEmpty else {
            throw FileProblem("write", place, reason: "what is there are no pages: it has no \(PageLayout.manifest)")
        }
    }

    /// The bytes of a bundle's file, which must still be those of the bundle that was opened.
    private static func copied(
        _ name: String, of bundle: Bundle, in source: String
    ) throws(ViewProblem) -> [UInt8] {
        let bytes = try asProblem { () throws(FileProblem) in
            try FileReading.bytes(of: "\(source)/\(name)", limit: .max)
        }
        guard
            bundle.catalog.files.contains(where: { $0.name == name && $0.sha256 == SHA256Digest.hexadecimal(of: bytes) }
            )
        else { throw .bundle("\(name) was replaced while it was read; try again") }
        return bytes
    }

    /// Reads back every view in a folder and compares it with the bundle it should be of, record for record.
    ///
    /// - Returns: what differs, by name of the view.
    package static func check(
        _ folder: String, against bundle: Bundle
    ) throws(ViewProblem) -> [(view: String, differences: Differences)] {
        var results: [(view: String, differences: Differences)] = []
        if Folder.exists("\(folder)/\(database)") {
            results.append((database, try DatabaseCheck.differences(of: "\(folder)/\(database)", from: bundle)))
        }
        if Folder.exists("\(folder)/\(pages)") {
            results.append((pages, PagesCheck.differences(of: "\(folder)/\(pages)", from: bundle)))
        }
        guard !results.isEmpty else { throw .nothingToCheck(folder) }
        return results
    }

    /// Whether a database gets a table for full-text search.
    package enum SearchChoice: Hashable, Sendable {
        case whereAvailable, none
    }

    package struct WrittenDatabase: Hashable, Sendable {
        package let path: String

        /// In bytes.
        package let size: Int

        /// False where the SQLite library has no FTS5.
        package let hasSearch: Bool
    }

    package struct WrittenPages: Hashable, Sendable {
        package let path: String
        package let files: Int

        /// Of all files together, in bytes.
        package let size: Int
        package let manifestSize: Int
    }
}

private func asProblem<Value>(_ work: () throws(FileProblem) -> Value) throws(ViewProblem) -> Value {
    do throws(FileProblem) { return try work() } catch { throw .file(error) }
}

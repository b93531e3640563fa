import BundleReader
import CatalogModel
import FileAccess

/// Slices that lie beside a bundle although its catalog does not define them any more.
package struct StaleSlices: Sendable {
    /// Where slices are written.
    private let folder: String

    /// Name of the catalog.
    private let catalog: String

    /// Names of the slices that it defines.
    private let defined: Set<String>

    package init(in folder: String, of settings: ContentSettings) {
        self.folder = folder
        catalog = settings.name
        defined = Set(settings.slices.map(\.name.value))
    }

    /// Removes them with their reports. Whatever else lies in the folder was put there by somebody, and stays.
    ///
    /// - Returns: their names, sorted.
    package func remove() throws(FileProblem) -> [String] {
        guard Folder.isFolder(folder) else { return [] }
        var removed: [String] = []
        for name in try Folder.names(in: folder).sortedByBytes() where !defined.contains(name) {
            guard let files = try files(ofSlice: name) else { continue }
            for file in files { try Folder.remove("\(folder)/\(name)/\(file)") }
            try Folder.remove("\(folder)/\(name)")
            if isReport(of: name) { try Folder.remove(BundleSlice.reportPath(of: name, in: folder)) }
            removed.append(name)
        }
        return removed
    }

    /// What lies in the folder of a slice of this catalog; nil where that is no such slice, or not all of it belongs to
    /// one.
    private func files(ofSlice name: String) throws(FileProblem) -> [String]? {
        let place = "\(folder)/\(name)"
        let limit = BundleLayout.catalogLimit
        guard Folder.kind(of: place) == .folder,
            let bytes = try? FileReading.bytes(of: "\(place)/\(BundleLayout.catalog)", limit: limit),
            let info = try? CatalogFile.parse(bytes), info.slice?.name == name, info.name == catalog
        else { return nil }
        let listed = Set(info.files.map(\.name))
        let others = try Folder.names(in: place).filter { $0 != BundleLayout.catalog }
        guard others.allSatisfy({ listed.contains($0) && Folder.kind(of: "\(place)/\($0)") == .file }) else {
            return nil
        }
        // What tells whose folder it is goes last: where this is cut short, the next build goes on.
        return others + [BundleLayout.catalog]
    }

    private func isReport(of name: String) -> Bool {
        let path = BundleSlice.reportPath(of: name, in: folder)
        guard Folder.kind(of: path) == .file, let bytes = try? FileReading.bytes(of: path, limit: .max),
            let report = try? RawObject(bytes)
        else { return false }
        return report.members.map(\.key) == ["counts", "leftOut", "messages", "slice"]
            && (try? report.string("slice")) == name
    }
}

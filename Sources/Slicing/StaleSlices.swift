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
    package func remove(_ changes: inout Replacement) throws(FileProblem) -> [String] {
        guard Folder.isFolder(folder) else { return [] }
        var removed: [String] = []
        for name in try Folder.names(in: folder).sortedByBytes() where !defined.contains(name) {
            guard try isSlice(name) else { continue }
            changes.remove("\(folder)/\(name)")
            if isReport(of: name) { changes.remove(BundleSlice.reportPath(of: name, in: folder)) }
            removed.append(name)
        }
        return removed
    }

    /// Whether a folder is of a slice of this catalog, and all of it belongs to that.
    private func isSlice(_ name: String) throws(FileProblem) -> Bool {
        let place = "\(folder)/\(name)"
        let limit = BundleLayout.catalogLimit
        guard Folder.kind(of: place) == .folder,
            let bytes = try? FileReading.bytes(of: "\(place)/\(BundleLayout.catalog)", limit: limit),
            let info = try? CatalogFile.parse(bytes), info.slice?.name == name, info.name == catalog
        else { return false }
        let listed = Set(info.files.map(\.name))
        return try Folder.names(in: place).allSatisfy { other in
            other == BundleLayout.catalog || listed.contains(other) && Folder.kind(of: "\(place)/\(other)") == .file
        }
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

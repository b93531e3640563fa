import CatalogModel
import FileAccess
import Slicing

/// Which slices are written beside a bundle.
package struct SlicePlan: Sendable {
    /// Nil for all that the settings define.
    private let names: [String]?

    /// Where the report of a single slice goes in place of the usual file.
    private let reportPath: String?

    /// - Parameter names: nil for all that the settings define.
    package init(names: [String]?, reportPath: String? = nil) {
        self.names = names
        self.reportPath = reportPath
    }

    /// The names, each once, sorted; throws for one that is not defined.
    package func resolved(_ settings: ContentSettings) throws(SliceProblem) -> [String] {
        let known = settings.slices.map(\.name.value).sorted()
        for name in names ?? [] where !known.contains(name) { throw .unknown(name, known: known) }
        return names.map { Set($0).sorted() } ?? known
    }

    /// The folder that holds the slices of a bundle: beside it.
    package static func folder(beside bundle: String) -> String {
        (bundle.lastIndex(of: "/").map { String(bundle[...$0]) } ?? "") + "slices"
    }

    /// Adds each slice with its report of what was left out, and that those go which are not defined any more.
    ///
    /// - Returns: the names of the latter.
    func write(
        _ slices: [BundleSlice], beside bundle: String, of settings: ContentSettings, _ changes: inout Replacement
    ) throws(FileProblem) -> [String] {
        let folder = Self.folder(beside: bundle)
        for slice in slices {
            try slice.write(to: "\(folder)/\(slice.name)", &changes)
            try changes.write(reportPath ?? BundleSlice.reportPath(of: slice.name, in: folder), slice.report)
        }
        return try StaleSlices(in: folder, of: settings).remove(&changes)
    }
}

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

    /// Writes each slice with its report of what was left out.
    func write(_ slices: [BundleSlice], beside bundle: String) throws {
        guard !slices.isEmpty else { return }
        let folder = Self.folder(beside: bundle)
        try Folder.create(folder)
        for slice in slices {
            try slice.write(to: "\(folder)/\(slice.name)")
            let report = reportPath ?? BundleSlice.reportPath(of: slice.name, in: folder)
            try FileWriting.replace(report, with: slice.report)
        }
    }
}

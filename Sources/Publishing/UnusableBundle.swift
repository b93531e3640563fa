import BundleReader

/// A folder that somebody named and that is no bundle which can be used.
package struct UnusableBundle: Error, Hashable, Sendable, CustomStringConvertible {
    package let folder: String
    package let defect: BundleDefect

    package var description: String {
        defect.file == folder ? defect.description : "\(folder) is no bundle that can be used: \(defect)"
    }
}

extension Bundle {
    /// Opens a bundle for people, who are told of which folder it is that something is missing or wrong in it.
    package static func opened(_ folder: String) throws(UnusableBundle) -> Bundle {
        do { return try Bundle(folder: folder) } catch { throw UnusableBundle(folder: folder, defect: error) }
    }
}

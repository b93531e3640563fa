import BundleReader
import FileAccess

/// A finished bundle of the whole catalog with the bytes of its files, out of which slices are cut.
package struct WholeBundle: Sendable {
    let bundle: Bundle
    let catalog: [UInt8]
    let ids: [UInt8]
    let authors: [UInt8]

    /// By ordinal.
    let members: [SliceMember]

    /// Ordinals of the lines that hold no message.
    let emptySlots: [Int]

    /// Reads and checks a bundle. The digests tell whether the folder was swapped between two files.
    package init(folder: String) throws(SliceProblem) {
        func bytes(_ name: String) throws(SliceProblem) -> [UInt8] {
            do { return try FileReading.bytes(of: "\(folder)/\(name)", limit: .max) } catch { throw .file(error) }
        }
        let catalog = try bytes(BundleLayout.catalog)
        let listed: CatalogInfo
        do { listed = try CatalogFile.parse(catalog) } catch { throw .bundle(error) }
        var files: [String: [UInt8]] = [:]
        for file in listed.files { files[file.name] = try bytes(file.name) }
        try self.init(catalog: catalog, files: files)
    }

    /// - Parameter files: all but `catalog.json`, by name.
    package init(catalog: [UInt8], files: [String: [UInt8]]) throws(SliceProblem) {
        do { bundle = try Bundle(catalog: catalog, files: files) } catch { throw .bundle(error) }
        if let slice = bundle.catalog.slice { throw .notWhole(slice.name) }
        // The names become folders.
        for name in bundle.catalog.slices.map(\.name) where !Self.isFolderName(name) {
            throw .bundle(BundleDefect(BundleLayout.catalog, .inconsistent("'\(name)' is no name of a slice")))
        }
        // A later minor version may know keys of filters that would be read over here.
        guard bundle.catalog.format.minor <= BundleLayout.minor else {
            throw .laterFormat(minor: bundle.catalog.format.minor)
        }
        self.catalog = catalog
        ids = files[BundleLayout.ids]!
        authors = files[BundleLayout.authors]!
        members = bundle.records.map { SliceMember($0) }
        let isLive = Set(members.map(\.ordinal))
        emptySlots = bundle.ordinals.filter { !isLive.contains($0) }
    }

    private static func isFolderName(_ name: String) -> Bool {
        let isPlain = name.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        }
        return isPlain && !name.isEmpty
    }

    package var digest: String { bundle.catalog.digest }

    /// Names of the slices that the catalog defines, sorted.
    package var sliceNames: [String] { bundle.catalog.slices.map(\.name) }
}

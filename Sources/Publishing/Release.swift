import BundleReader
import Diagnostics
import FileAccess
import Identity
import Slicing

/// A content version, published: its folder can be handed to servers and clients, and the ledger remembers it.
package struct Release: Sendable {
    package let number: Int
    package let label: String

    /// The digest of the whole bundle.
    package let digest: String
    package let folder: String
    package let changes: Changes

    /// How many ids were published for the first time.
    package let newCount: Int

    /// Names of the slices that were published with it, and how many messages each has.
    package let slices: [(name: String, count: Int)]

    /// The ledger as it is now.
    package let ledger: [UInt8]

    /// Whether the very bundle had been published before, so that nothing was left to do.
    package let wasThere: Bool

    package static let checksums = "SHA256SUMS"
    package static let changesForPrograms = "changes.json"
    package static let changesForPeople = "CHANGES.md"

    /// The folder of a slice inside a release.
    package static func folder(ofSlice name: String) -> String { "slices/\(name)" }

    /// Publishes a bundle.
    ///
    /// The bundle is checked, copied to a folder of its own beside the other releases together with what has changed
    /// since the last, its slices, and `SHA256SUMS`; then the ledger learns of it and the folder gets its name. A run that
    /// is interrupted anywhere can simply be started again.
    ///
    /// - Parameters:
    ///   - bundle: folder of a bundle that was built for the phase `release`.
    ///   - root: folder of the releases, usually `build/release`.
    ///   - ledger: path of `content/ids.jsonl`, which need not exist before the first release.
    package static func publish(
        bundle: String, to root: String, ledger: String, on disk: some Disk = FileSystem()
    ) throws(ReleaseProblem) -> Release {
        try publish(bundle, ReleaseTree(root: root), ledger, disk)
    }

    private static func publish(
        _ folder: String, _ tree: ReleaseTree, _ ledgerPath: String, _ disk: some Disk
    ) throws(ReleaseProblem) -> Release {
        let bundle = try ReleaseProblem.translating(folder) { () throws(BundleDefect) in
            try Bundle(folder: folder)
        }
        let catalog = bundle.catalog
        if let slice = catalog.slice { throw .slice(slice.name) }
        guard catalog.phase == Phase.release.rawValue else {
            throw .notForRelease(phase: catalog.phase)
        }
        let (ledger, ledgerBytes) = try readLedger(ledgerPath)
        let isThere = try tree.check(catalog, ledger)
        try tree.replay(before: catalog.contentNumber, ledger)
        let previous = try tree.previous(to: catalog.contentNumber, ledger)
        let additions = try LedgerAdditions(bundle, ledger)
        if let previous, !bundle.past.releases.contains(where: { $0.number == previous.catalog.contentNumber }) {
            throw .withoutPast(number: previous.catalog.contentNumber)
        }
        if let previous, catalog.format < previous.catalog.format {
            throw .olderFormat(catalog.format, newest: previous.catalog.format)
        }
        let changes = Changes(from: previous, to: bundle)
        let slices = try slices(of: folder, bundle)
        let newLedger = ledgerBytes + additions.lines
        let place = tree.place(of: catalog.contentNumber)
        try ReleaseProblem.translating { () throws(FileProblem) in try Folder.create(tree.root) }
        var change = Replacement(on: disk)
        change.clear(beside: ledgerPath)
        change.clear(beside: place)
        // What the ledger knows and the tree lacks is taken up again; what only the tree has was told to nobody.
        if !additions.lines.isEmpty {
            try ReleaseProblem.translating { () throws(FileProblem) in try change.write(ledgerPath, newLedger) }
        }
        if !isThere { try assemble(bundle, from: folder, slices, at: place, changes, &change) }
        do throws(FileProblem) { try change.commit() } catch { throw .file(error) }
        return Release(
            number: catalog.contentNumber, label: catalog.contentLabel, digest: catalog.digest, folder: place,
            changes: changes, newCount: additions.newCount, slices: slices.map { ($0.name, $0.count) },
            ledger: newLedger, wasThere: isThere && additions.lines.isEmpty)
    }

    /// The ledger, and its bytes with the last line ended.
    private static func readLedger(_ path: String) throws(ReleaseProblem) -> (Ledger, [UInt8]) {
        guard Folder.exists(path) else { return (Ledger(), []) }
        var bytes = try ReleaseProblem.translating { () throws(FileProblem) in try FileReading.bytes(of: path) }
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        var findings = Findings()
        let ledger = Ledger(reading: SourceFile(path: path, bytes: bytes), &findings)
        guard findings.isEmpty else { throw .ledger(findings.kept.sorted()) }
        return (ledger, bytes)
    }

    /// Every slice that the bundle defines.
    private static func slices(of folder: String, _ bundle: Bundle) throws(ReleaseProblem) -> [BundleSlice] {
        if bundle.catalog.slices.isEmpty { return [] }
        do throws(SliceProblem) {
            let whole = try WholeBundle(folder: folder)
            guard whole.digest == bundle.catalog.digest else { throw SliceProblem.replaced(folder) }
            var slices: [BundleSlice] = []
            for name in whole.sliceNames { slices.append(try BundleSlice(name, of: whole)) }
            return slices
        } catch {
            throw .slicing(error)
        }
    }

    /// Copies the bundle, adds what belongs to a release, and opens the copy to see that it is the same.
    private static func assemble(
        _ bundle: Bundle, from folder: String, _ slices: [BundleSlice], at place: String, _ changes: Changes,
        _ change: inout Replacement
    ) throws(ReleaseProblem) {
        var files: [(name: String, bytes: [UInt8])] = [
            (changesForPeople, Array(changes.markdown.utf8)), (changesForPrograms, changes.json),
        ]
        for slice in slices {
            files += slice.files.map { ("\(self.folder(ofSlice: slice.name))/\($0.name)", $0.bytes) }
        }
        let workshop = try ReleaseProblem.translating { () throws(FileProblem) in
            for name in [BundleLayout.catalog] + bundle.catalog.files.map(\.name) {
                files.append((name, try FileReading.bytes(of: "\(folder)/\(name)", limit: .max)))
            }
            files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            let sums = files.map { "\(SHA256Digest.hexadecimal(of: $0.bytes))  \($0.name)\n" }.joined()
            files.append((checksums, Array(sums.utf8)))
            return try change.write(folder: place, files)
        }
        let copy = try ReleaseProblem.translating(workshop) { () throws(BundleDefect) in
            try Bundle(folder: workshop)
        }
        guard copy.catalog.digest == bundle.catalog.digest else {
            throw .outOfStep(id: folder, "was replaced while it was published")
        }
        for slice in slices {
            let place = "\(workshop)/\(self.folder(ofSlice: slice.name))"
            _ = try ReleaseProblem.translating(place) { () throws(BundleDefect) in try Bundle(folder: place) }
        }
    }
}

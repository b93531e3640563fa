import BundleReader
import FileAccess
import Identity

/// The folder `build/release/`, in which each published content version has a folder of its own number.
struct ReleaseTree {
    let root: String

    func place(of number: Int) -> String { "\(root)/\(number)" }

    /// Where a version is put together; a run that was interrupted leaves it, and the next clears it away.
    func workshop(of number: Int) -> String { "\(root)/\(number).part" }

    /// Numbers of the versions that are there, in ascending order.
    func numbers() throws(FileProblem) -> [Int] {
        guard Folder.exists(root) else { return [] }
        return try Folder.names(in: root).compactMap { name in Int(name).flatMap { String($0) == name ? $0 : nil } }
            .sorted()
    }

    /// Makes sure that a bundle is the next of the tree and of the ledger.
    ///
    /// A version that the ledger lists but the tree lacks is accepted where it is the same bundle: then the run that
    /// wrote the ledger was interrupted before the last step.
    func check(_ catalog: CatalogInfo, _ ledger: Ledger) throws(ReleaseProblem) {
        let number = catalog.contentNumber
        let present = try ReleaseProblem.translating(numbers)
        let known = Set(ledger.releases.map(\.number))
        if present.contains(number) { throw .alreadyPublished(number: number, place: place(of: number)) }
        for number in present where !known.contains(number) {
            throw .notInLedger(number: number, place: place(of: number))
        }
        guard let newest = ledger.newestRelease else { return }
        if number == newest.number, catalog.digest != newest.digest {
            throw .alreadyPublished(number: number, place: newest.label)
        }
        if number < newest.number { throw .notNewer(number: number, newest: newest.number) }
        guard let label = ReleaseLabel(catalog.contentLabel) else { throw .malformedLabel(catalog.contentLabel) }
        let before = ledger.releases.last { $0.number < number }
        if let before, let earlier = ReleaseLabel(before.label), label <= earlier {
            throw .labelNotLater(catalog.contentLabel, newest: before.label)
        }
    }

    /// The release with which a new one is compared; nil for the first.
    func previous(to number: Int, _ ledger: Ledger) throws(ReleaseProblem) -> Bundle? {
        guard let release = ledger.releases.last(where: { $0.number < number }) else { return nil }
        let place = place(of: release.number)
        guard Folder.exists(place) else { throw .previousMissing(number: release.number, place: place) }
        let bundle = try ReleaseProblem.translating(place) { () throws(BundleDefect) in try Bundle(folder: place) }
        try check(bundle.catalog, is: release)
        return bundle
    }

    /// Makes sure that the ledger answers for every id of every release before a version, as far as they are there.
    func replay(before version: Int, _ ledger: Ledger) throws(ReleaseProblem) {
        for number in try ReleaseProblem.translating(numbers) where number < version {
            let place = place(of: number)
            guard let release = ledger.releases.first(where: { $0.number == number }) else {
                throw .notInLedger(number: number, place: place)
            }
            let (bundle, catalog) = try ReleaseProblem.translating(place) { () throws(BundleDefect) in
                let bundle = try MappedBundle(folder: place)
                return (bundle, try bundle.catalog)
            }
            try check(catalog, is: release)
            try Replay.check(bundle, of: number, in: place, against: ledger)
        }
    }

    private func check(_ catalog: CatalogInfo, is release: Ledger.Release) throws(ReleaseProblem) {
        guard catalog.digest == release.digest, catalog.slice == nil else {
            throw .previousAltered(number: release.number, place: place(of: release.number))
        }
    }
}

/// The releases of a catalog, for whoever builds the next one.
package enum PublishedReleases {
    /// The release behind which a new one comes, checked against its digest; nil before the first.
    ///
    /// - Parameters:
    ///   - root: folder of the releases, usually `build/release`.
    ///   - isNeeded: whether it is an error that the folder has not got it: a release has to know its past, a draft may
    ///     do without.
    package static func newest(
        in root: String, _ ledger: Ledger, before number: Int, isNeeded: Bool
    ) throws(ReleaseProblem) -> Bundle? {
        do throws(ReleaseProblem) {
            return try ReleaseTree(root: root).previous(to: number, ledger)
        } catch .previousMissing where !isNeeded {
            return nil
        }
    }

    /// Makes sure that the ledger answers for every id of every release that is there.
    ///
    /// - Parameter root: folder of the releases, usually `build/release`.
    package static func replay(in root: String, _ ledger: Ledger) throws(ReleaseProblem) {
        try ReleaseTree(root: root).replay(before: .max, ledger)
    }
}

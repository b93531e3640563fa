import BundleReader
import FileAccess
import Identity

/// The folder `build/release/`, in which each published content version has a folder of its own number.
struct ReleaseTree {
    let root: String

    func place(of number: Int) -> String { "\(root)/\(number)" }

    /// Numbers of the versions that are there, in ascending order.
    func numbers() throws(FileProblem) -> [Int] {
        guard Folder.exists(root) else { return [] }
        return try Folder.names(in: root).compactMap { name in Int(name).flatMap { String($0) == name ? $0 : nil } }
            .sorted()
    }

    /// Makes sure that a bundle is the next of the tree and of the ledger, or the newest of them itself.
    ///
    /// The latter was published by a run that did not come to its end, or that is repeated: what is still missing of the
    /// two, the release's folder or the ledger's line, is made up for.
    ///
    /// - Returns: whether the tree holds this very bundle.
    func check(_ catalog: CatalogInfo, _ ledger: Ledger) throws(ReleaseProblem) -> Bool {
        let number = catalog.contentNumber
        let present = try ReleaseProblem.translating(numbers)
        let known = Set(ledger.releases.map(\.number))
        let isThere = present.contains(number)
        if isThere {
            let place = place(of: number)
            let there = try ReleaseProblem.translating(place) { () throws(BundleDefect) in try Bundle(folder: place) }
            guard there.catalog.digest == catalog.digest else { throw .alreadyPublished(number: number, place: place) }
        }
        for other in present where other != number && !known.contains(other) {
            throw .notInLedger(number: other, place: place(of: other))
        }
        guard let newest = ledger.newestRelease else { return isThere }
        if number == newest.number, catalog.digest != newest.digest {
            throw .alreadyPublished(number: number, place: newest.label)
        }
        if number < newest.number { throw .notNewer(number: number, newest: newest.number) }
        guard let label = ReleaseLabel(catalog.contentLabel) else { throw .malformedLabel(catalog.contentLabel) }
        let before = ledger.releases.last { $0.number < number }
        if let before, let earlier = ReleaseLabel(before.label), label <= earlier {
            throw .labelNotLater(catalog.contentLabel, newest: before.label)
        }
        return isThere
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

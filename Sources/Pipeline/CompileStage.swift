import BundleWriter
import CatalogModel
import Diagnostics
import FileAccess
import Glibc
import Identity
import Publishing
import Slicing

/// Makes the bundle.
package enum CompileStage {
    /// - Parameters:
    ///   - releases: folder of the releases: the newest says what messages were before, which the bundle remembers.
    ///   - slices: those to cut out of it; nil for none.
    package static func stage(
        releases: String, phase: Phase, slices: SlicePlan? = nil
    ) -> Stage<TaggedContent, CompiledBundle> {
        Stage(.compile) { tagged in
            let content = tagged.distinct.content
            let ledger = tagged.distinct.ledger
            let names = try slices?.resolved(content.settings) ?? []
            let epoch = unsafe getenv("SOURCE_DATE_EPOCH").map { unsafe String(cString: $0) }
            guard let released = ReleaseTime.seconds(sourceDateEpoch: epoch, asOf: content.settings.asOf) else {
                throw CompileProblem.badSourceDateEpoch(epoch ?? "")
            }
            if phase == .release { try PublishedReleases.replay(in: releases, ledger) }
            let version = ContentVersion(after: ledger, on: CalendarDay(secondsSince1970: released))
            let input = BundleInput(
                settings: content.settings, categories: content.categories, authors: content.authors,
                messages: tagged.messages.map { $0.published(to: content.settings.readings.minors) }, ledger: ledger,
                merged: tagged.merged, version: version,
                released: released, phase: phase,
                previous: try PublishedReleases.newest(
                    in: releases, ledger, before: version.number, isNeeded: phase == .release))
            let files = try BundleWriting.files(for: input)
            let cut = try Self.slices(names, of: files)
            return .init(CompiledBundle(version: version, files: files, slices: cut), Findings(), asked: [])
        }
    }

    private static func slices(_ names: [String], of files: [BundleFile]) throws(SliceProblem) -> [BundleSlice] {
        if names.isEmpty { return [] }
        let others = Dictionary(uniqueKeysWithValues: files.dropFirst().map { ($0.name, $0.bytes) })
        let whole = try WholeBundle(catalog: files[0].bytes, files: others)
        var slices: [BundleSlice] = []
        for name in names { slices.append(try BundleSlice(name, of: whole)) }
        return slices
    }
}

/// A bundle that was made.
package struct CompiledBundle: Sendable {
    package let version: ContentVersion
    package let files: [BundleFile]

    /// By name.
    package let slices: [BundleSlice]

    /// Names of slices that lay beside the bundle and are not defined any more.
    package private(set) var removedSlices: [String] = []

    fileprivate init(version: ContentVersion, files: [BundleFile], slices: [BundleSlice]) {
        self.version = version
        self.files = files
        self.slices = slices
    }

    /// Adds the bundle in the place of a folder, after the slices beside it.
    ///
    /// - Parameter plan: says where reports of slices go.
    package mutating func write(
        to folder: String, _ plan: SlicePlan, of settings: ContentSettings, _ changes: inout Replacement
    ) throws(FileProblem) {
        removedSlices = try plan.write(slices, beside: folder, of: settings, &changes)
        try write(to: folder, &changes)
    }

    /// Adds the bundle alone.
    ///
    /// - Returns: where it lies until it has its place.
    @discardableResult
    func write(to folder: String, _ changes: inout Replacement) throws(FileProblem) -> String {
        try changes.write(folder: folder, files.map { ($0.name, $0.bytes) })
    }
}

/// Why a bundle was not written, apart from faults of the content.
package enum CompileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case badSourceDateEpoch(String)

    package var description: String {
        switch self {
        case .badSourceDateEpoch(let value):
            "the variable SOURCE_DATE_EPOCH holds '\(escaped(value))', which is no number of seconds"
        }
    }
}

import BundleWriter
import CatalogModel
import Diagnostics
import Glibc
import Identity
import Publishing
import Slicing

/// Writes the bundle, whole or not at all.
package enum CompileStage {
    /// - Parameters:
    ///   - folder: where the bundle goes; an older one there is replaced in one step.
    ///   - releases: folder of the releases: the newest says what messages were before, which the bundle remembers.
    ///   - slices: those to write beside the bundle; nil leaves alone what lies there.
    package static func stage(
        to folder: String, releases: String, phase: Phase, slices: SlicePlan? = nil
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
            let files = try BundleWriting.write(input, to: folder)
            let cut = try Self.slices(names, of: files)
            var compiled = CompiledBundle(folder: folder, version: version, files: files, slices: cut)
            if let slices {
                try slices.write(cut, beside: folder)
                compiled.removedSlices = try StaleSlices(
                    in: SlicePlan.folder(beside: folder), of: content.settings
                ).remove()
            }
            return .init(compiled, Findings())
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

/// A bundle that was written.
package struct CompiledBundle: Sendable {
    package let folder: String
    package let version: ContentVersion
    package let files: [BundleFile]

    /// By name.
    package let slices: [BundleSlice]

    /// Names of slices that lay beside the bundle and are not defined any more.
    package fileprivate(set) var removedSlices: [String] = []
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

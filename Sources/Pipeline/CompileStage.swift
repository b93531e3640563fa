import BundleWriter
import CatalogModel
import Diagnostics
import Glibc
import Identity
import Publishing

/// Writes the bundle, whole or not at all.
package enum CompileStage {
    /// - Parameters:
    ///   - folder: where the bundle goes; an older one there is replaced in one step.
    ///   - releases: folder of the releases: the newest says what messages were before, which the bundle remembers.
    package static func stage(
        to folder: String, releases: String, phase: Phase
    ) -> Stage<TaggedContent, CompiledBundle> {
        Stage(.compile) { tagged in
            let content = tagged.distinct.content
            let ledger = tagged.distinct.ledger
            let epoch = unsafe getenv("SOURCE_DATE_EPOCH").map { unsafe String(cString: $0) }
            guard let released = ReleaseTime.seconds(sourceDateEpoch: epoch, asOf: content.settings.asOf) else {
                throw CompileProblem.badSourceDateEpoch(epoch ?? "")
            }
            if phase == .release { try PublishedReleases.replay(in: releases, ledger) }
            let version = ContentVersion(after: ledger, on: CalendarDay(secondsSince1970: released))
            let input = BundleInput(
                settings: content.settings, categories: content.categories, authors: content.authors,
                messages: tagged.messages, ledger: ledger, merged: tagged.merged, version: version,
                released: released, phase: phase,
                previous: try PublishedReleases.newest(
                    in: releases, ledger, before: version.number, isNeeded: phase == .release))
            let files = try BundleWriting.write(input, to: folder)
            return .init(CompiledBundle(folder: folder, version: version, files: files), Findings())
        }
    }
}

/// A bundle that was written.
package struct CompiledBundle: Sendable {
    package let folder: String
    package let version: ContentVersion
    package let files: [BundleFile]
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

import Foundation

/// Real collections to try the tools on; they lie beside the repository, never in it.
package enum Corpora {
    /// The folder of collections, or nil where there is none; then the tests that need it are skipped.
    package static let folder: String? = {
        let named = ProcessInfo.processInfo.environment["FLORILEGIUM_CORPORA"]
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora").path
        return [named, beside].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()

    package static let whyMissing: Comment =
        "the collections are not beside the repository (shared/corpora, or FLORILEGIUM_CORPORA)"
}

/// The words shown for a skipped test.
package typealias Comment = String

import BundleReader
import CatalogModel
import Diagnostics
import Foundation
import Identity
import TestSupport

/// Foundation has a type of this name too.
typealias Bundle = BundleReader.Bundle

/// The golden releases of a format, opened.
struct GoldenBundles {
    /// The first first.
    let releases: [Bundle]

    /// Every id that was ever published, by ordinal.
    let ids: [String]

    init(format: String = GoldenReleases.format) throws {
        releases = try (1...GoldenReleases.count).map {
            try Bundle(folder: GoldenReleases.release($0, format: format))
        }
        ids = try Self.ids(inLedger: GoldenReleases.ledger(GoldenReleases.count, format: format))
    }

    static func ids(inLedger path: String) throws -> [String] {
        var findings = Findings()
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let ledger = Ledger(reading: SourceFile(path: path, bytes: bytes), &findings)
        precondition(findings.isEmpty, "the golden ledger has faults")
        return ledger.publications.map(\.id.string)
    }
}

extension Bundle {
    /// The ids of all slots, by ordinal, those without a message included.
    var slots: [String] {
        ordinals.map { ordinal in
            let line = String(decoding: line(at: ordinal) ?? [], as: UTF8.self)
            let match = line.firstMatch(of: /"id":"(q[0-9a-z]{12})"(?:,"kind"|,"ord")/)
            return match.map { String($0.1) } ?? ""
        }
    }
}

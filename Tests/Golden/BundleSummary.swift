import BundleReader
import CatalogModel
import Diagnostics
import Foundation
import Identity

/// What a bundle says, as far as its readers have to agree about it.
struct BundleSummary: Codable, Equatable {
    var format: String
    var number: Int
    var label: String
    var digest: String
    var live: Int
    var gone: Int
    var authors: [String]

    /// What has become of each id.
    var ids: [String: String]

    /// - Parameter ids: whatever ids are to be asked for.
    init(_ bundle: Bundle, ids: [String]) throws {
        try self.init(bundle.catalog, authors: bundle.authors, ids) { bundle.resolve($0) }
    }

    init(_ bundle: MappedBundle, ids: [String]) throws {
        try self.init(try bundle.catalog, authors: try bundle.authors(), ids) { try bundle.resolve($0) }
    }

    private init(
        _ catalog: CatalogInfo, authors: [AuthorRecord], _ ids: [String], resolve: (String) throws -> Resolution
    ) throws {
        format = "\(catalog.format.major).\(catalog.format.minor)"
        number = catalog.contentNumber
        label = catalog.contentLabel
        digest = catalog.digest
        live = catalog.counts.live
        gone = catalog.counts.gone
        self.authors = authors.map { "\($0.id): \($0.name), \($0.messageCount)" }
        self.ids = try Dictionary(uniqueKeysWithValues: ids.map { ($0, Self.text(try resolve($0))) })
    }

    private static func text(_ resolution: Resolution) -> String {
        switch resolution {
        case .live(let record):
            let author = record.author.map { " — \($0.name)" } ?? ""
            let ages = record.maxAge.map { "\(record.minAge)-\($0)" } ?? "\(record.minAge)+"
            return "line \(record.ordinal), revision \(record.revision), \(record.kind.rawValue), "
                + "\(record.categories.joined(separator: " ")), \(record.language), \(ages), \(record.status.rawValue): "
                + record.text + author
        case .moved(let target): return "moved to \(target)"
        case .gone(let reason, let instead, let erase):
            return "gone: \(reason)" + (instead.map { "; instead \($0)" } ?? "") + (erase ? "; erase" : "")
        case .unknown: return "unknown"
        }
    }

    var encoded: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Diagnostics
import FileAccess
import Foundation
import Identity
import Publishing
import TestSupport

/// A folder in which bundles are built and published: `catalog/`, `release/` and the ledger `ids.jsonl`.
struct PublishingLine {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The ledger as it is now.
    func ledger() -> Ledger {
        guard let bytes = try? folder.bytes("ids.jsonl") else { return Ledger() }
        return SampleCatalog.ledger([bytes])
    }

    /// Adds a line to the ledger, as an editor does.
    func remember(_ line: [UInt8]) throws { try FileWriting.append(folder.at("ids.jsonl"), line) }

    func build(
        _ messages: [Message], version: Int, phase: Phase = .release, merged: [MessageID: MessageID] = [:],
        ledger: Ledger? = nil, label: String? = nil, slices: [SliceSettings] = [],
        knowingPast: Bool = true
    ) throws {
        let ledger = ledger ?? self.ledger()
        var input = SampleCatalog.input(messages, ledger: ledger, merged: merged, version: version, phase: phase)
        if let label { input.version = ContentVersion(number: version, label: label) }
        input.settings.slices = slices
        if knowingPast {
            input.previous = try? PublishedReleases.newest(
                in: folder.at("release"), ledger, before: version, isNeeded: false)
        }
        try BundleWriting.write(input, to: folder.at("catalog"))
    }

    @discardableResult
    func publish(bundle: String? = nil, on disk: some Disk = FileSystem()) throws -> Release {
        try Release.publish(
            bundle: bundle ?? folder.at("catalog"), to: folder.at("release"), ledger: folder.at("ids.jsonl"), on: disk)
    }

    /// Builds and publishes.
    @discardableResult
    func publish(_ messages: [Message], version: Int, slices: [SliceSettings] = []) throws -> Release {
        try build(messages, version: version, slices: slices)
        return try publish()
    }

    /// The files of a release, or of one of its slices.
    func files(_ version: Int, slice: String? = nil) throws -> BundleFiles {
        try BundleFiles(folder: folder.at("release/\(version)" + (slice.map { "/slices/\($0)" } ?? "")))
    }

    /// What lies in a folder, sorted.
    func names(in path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.at(path)).sorted()
    }
}

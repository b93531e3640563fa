import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Identity
import Publishing
import Testing

/// A release is not published under a version that does not follow the one before.
struct VersionTests {
    private let line = try! PublishingLine()

    /// Publishes version 1 under one label, then version 2 under another.
    private func publish(_ first: String, then second: String) throws {
        try line.build(SampleCatalog.messages, version: 1, label: first)
        try line.publish()
        try line.build(SampleCatalog.messages + [SampleCatalog.message(4, "New.")], version: 2, label: second)
        try line.publish()
    }

    @Test(arguments: ["2026.11.21-3", "2026.11.21-10", "2026.11.22-1", "2027.01.01-1"])
    func aLabelThatFollowsIsPublished(label: String) throws {
        try publish("2026.11.21-2", then: label)
        #expect(line.ledger().releases.map(\.label) == ["2026.11.21-2", label])
    }

    @Test(arguments: ["2026.11.21-2", "2026.11.21-1", "2026.11.20-3", "2025.12.31-9"])
    func aLabelThatDoesNotFollowIsRefused(label: String) throws {
        #expect(throws: ReleaseProblem.labelNotLater(label, newest: "2026.11.21-2")) {
            try publish("2026.11.21-2", then: label)
        }
        #expect(line.ledger().releases.map(\.number) == [1])
        #expect(try line.names(in: "release") == ["1"])
    }

    @Test(arguments: ["2026.11.22", "2026.11.22-0", "2026.11.22-01", "2026.11.22-x", "2026.11.31-1", "next", ""])
    func aLabelOfAnotherFormIsRefused(label: String) throws {
        #expect(throws: ReleaseProblem.malformedLabel(label)) { try publish("2026.11.21-1", then: label) }
    }

    @Test func changesNeedANumberThatIsHigher() throws {
        try publish("2026.11.21-1", then: "2026.11.21-2")
        let messages = SampleCatalog.messages + [SampleCatalog.message(5, "Newer.")]
        for version in 1...2 {
            try line.build(messages, version: version, label: "2026.11.23-1")
            #expect(throws: ReleaseProblem.self) { try line.publish() }
        }
    }

    /// A bundle whose `catalog.json` names another minor version of the format.
    private func bundle(_ messages: [Message], version: Int, minor: Int) throws {
        try line.build(messages, version: version)
        var files: [String: [UInt8]] = [:]
        for name in try line.names(in: "catalog") { files[name] = try line.folder.bytes("catalog/\(name)") }
        var signed = SignedFolder(files)
        let format = #""format":{"major":1,"minor":"#
        signed.replace("\(format)\(BundleLayout.minor)", with: "\(format)\(minor)", in: BundleLayout.catalog)
        for (name, bytes) in signed.files { try line.folder.write("catalog/\(name)", bytes) }
    }

    @Test func anOlderFormatIsRefusedAndANewerOneIsNot() throws {
        let newer = BundleLayout.minor + 1
        try bundle(SampleCatalog.messages, version: 1, minor: newer)
        try line.publish()
        try line.build(SampleCatalog.messages, version: 2)
        let problem = #expect(throws: ReleaseProblem.self) { try line.publish() }
        #expect(problem?.description.hasPrefix("the bundle is of format 1.\(newer - 1), older than 1.\(newer)") == true)
        try bundle(SampleCatalog.messages, version: 2, minor: newer)
        #expect(try line.publish().changes.isFormatChanged == false)
    }

    @Test func aChangedFormatNeedsAHigherNumberAlthoughNoMessageDiffers() throws {
        try line.build(SampleCatalog.messages, version: 1)
        let old = try Bundle(folder: line.folder.at("catalog"))
        try bundle(SampleCatalog.messages, version: 1, minor: BundleLayout.minor + 1)
        let changes = Changes(from: old, to: try Bundle(folder: line.folder.at("catalog")))
        #expect(changes.isEmpty && changes.isFormatChanged && changes.leastNumber == 2)
        #expect(changes.text.hasSuffix("both are content version 1: published, the second has to be 2\n"))
    }
}

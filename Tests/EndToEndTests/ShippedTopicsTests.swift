import Foundation
import TestSupport
import Testing

/// A reader of the catalog as it is shipped who does not want a topic gets nothing that touches it.
struct ShippedTopicsTests {
    /// Beginnings of texts about somebody's death in which no word gives it away.
    private static let aboutDeath = [
        "Their chair is empty and the whole table knows it.", "Keep the voice message.", "The first snow without them.",
        "Wear the scarf if it still smells of them.", "You still reach for the phone to tell them.",
        "There are ways to visit someone who is gone", "Over the holidays a bright light falls on the empty chair.",
        "Who in your family, living or gone", "Hoping while you grieve", "Enjoying the pears in a week of mourning",
        "After a great loss", "Our dead are never dead to us", "Better by far you should forget and smile",
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL.path

    private struct Record: Decodable {
        let text: String
        let categories: [String]
        let topics: [Topic]

        struct Topic: Decodable { let topic: String }
    }

    private func records(_ path: String, _ folder: TemporaryFolder) throws -> [Record] {
        try folder.text(path).split(separator: "\n").map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
    }

    @Test(arguments: ["death", "sadness"]) func optingOutOfATopicLeavesOutEverythingThatTouchesIt(topic: String) throws
    {
        let folder = try TemporaryFolder([:])
        try FileManager.default.copyItem(atPath: Self.root + "/content", toPath: folder.path + "/content")
        let settings = try folder.text("content/catalog.yml")
        try folder.write("content/catalog.yml", settings + "  - {name: spared, withoutTopics: \(topic)}\n")
        let built = try BuiltTool().run(["build", "--slice", "spared"], in: folder.path)
        #expect(built.exitCode == 0, "\(built)")
        let whole = try records("build/catalog/records.jsonl", folder)
        let spared = try records("build/slices/spared/records.jsonl", folder)
        #expect(whole.contains { $0.categories.contains("grief") } && spared.count > whole.count * 3 / 4)
        #expect(spared.allSatisfy { !$0.topics.map(\.topic).contains(topic) })
        #expect(!spared.contains { $0.categories.contains("grief") })
        for words in Self.aboutDeath {
            #expect(whole.contains { $0.text.hasPrefix(words) }, "\(words) is not in the catalog any more")
            if topic == "death" { #expect(!spared.contains { $0.text.hasPrefix(words) }, "\(words)") }
        }
    }
}

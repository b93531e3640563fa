import BundleReader
import Foundation
import MessagePool
import TestSupport
import Testing

/// The committed vectors are what the pool draws, and a program written from docs/message-pool.md draws the same.
struct ConformanceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let file = folder.appendingPathComponent("Vectors/daily.json")

    /// With FLORILEGIUM_RECORD set it writes them, and fails so that nobody does so unawares.
    @Test func vectorsAreWhatIsDrawn() throws {
        let drawn = try Self.vectors()
        if ProcessInfo.processInfo.environment["FLORILEGIUM_RECORD"] != nil {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(Self.file.path); run the test again without FLORILEGIUM_RECORD")
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == drawn)
    }

    @Test(.enabled(if: Program.succeeds(["python3", "--version"]), "python3 is not installed"))
    func aProgramWrittenFromTheSpecificationDrawsTheSame() throws {
        let program = Self.folder.appendingPathComponent("message_pool.py").path
        let outcome = try Program.run(["python3", "-B", program, Self.file.path])
        #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output == "900 of 900 agree\n")
    }

    private static func vectors() throws -> String {
        let releases = try ThreeReleases()
        let bundles = try zip(releases.bundles, releases.pools()).map { bundle, pool in
            """
            {"audience":{"lowest":\(bundle.catalog.audience.lowest)},
            "past":[
            \(lines(bundle.past.encoded))
            ],
            "records":[
            \(bundle.records.map(record).joined(separator: ",\n"))
            ],
            "picks":[
            \(try picks(pool).joined(separator: ",\n"))
            ]}
            """
        }
        return "[\(bundles.joined(separator: ",\n"))]\n"
    }

    private static func lines(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: ",\n")
    }

    /// What matters of a record; nothing in the sample needs escapes.
    private static func record(_ record: Record) -> String {
        let author = record.author.map { #""author":{"id":"\#($0.id)"},"# } ?? ""
        let maxAge = record.maxAge.map { #""maxAge":\#($0),"# } ?? ""
        return #"{"added":\#(record.added),\#(author)"categories":\#(record.categories),"id":"\#(record.id)","#
            + #""lang":"\#(record.language)",\#(maxAge)"minAge":\#(record.minAge),"ord":\#(record.ordinal)}"#
    }

    private static func picks(_ pool: MessagePool) throws -> [String] {
        let choices = [
            MessagePool.Choice(category: "courage", age: 16, language: "en"),
            MessagePool.Choice(category: "rest"), MessagePool.Choice(age: 41),
            MessagePool.Choice(category: "rest", age: 11), MessagePool.Choice(age: 20, language: "de"),
        ]
        // The day before the calendar, its first, each release's with its neighbours and the week's end, and far ahead.
        let days = [
            "2025-12-31", "2026-01-01", "2026-11-21", "2027-01-09", "2027-01-10", "2027-01-11", "2027-01-17",
            "2027-01-18", "2027-02-20", "2027-02-24", "2027-02-27", "2028-02-29",
        ]
        return try choices.flatMap { choice in
            try ["", "person-1", "person-2", "Zoë", "名前"].flatMap { person in
                try days.map { try pick(pool, choice, person, $0) }
            }
        }
    }

    private static func pick(
        _ pool: MessagePool, _ choice: MessagePool.Choice, _ person: String, _ date: String
    ) throws -> String {
        let drawn = try pool.daily(choice, person: person, date: CalendarDate(date)!)
        let members = [
            choice.age.map { #""age":\#($0)"# }, choice.category.map { #""category":"\#($0)""# },
            #""date":"\#(date)""#, drawn.map { #""id":"\#($0.id)""# },
            choice.language.map { #""language":"\#($0)""# }, #""person":"\#(person)""#,
        ]
        return "{\(members.compactMap(\.self).joined(separator: ","))}"
    }
}

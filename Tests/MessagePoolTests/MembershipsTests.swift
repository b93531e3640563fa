import BundleReader
import BundleSamples
import BundleWriter
import TestSupport
import Testing

@testable import MessagePool

/// Who joins when, by what is remembered.
struct MembershipsTests {
    private static let choice = MessagePool.Choice(category: "courage", age: 12, language: "en")
    private let bundle: MappedBundle

    /// Six messages, all since the first version.
    init() throws {
        let folder = try TemporaryFolder()
        let messages = (1...6).map { SampleCatalog.message($0, "Message \($0).") }
        try BundleWriting.write(SampleCatalog.input(messages), to: folder.at("catalog"))
        bundle = try MappedBundle(folder: folder.at("catalog"))
    }

    private func pool(_ releases: [String], _ memberships: [CatalogPast.Membership]) throws -> DailyPool {
        let past = CatalogPast(
            releases: releases.enumerated().map { .init(number: $0 + 1, day: $1) }, memberships: memberships)
        return try Memberships(bundle, past).pool(Self.choice)
    }

    private func span(
        _ ordinal: Int, _ versions: Range<Int>, _ category: String = "courage", id: String? = nil, minAge: Int = 12,
        maxAge: Int? = nil
    ) -> CatalogPast.Membership {
        .init(
            id: id ?? SampleCatalog.id(ordinal + 1).string, ordinal: ordinal, author: nil, categories: [category],
            language: "en", minAge: minAge, maxAge: maxAge, versions: versions)
    }

    private static let days = ["2025-05-01", "2025-06-01", "2026-01-01", "2026-02-01", "2026-03-01"]
    private static let (first, fourth, fifth) = (DailyPool.firstDay, DailyPool.firstDay + 31, DailyPool.firstDay + 59)

    @Test func withoutAPastAllJoinOnTheFirstDay() throws {
        let pool = try pool([], [])
        #expect(pool.circles.map(\.day) == [Self.first])
        #expect(pool.changes.map(\.count) == [6] && pool.departures.isEmpty)
    }

    @Test func whatStaysThoughSomethingElseChangedIsOneMember() throws {
        let pool = try pool(Self.days, [span(0, 1..<2), span(0, 2..<4, minAge: 4), span(0, 4..<5, maxAge: 12)])
        #expect(pool.circles.map(\.day) == [Self.first])
        #expect(pool.changes.map(\.count) == [6] && pool.departures.isEmpty)
    }

    @Test func whatLeavesAndComesBackIsTwo() throws {
        let pool = try pool(Self.days, [span(0, 1..<4), span(0, 4..<5, "rest")])
        #expect(pool.circles.map(\.day) == [Self.first, Self.fifth + 7])
        #expect(pool.changes.map(\.day) == [Self.first, Self.fourth, Self.fifth + 7])
        #expect(pool.changes.map(\.count) == [6, 5, 6])
        #expect(pool.departures.map(\.day) == [Self.fourth])
    }

    /// What went before the first day is in its circle all the same, and taken out at once.
    @Test func releasesBeforeTheFirstDayAreOfTheFirstDay() throws {
        let pool = try pool(Self.days, [span(0, 1..<2), span(0, 2..<3, "rest"), span(8, 1..<2)])
        #expect(pool.circles.map(\.day) == [Self.first])
        #expect(pool.changes.map(\.count) == [6])
        #expect(pool.departures.map(\.day) == [Self.first, Self.first])
    }

    @Test func whatIsWithdrawnWithinAWeekNeverShows() throws {
        let pool = try pool(["2026-01-01", "2026-02-01", "2026-02-03"], [span(6, 2..<3)])
        #expect(pool.circles.map(\.day) == [Self.first, Self.fourth + 7])
        #expect(pool.changes.map(\.day) == [Self.first, Self.fourth + 7])
        #expect(pool.changes.map(\.count) == [6, 6])
    }

    @Test func ofReleasesOnOneDayIsOneCircle() throws {
        let pool = try pool(
            ["2026-01-01", "2026-02-01", "2026-02-01"],
            [span(0, 1..<2, "rest"), span(1, 1..<3, "rest"), span(2, 1..<2, minAge: 0), span(3, 1..<3, maxAge: 11)])
        #expect(pool.circles.map(\.day) == [Self.first, Self.fourth + 7])
        #expect(pool.changes.map(\.count) == [2, 6])
    }

    @Test func refusesDaysAndIDsThatAreNone() {
        for day in ["2026-13-01", "soon", ""] {
            #expect(throws: BundleDefect(BundleLayout.past, .inconsistent("'\(day)' is no day"))) {
                try pool([day], [])
            }
        }
        #expect(throws: BundleDefect(BundleLayout.past, .inconsistent("'q1' is no id"))) {
            try pool(Self.days, [span(0, 1..<2, id: "q1")])
        }
    }

    /// A bundle may say so, and it is no reason to stop.
    @Test func agesAndVersionsMayBeAsLargeAsNumbersAre() throws {
        let pool = try pool(Self.days, [span(0, 1..<2, maxAge: .max), span(1, 1..<Int.max), span(8, 5..<Int.max)])
        #expect(pool.changes.map(\.count) == [6, 6])
        #expect(pool.departures.map(\.day) == [Self.fifth + 7])
    }
}

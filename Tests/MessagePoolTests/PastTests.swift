import Testing

@testable import BundleReader

/// What a bundle remembers of earlier content versions.
struct PastTests {
    @Test func namesReleasesAndWhatChanged() throws {
        let past = try #require(try ThreeReleases().bundles.last).past
        #expect(past.releases.map(\.number) == [1, 2, 3])
        #expect(past.releases.map(\.day) == ThreeReleases.days)
        // Every seventh of the first sixty changed its category, seven were withdrawn; one is both.
        let second = past.memberships.filter { $0.versions == 1..<2 }
        #expect(Set(second.map(\.ordinal)).isSuperset(of: [3, 12, 21, 30, 39, 48, 57]))
        #expect(past.memberships.first { $0.ordinal == 9 }?.author == "author-4")
        #expect(past.memberships.first { $0.ordinal == 9 }?.versions == 1..<3)
    }

    @Test func isReadAsItWasWritten() throws {
        for bundle in try ThreeReleases().bundles {
            let again = try CatalogPast(bundle.past.encoded)
            #expect(again.releases == bundle.past.releases && again.memberships == bundle.past.memberships)
        }
    }

    @Test(arguments: [
        #"{"day":"2026-11-21","release":2}"# + "\n" + #"{"day":"2026-11-21","release":2}"# + "\n",
        #"{"categories":[],"from":2,"id":"q","lang":"en","minAge":1,"ord":0,"until":2}"# + "\n",
        #"{"release":2}"# + "\n", #"{"day":"2026-11-21","release":2}"#, "{}\n", "x",
    ])
    func refusesWhatIsNoPast(text: String) {
        #expect(throws: BundleDefect.self) { try CatalogPast(Array(text.utf8)) }
    }
}

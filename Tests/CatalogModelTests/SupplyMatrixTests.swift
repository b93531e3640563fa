import CatalogModel
import Diagnostics
import Testing

struct SupplyMatrixTests {
    @Test func countsForEachAgeWhatSuitsIt() {
        var supply = SupplyMatrix(ages: [12, 16])
        supply.count(categories: ["rest", "work"], language: "en", minAge: 12, maxAge: 15)
        supply.count(categories: ["rest"], language: "en", minAge: 13, maxAge: nil)
        supply.count(categories: ["rest"], language: "de", minAge: 16, maxAge: 16)
        #expect(supply.days(of: "rest", in: "en") == [1, 1])
        #expect(supply.days(of: "work", in: "en") == [1, 0])
        #expect(supply.days(of: "rest", in: "de") == [0, 1])
        #expect(supply.days(of: "work", in: "de") == [0, 0])
        #expect(supply.languages(of: "rest") == ["de", "en"] && supply.languages(of: "work") == ["en"])
    }

    @Test func hasAColumnForTheYoungestReaderEachBandAboveAndEachAgeAskedAbout() {
        func ages(_ lowest: Int, _ highest: Int?, _ floors: SupplyFloors? = nil) -> [Int] {
            SupplyMatrix.ages(from: lowest, to: highest, bands: [4, 9, 12, 16], floors)
        }
        #expect(ages(12, nil) == [12, 16] && ages(10, 15) == [10, 12] && ages(20, nil) == [20])
        let range = SourceRange(SourceFile(path: "catalog.yml", text: "30"), 0..<2)
        let floors = SupplyFloors(days: Located(30, at: range), ages: [14])
        #expect(ages(12, nil, floors) == [12, 14, 16])
        let cells = SupplyMatrix(ages: [12, 14]).cells(of: "rest", in: "en", floors)
        #expect(cells.map(\.floor) == [nil, 30] && cells.map(\.isShort) == [false, true])
    }

    /// As the message pool shows it to no one.
    @Test func whatNobodyHasRatedSuitsNobody() {
        var supply = SupplyMatrix(ages: [12])
        supply.count(categories: ["rest"], language: "en", minAge: 0, maxAge: nil)
        #expect(supply.days(of: "rest", in: "en") == [0])
        let unrated = SliceFilter.Candidate(language: "en", categories: ["rest"], minAge: 0, maxAge: nil)
        #expect(SliceFilter(ages: Ages(lowest: 12, highest: nil)).misfit(of: unrated) == .ages)
        #expect(SliceFilter().misfit(of: unrated) == nil)
    }
}

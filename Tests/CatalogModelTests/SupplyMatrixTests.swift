import CatalogModel
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

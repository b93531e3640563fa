import BundleReader
import CatalogModel

/// For how many days each category lasts readers of each age and language: at one message a day, as many as it has
/// messages for them.
struct SupplyGrid: Sendable {
    /// First years of the bands that the audience reaches.
    let ages: [Int]

    /// In the order of the catalog.
    let languages: [String]
    private let supply: SupplyMatrix
    private let floors: SupplyFloors?

    struct Cell: Hashable, Sendable {
        let days: Int

        /// Nil where nobody asks for so and so many.
        let floor: Int?

        var isShort: Bool { days < floor ?? 0 }
    }

    init(_ bundle: Bundle, _ floors: SupplyFloors?) {
        let catalog = bundle.catalog
        let audience = catalog.audience
        let inReach = catalog.ageBands.filter { $0 >= audience.lowest && $0 <= audience.highest ?? .max }
        let asked = floors?.ages ?? []
        let ages = Set(inReach + asked + (catalog.ageBands.contains(audience.lowest) ? [] : [audience.lowest])).sorted()
        var supply = SupplyMatrix(ages: ages)
        for record in bundle.records {
            supply.count(
                categories: record.categories, language: record.language, minAge: record.minAge, maxAge: record.maxAge)
        }
        self.ages = ages
        self.supply = supply
        self.floors = floors
        languages = catalog.languages
    }

    /// A row of the table, a cell for each age.
    func cells(_ category: String, _ language: String) -> [Cell] {
        zip(ages, supply.days(of: category, in: language)).map { age, days in
            let floor = floors.flatMap { $0.ages.contains(age) ? $0.days(of: category, in: language).value : nil }
            return Cell(days: days, floor: floor)
        }
    }
}

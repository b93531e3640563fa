import BundleReader
import CatalogModel

/// For how many days each category lasts readers of each age and language: at one message a day, as many as it has
/// messages for them.
struct SupplyGrid: Sendable {
    /// Of the readers for whom there is a column.
    let ages: [Int]

    /// In the order of the catalog.
    let languages: [String]
    private let supply: SupplyMatrix
    private let floors: SupplyFloors?

    init(_ bundle: Bundle, _ floors: SupplyFloors?) {
        let catalog = bundle.catalog
        ages = SupplyMatrix.ages(
            from: catalog.audience.lowest, to: catalog.audience.highest, bands: catalog.ageBands, floors)
        var supply = SupplyMatrix(ages: ages)
        for record in bundle.records {
            supply.count(
                categories: record.categories, language: record.language, minAge: record.minAge, maxAge: record.maxAge)
        }
        self.supply = supply
        self.floors = floors
        languages = catalog.languages
    }

    /// A row of the table, a cell for each age.
    func cells(_ category: String, _ language: String) -> [SupplyMatrix.Cell] {
        supply.cells(of: category, in: language, floors)
    }
}

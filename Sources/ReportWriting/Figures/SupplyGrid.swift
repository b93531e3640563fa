import BundleReader
import CatalogModel

/// For how many days each category lasts readers of each age and language: at one message a day, as many as it has
/// messages for them.
struct SupplyGrid: Sendable {
    /// First years of the bands that the audience reaches.
    let ages: [Int]

    /// In the order of the catalog.
    let languages: [String]
    private let days: [Key: [Int]]
    private let floors: SupplyFloors?

    private struct Key: Hashable {
        let category: String
        let language: String
    }

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
        var days: [Key: [Int]] = [:]
        for record in bundle.records {
            for category in record.categories {
                let key = Key(category: category, language: record.language)
                for (place, age) in ages.enumerated() where record.minAge <= age && age <= record.maxAge ?? .max {
                    days[key, default: [Int](repeating: 0, count: ages.count)][place] += 1
                }
            }
        }
        self.ages = ages
        self.days = days
        self.floors = floors
        languages = catalog.languages
    }

    /// A row of the table, a cell for each age.
    func cells(_ category: String, _ language: String) -> [Cell] {
        let days = days[Key(category: category, language: language)] ?? ages.map { _ in 0 }
        return zip(ages, days).map { age, days in
            Cell(days: days, floor: floors.flatMap { $0.ages.contains(age) ? $0.days.value : nil })
        }
    }
}

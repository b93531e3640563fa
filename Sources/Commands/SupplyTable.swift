import BundleReader
import CatalogModel
import Diagnostics
import Pipeline

/// How many days each category lasts in each language for readers of each age, beside what `catalog.yml` asks for.
struct SupplyTable {
    private let ages: [Int]
    private let categories: [String]
    private let languages: [String]
    private let supply: SupplyMatrix
    private let floors: SupplyFloors?

    private typealias Place = (category: String, language: String, cell: SupplyMatrix.Cell)

    init(_ tagged: TaggedContent) {
        let content = tagged.distinct.content
        let settings = content.settings
        floors = settings.floors
        ages = SupplyMatrix.ages(
            from: settings.audience.lowest, to: settings.audience.highest, bands: BundleLayout.ageBands, floors)
        categories = content.categories.map(\.id)
        languages = settings.languages
        supply = SupplyMatrix(tagged.messages, ages: ages)
    }

    /// A bundle knows of no floors.
    init(_ bundle: Bundle) {
        let catalog = bundle.catalog
        floors = nil
        ages = SupplyMatrix.ages(
            from: catalog.audience.lowest, to: catalog.audience.highest, bands: catalog.ageBands, nil)
        categories = catalog.categories.map(\.id)
        languages = catalog.languages
        var supply = SupplyMatrix(ages: ages)
        for record in bundle.records {
            supply.count(
                categories: record.categories, language: record.language, minAge: record.minAge, maxAge: record.maxAge)
        }
        self.supply = supply
    }

    /// By language, category and age, the categories in the order in which apps show them.
    private var places: [Place] {
        languages.flatMap { language in
            categories.flatMap { category in
                supply.cells(of: category, in: language, floors).map { (category, language, $0) }
            }
        }
    }

    /// For the terminal: a table for each language.
    var text: String {
        let tables = languages.map { language in
            let last = floors == nil ? [] : [("floor", TextTable.Alignment.right)]
            var table = TextTable(
                [("days in '\(language)' for readers of", .left)] + ages.map { ("\($0) ", .right) } + last)
            for category in categories {
                let days = supply.cells(of: category, in: language, floors).map {
                    "\($0.days)\($0.isShort ? "!" : " ")"
                }
                table.add([category] + days + (floors.map { ["\($0.days(of: category, in: language).value)"] } ?? []))
            }
            return table.text()
        }
        let text = tables.joined(separator: "\n")
        return floors == nil ? text : text + "\n" + (shortage.isEmpty ? "no category is below its floor\n" : shortage)
    }

    /// A line that says how many cells are below their floor and which is the worst; empty if none is.
    var shortage: String {
        let all = places
        let short = all.filter(\.cell.isShort)
        func share(_ place: Place) -> Double { Double(place.cell.days) / Double(place.cell.floor ?? 1) }
        guard let worst = short.min(by: { share($0) < share($1) }) else { return "" }
        let (verb, cell) = (short.count == 1 ? "is" : "are", worst.cell)
        return "\(short.count) of \(all.count) supplies (!) \(verb) below the floor, the worst '\(worst.category)':"
            + " \(cell.days) of \(cell.floor ?? 0) days for readers of \(cell.age) in '\(worst.language)'\n"
    }

    /// One line of canonical JSON.
    var json: String {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("ages", ages)
            $0.key("cells")
            $0.array(places) { writer, place in
                writer.object {
                    $0.member("age", place.cell.age)
                    $0.member("category", place.category)
                    $0.member("days", place.cell.days)
                    $0.member(ifAny: "floor", place.cell.floor)
                    $0.member("language", place.language)
                }
            }
        }
        writer.endLine()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

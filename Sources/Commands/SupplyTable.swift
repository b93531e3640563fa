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

    /// At one message a day.
    struct Cell {
        let category: String
        let language: String
        let age: Int
        let days: Int

        /// Nil where nobody asks for anything.
        let floor: Int?

        var isShort: Bool { days < floor ?? 0 }

        /// How much of what is asked for there is.
        var share: Double { Double(days) / Double(floor ?? 1) }
    }

    init(_ tagged: TaggedContent) {
        let content = tagged.distinct.content
        let settings = content.settings
        floors = settings.floors
        ages = Self.ages(
            from: settings.audience.lowest, to: settings.audience.highest, and: settings.floors?.ages ?? [])
        categories = content.categories.map(\.id)
        languages = settings.languages
        supply = SupplyMatrix(tagged.messages, ages: ages)
    }

    /// A bundle knows of no floors.
    init(_ bundle: Bundle) {
        let catalog = bundle.catalog
        floors = nil
        ages = Self.ages(from: catalog.audience.lowest, to: catalog.audience.highest)
        categories = catalog.categories.map(\.id)
        languages = catalog.languages
        var supply = SupplyMatrix(ages: ages)
        for record in bundle.records {
            supply.count(
                categories: record.categories, language: record.language, minAge: record.minAge, maxAge: record.maxAge)
        }
        self.supply = supply
    }

    /// The youngest reader, the first years of the age bands above, and other ages that are asked about.
    private static func ages(from lowest: Int, to highest: Int?, and others: [Int] = []) -> [Int] {
        let bands = BundleLayout.ageBands.filter { $0 > lowest && $0 <= highest ?? .max }
        return Set([lowest] + bands + others).sorted()
    }

    /// By language, category and age, the categories in the order in which apps show them.
    var cells: [Cell] {
        languages.flatMap { language in categories.flatMap { row($0, language) } }
    }

    private func row(_ category: String, _ language: String) -> [Cell] {
        zip(ages, supply.days(of: category, in: language)).map { age, days in
            let floor = floors.flatMap { $0.ages.contains(age) ? $0.days(of: category, in: language).value : nil }
            return Cell(category: category, language: language, age: age, days: days, floor: floor)
        }
    }

    /// For the terminal: a table for each language.
    var text: String {
        let tables = languages.map { language in
            let last = floors == nil ? [] : [("floor", TextTable.Alignment.right)]
            var table = TextTable(
                [("days in '\(language)' for readers of", .left)] + ages.map { ("\($0) ", .right) } + last)
            for category in categories {
                let days = row(category, language).map { "\($0.days)\($0.isShort ? "!" : " ")" }
                table.add([category] + days + (floors.map { ["\($0.days(of: category, in: language).value)"] } ?? []))
            }
            return table.text()
        }
        let text = tables.joined(separator: "\n")
        return floors == nil ? text : text + "\n" + (shortage.isEmpty ? "no category is below its floor\n" : shortage)
    }

    /// A line that says how many cells are below their floor and which is the worst; empty if none is.
    var shortage: String {
        let short = cells.filter(\.isShort)
        guard let worst = short.min(by: { $0.share < $1.share }) else { return "" }
        let verb = short.count == 1 ? "is" : "are"
        return "\(short.count) of \(cells.count) supplies (!) \(verb) below the floor, the worst '\(worst.category)':"
            + " \(worst.days) of \(worst.floor ?? 0) days for readers of \(worst.age) in '\(worst.language)'\n"
    }

    /// One line of canonical JSON.
    var json: String {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("ages", ages)
            $0.key("cells")
            $0.array(cells) { writer, cell in
                writer.object {
                    $0.member("age", cell.age)
                    $0.member("category", cell.category)
                    $0.member("days", cell.days)
                    $0.member(ifAny: "floor", cell.floor)
                    $0.member("language", cell.language)
                }
            }
        }
        writer.endLine()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

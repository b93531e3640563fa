/// How many messages there are for each category, language and age: at one a day, for how many days they last.
package struct SupplyMatrix: Hashable, Sendable {
    /// In years, in the order of the columns.
    package let ages: [Int]

    /// For each age; pairs of which nobody asked are there once a message belongs to them.
    private var cells: [Pair: [Int]] = [:]

    private struct Pair: Hashable {
        let category: String
        let language: String
    }

    package init(ages: [Int]) { self.ages = ages }

    /// - Parameter minAge: 0 where nobody has rated the message, which then suits no one.
    package mutating func count(categories: [String], language: String, minAge: Int, maxAge: Int?) {
        guard minAge >= 1 else { return }
        for category in categories {
            let pair = Pair(category: category, language: language)
            for (column, age) in ages.enumerated() where minAge <= age && age <= maxAge ?? .max {
                cells[pair, default: ages.map { _ in 0 }][column] += 1
            }
        }
    }

    /// Days by age.
    package func days(of category: String, in language: String) -> [Int] {
        cells[Pair(category: category, language: language)] ?? ages.map { _ in 0 }
    }

    /// Languages in which a category has anything for one of the ages.
    package func languages(of category: String) -> Set<String> {
        Set(cells.keys.lazy.filter { $0.category == category }.map(\.language))
    }
}

extension SupplyMatrix {
    /// - Parameter messages: those that are published; who repeats another is none of them.
    package init(_ messages: [Message], ages: [Int]) {
        self.init(ages: ages)
        // By index: messages are large.
        for place in messages.indices {
            count(
                categories: messages[place].categories, language: messages[place].language,
                minAge: messages[place].minAge, maxAge: messages[place].maxAge)
        }
    }
}

extension SupplyMatrix {
    /// Ages of readers for a table of supply: the youngest, the first years of the bands above, and those that floors ask
    /// about.
    package static func ages(
        from lowest: Int, to highest: Int?, bands: [Int], _ floors: SupplyFloors?
    ) -> [Int] {
        let reached = bands.filter { $0 > lowest && $0 <= highest ?? .max }
        return Set([lowest] + reached + (floors?.ages ?? [])).sorted()
    }

    /// How long a category lasts readers of one age.
    package struct Cell: Hashable, Sendable {
        package let age: Int
        package let days: Int

        /// For how many days it must last; nil where nobody asks.
        package let floor: Int?

        package var isShort: Bool { days < floor ?? 0 }
    }

    /// A row of such a table: a cell for each age.
    package func cells(of category: String, in language: String, _ floors: SupplyFloors?) -> [Cell] {
        zip(ages, days(of: category, in: language)).map { age, days in
            let floor = floors.flatMap { $0.ages.contains(age) ? $0.days(of: category, in: language).value : nil }
            return Cell(age: age, days: days, floor: floor)
        }
    }
}

import Diagnostics

/// For how many days each category must have something new to show.
package struct SupplyFloors: Hashable, Sendable {
    /// At one entry a day.
    package var days: Located<Int>

    /// Ages of readers who are asked about; each sees what is for that age.
    package var ages: [Int]

    /// Floors of single categories and languages; the last one that fits counts.
    package var exceptions: [Exception]

    /// A floor that is asked for in place of the general one. An empty list means all.
    package struct Exception: Hashable, Sendable {
        package var categories: [Located<String>]
        package var languages: [String]
        package var days: Located<Int>

        package init(categories: [Located<String>], languages: [String], days: Located<Int>) {
            self.categories = categories
            self.languages = languages
            self.days = days
        }
    }

    package init(days: Located<Int>, ages: [Int], exceptions: [Exception] = []) {
        self.days = days
        self.ages = ages
        self.exceptions = exceptions
    }

    /// How long a category must last in a language, and where that is written.
    package func days(of category: String, in language: String) -> Located<Int> {
        exceptions.last { exception in
            (exception.categories.isEmpty || exception.categories.contains { $0.value == category })
                && (exception.languages.isEmpty || exception.languages.contains(language))
        }?.days ?? days
    }
}

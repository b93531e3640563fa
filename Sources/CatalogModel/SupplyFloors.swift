/// For how many days each category must have something new to show.
package struct SupplyFloors: Hashable, Sendable {
    /// At one entry a day.
    package var days: Located<Int>

    /// Ages of readers who are asked about; each sees what is for that age.
    package var ages: [Int]

    package init(days: Located<Int>, ages: [Int]) {
        self.days = days
        self.ages = ages
    }
}

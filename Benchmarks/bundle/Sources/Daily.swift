import BundleReader
import MessagePool

/// The message of a day as text, every one for another person.
enum Daily {
    /// - Parameter date: past the last release of the bundle.
    static func run(_ folder: String, date: String = "2028-02-29") throws {
        let pool = try MessagePool(folder: folder)
        let date = CalendarDate(date)!
        // Names are made before the clock runs.
        let people = (0..<1 << 20).map { "person-\($0)" }
        for (name, choice) in [
            ("category", MessagePool.Choice(category: "category-7", age: 14, language: "en")),
            ("all", MessagePool.Choice(age: 18, language: "en")),
        ] {
            let watch = Stopwatch()
            let daily = try pool.daily(choice)
            report("\(name)MakingMilliseconds", watch.seconds * 1e3)
            report("\(name)Pool", Double(pool.selection(choice).count))
            var size = 0
            var number = 0
            // Once round, so that every page has been checked.
            for person in people { size &+= try daily.text(person: person, date: date)!.utf8.count }
            report(
                name,
                try rate {
                    for _ in 0..<1000 {
                        number = (number + 1) & (people.count - 1)
                        size &+= try daily.text(person: people[number], date: date)!.utf8.count
                    }
                    return 1000
                })
            report(
                "\(name)Asking",
                try rate {
                    for _ in 0..<1000 {
                        number = (number + 1) & (people.count - 1)
                        size &+= try pool.dailyOrdinal(choice, person: people[number], date: date)!
                    }
                    return 1000
                })
            precondition(size > 0)
        }
    }
}

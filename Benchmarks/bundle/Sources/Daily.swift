import BundleReader
import MessagePool

/// The message of a day: of people who have asked before, and of new ones.
enum Daily {
    static func run(_ folder: String) throws {
        let pool = try MessagePool(folder: folder)
        let choice = MessagePool.Choice(category: "category-7", age: 14, language: "en")
        let day = CalendarDate(year: 2026, month: 11, day: 21)!
        let people = (0..<500).map { "person-\($0)" }
        for person in people { _ = try pool.dailyOrdinal(choice, person: person, date: day) }
        var sum = 0
        report(
            "known",
            try rate {
                for person in people {
                    for offset in 0..<20 {
                        sum &+= try pool.dailyOrdinal(choice, person: person, date: day.advanced(by: offset)) ?? 0
                    }
                }
                return people.count * 20
            })
        var number = 0
        report(
            "new",
            try rate {
                number += 1
                sum &+= try pool.dailyOrdinal(choice, person: "new-\(number)", date: day) ?? 0
                return 1
            })
        report("pool", Double(pool.selection(choice).count))
        precondition(sum > 0)
    }
}

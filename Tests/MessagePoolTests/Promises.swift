import MessagePool
import Testing

/// Counts what people see day by day who install each release on its day.
struct Promises {
    /// A pool for each release, and the day of each.
    let pools: [MessagePool]
    let days: [CalendarDate]
    let choice: MessagePool.Choice
    var people = (1...1000).map { "person-\($0)" }

    /// Compares what the pools before and after each release draw for its day.
    ///
    /// - Returns: how many people keep the message of the day, and how many have to get another because theirs is not
    ///   there any more. Whoever gets another without need is an issue.
    func messagesOfReleaseDays() throws -> (kept: Int, replaced: Int) {
        let shelves = try pools.map { Set(try $0.shelf(choice).map(\.id)) }
        var (kept, replaced) = (0, 0)
        let dailies = try pools.map { try $0.daily(choice) }
        for person in people {
            for (place, today) in days.enumerated().dropFirst() {
                let before = try #require(try dailies[place - 1].record(person: person, date: today))
                let after = try #require(try dailies[place].record(person: person, date: today))
                if shelves[place].contains(before.id) {
                    #expect(after.id == before.id, "\(person) on \(today)")
                    kept += 1
                } else {
                    replaced += 1
                }
            }
        }
        return (kept, replaced)
    }

    /// Lets people begin on different days, before and between releases, in the middle of a round, and follows each until
    /// a message comes for the second time. Who has not seen everything by then is an issue.
    ///
    /// - Returns: how many have seen everything.
    func exhausted(by lastDay: CalendarDate, beginningWithin span: Int) throws -> Int {
        let shelves = try pools.map { Set(try $0.shelf(choice).map(\.ordinal)) }
        let dailies = try pools.map { try $0.daily(choice) }
        var exhausted = 0
        for (number, person) in people.enumerated() {
            var shown: Set<Int> = []
            var day = days[0].advanced(by: number % span)
            while day <= lastDay {
                let version = days.lastIndex { $0 <= day } ?? 0
                let ordinal = try #require(try dailies[version].ordinal(person: person, date: day))
                if !shown.insert(ordinal).inserted {
                    // What is new in a release joins a week after its day.
                    let counted = days.lastIndex { $0.advanced(by: 7) <= day } ?? 0
                    let unseen = shelves[version].intersection(shelves[counted]).subtracting(shown)
                    #expect(unseen.isEmpty, "\(person) saw \(ordinal) again on \(day)")
                    exhausted += 1
                    break
                }
                day = day.advanced(by: 1)
            }
        }
        return exhausted
    }
}

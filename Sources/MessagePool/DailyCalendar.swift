/// What one person sees day by day: a draw that is made once and then looked up.
///
///     let calendar = pool.calendar(for: "person-7", MessagePool.Choice(category: "rest", age: 30), through: lastDay)
///     let ordinal = calendar[today]
public struct DailyCalendar: Sendable {
    private let drawn: [Int32]

    /// The first day that it does not hold.
    var end: CalendarDate { DrawingPool.firstDay.advanced(by: drawn.count) }

    init(_ drawn: [Int32]) { self.drawn = drawn }

    /// The ordinal of a day's message; nil outside the calendar and where there is nothing to draw.
    public subscript(date: CalendarDate) -> Int? {
        let place = date.daysSince1970 - DrawingPool.firstDay.daysSince1970
        guard drawn.indices.contains(place), drawn[place] >= 0 else { return nil }
        return Int(drawn[place])
    }
}

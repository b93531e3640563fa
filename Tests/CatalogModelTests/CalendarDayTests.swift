import CatalogModel
import Testing

struct CalendarDayTests {
    @Test(arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"]) func readsDays(
        text: String
    ) {
        #expect(CalendarDay(text)?.description == text)
    }

    @Test(arguments: [
        "", "2026-11-31", "2026-02-29", "1900-02-29", "2026-00-10", "2026-13-01", "2026-01-00", "2026-1-01",
        "26-01-01", "2026/01/01", "2026-01-01 ", "+026-01-01", "2026-01-٠١",
    ])
    func refusesWhatIsNoDay(text: String) { #expect(CalendarDay(text) == nil) }

    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
        (-86_401, "1969-12-30"), (951_782_400, "2000-02-29"), (1_795_219_200, "2026-11-21"),
    ])
    func findsTheDayOfAMoment(seconds: Int, day: String) {
        #expect(CalendarDay(secondsSince1970: seconds).description == day)
    }

    @Test func everyDayBeginsWhereTheOneBeforeEnds() {
        var day = CalendarDay("1599-12-31")!
        for _ in 0..<300_000 {
            let next = CalendarDay(secondsSince1970: day.secondsSince1970 + 86_400)
            guard next > day, next.secondsSince1970 == day.secondsSince1970 + 86_400 else {
                Issue.record("\(next) after \(day)")
                return
            }
            day = next
        }
        #expect(day.description == "2421-05-15")
    }
}

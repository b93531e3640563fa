import MessagePool
import Testing

struct CalendarDateTests {
    @Test func countsDaysFrom1970() throws {
        #expect(CalendarDate(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
        #expect(CalendarDate(year: 2026, month: 1, day: 1)?.daysSince1970 == 20_454)
        #expect(CalendarDate(year: 2000, month: 3, day: 1)?.daysSince1970 == 11_017)
        #expect(CalendarDate(year: 1, month: 1, day: 1)?.daysSince1970 == -719_162)
    }

    @Test func readsWhatItWrites() {
        for days in stride(from: -719_162, through: 2_932_896, by: 97) {
            let date = CalendarDate(daysSince1970: days)
            #expect(CalendarDate(date.description) == date)
        }
    }

    @Test(arguments: [
        "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "2026-11-31", "", "x", "+026-01-01",
    ])
    func refusesDaysThatTheCalendarDoesNotHave(text: String) {
        #expect(CalendarDate(text) == nil)
    }
}

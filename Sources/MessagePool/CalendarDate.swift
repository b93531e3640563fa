/// A day of the Gregorian calendar, without a time zone: the day that a person's own calendar shows.
///
///     let today = CalendarDate(year: 2026, month: 11, day: 21)
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01; negative before.
    public let daysSince1970: Int

    public init(daysSince1970: Int) { self.daysSince1970 = daysSince1970 }

    /// - Returns: nil for a day that the calendar does not have, and for years outside 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
        self.init(daysSince1970: Self.days(year, month, day))
        guard parts == (year, month, day) else { return nil }
    }

    /// Reads `2026-11-21`.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
        else { return nil }
        self.init(year: Int(parts[0])!, month: Int(parts[1])!, day: Int(parts[2])!)
    }

    public static func < (one: Self, other: Self) -> Bool { one.daysSince1970 < other.daysSince1970 }

    /// The day so many days later.
    public func advanced(by days: Int) -> CalendarDate { CalendarDate(daysSince1970: daysSince1970 + days) }

    /// As `2026-11-21`.
    public var description: String {
        let (year, month, day) = parts
        func padded(_ number: Int, _ width: Int) -> String {
            String(repeating: "0", count: max(0, width - String(number).utf8.count)) + String(number)
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Years of 400 have 146,097 days; a year is counted from March, so that the leap day is its last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let month = (month + 9) % 12
        let leapDays = floorDivide(year, 4) - floorDivide(year, 100) + floorDivide(year, 400)
        return 365 * year + leapDays + (153 * month + 2) / 5 + day - 1 - daysBefore1970
    }

    /// Days from 0000-03-01 to 1970-01-01.
    private static let daysBefore1970 = 719_468

    private var parts: (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + Self.daysBefore1970
        let era = Self.floorDivide(days, 146_097)
        let ofEra = days - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * ofYear + 2) / 153
        let day = ofYear - (153 * month + 2) / 5 + 1
        return (era * 400 + yearOfEra + (month >= 10 ? 1 : 0), month >= 10 ? month - 9 : month + 3, day)
    }

    private static func floorDivide(_ number: Int, _ by: Int) -> Int {
        number >= 0 ? number / by : -((by - 1 - number) / by)
    }
}

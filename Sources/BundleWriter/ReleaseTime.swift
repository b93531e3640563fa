import CatalogModel

/// The moment that a bundle bears; never taken from the clock, so that the same content gives the same bytes.
package enum ReleaseTime {
    /// Seconds since 1970: those of `SOURCE_DATE_EPOCH` where it is set, or the beginning of the content's day in UTC.
    ///
    /// Source: https://reproducible-builds.org/specs/source-date-epoch/.
    ///
    /// - Parameter sourceDateEpoch: the variable's value; nil where it is not set.
    /// - Returns: nil if the variable holds no number of seconds.
    package static func seconds(sourceDateEpoch: String?, asOf: CalendarDay) -> Int? {
        guard let sourceDateEpoch else { return asOf.secondsSince1970 }
        guard let seconds = Int(sourceDateEpoch), (0...253_402_300_799).contains(seconds) else { return nil }
        return seconds
    }

    /// A moment as RFC 3339 writes it in UTC: `2026-11-21T00:00:00Z`.
    static func text(_ seconds: Int) -> String {
        let day = CalendarDay(secondsSince1970: seconds)
        let ofDay = seconds - day.secondsSince1970
        let parts = [ofDay / 3600, ofDay / 60 % 60, ofDay % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(day)T\(parts.joined(separator: ":"))Z"
    }
}

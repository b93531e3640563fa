public import BundleReader

/// The messages that a choice shows day by day, ready for any number of people.
///
///     let daily = try pool.daily(MessagePool.Choice(category: "courage", age: 14, language: "en"))
///     let text = try daily.text(person: "person-7", date: CalendarDate(year: 2026, month: 11, day: 21)!)
///
/// For servers, which draw for one person after the other: what a choice needs is worked out once, and a message takes
/// about a microsecond then, whoever it is for. May be shared between threads.
public struct DailyMessages: Sendable {
    private let index: MessageIndex
    let pool: DailyPool

    /// See `Mixing`.
    private let suffix: [UInt8]

    init(_ index: MessageIndex, _ pool: DailyPool, category: String?) {
        self.index = index
        self.pool = pool
        suffix = Mixing.suffix(of: category)
    }

    /// A person's message of a day; see `MessagePool.daily(_:person:date:)`.
    public func record(person: String, date: CalendarDate) throws(BundleDefect) -> Record? {
        guard let line = line(person, date) else { return nil }
        return try index.record(line)
    }

    /// The words of a person's message of a day, which is quicker than the whole of it.
    public func text(person: String, date: CalendarDate) throws(BundleDefect) -> String? {
        guard let line = line(person, date) else { return nil }
        return try index.text(line)
    }

    /// The ordinal of a person's message of a day.
    public func ordinal(person: String, date: CalendarDate) throws(BundleDefect) -> Int? {
        guard let line = line(person, date) else { return nil }
        return try index.ordinal(line)
    }

    private func line(_ person: String, _ date: CalendarDate) -> Int? {
        pool.line(for: Mixing.person(person, suffix), on: date.daysSince1970).map { Int($0) }
    }
}

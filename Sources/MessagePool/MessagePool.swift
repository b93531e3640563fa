public import BundleReader

/// Messages for people: one a day, at random, by category, author or mood, by words, and those like another.
///
///     let pool = try MessagePool(folder: "catalog")
///     let choice = MessagePool.Choice(category: "courage", age: 14, language: "en")
///     let record = try pool.daily(choice, person: "person-7", date: CalendarDate(year: 2026, month: 11, day: 21)!)
///
/// It is made once for a bundle and may be shared between threads. What is drawn depends on the bundle and on what is
/// asked alone; docs/message-pool.md specifies it, so that another language draws the same. As the bundle is read when
/// something is asked, everything can fail with what is wrong with the bundle.
public struct MessagePool: Sendable {
    public let bundle: MappedBundle
    let cache = PoolCache()

    public init(folder: String) throws(BundleDefect) { self.init(try MappedBundle(folder: folder)) }

    public init(_ bundle: MappedBundle) { self.bundle = bundle }

    /// A person's message of a day.
    ///
    /// Everybody sees every message of their pool before one comes again, in an order of their own that keeps messages of
    /// one author apart; docs/message-pool.md says when it cannot. A new release leaves the day's message as it is, unless
    /// it was withdrawn.
    ///
    /// - Parameters:
    ///   - person: whatever names the person for ever, such as an account's number. It is not stored.
    ///   - date: the day that the person's own calendar shows.
    /// - Returns: nil where nothing suits, and for days before 2026.
    public func daily(_ choice: Choice, person: String, date: CalendarDate) throws(BundleDefect) -> Record? {
        try daily(choice).record(person: person, date: date)
    }

    /// The ordinal of a person's message of a day; see `daily`.
    public func dailyOrdinal(_ choice: Choice, person: String, date: CalendarDate) throws(BundleDefect) -> Int? {
        try daily(choice).ordinal(person: person, date: date)
    }

    /// The messages of all days, to be kept by whoever draws for many people.
    public func daily(_ choice: Choice) throws(BundleDefect) -> DailyMessages {
        let memberships = try cache.memberships(bundle)
        let canonical = memberships.canonical(choice)
        let limit = Self.memoryForPools + bundle.index.lineCount * Self.memoryForPoolsPerMessage
        let pool = try cache.pool(canonical, limit: limit) { () throws(BundleDefect) in
            try memberships.pool(canonical)
        }
        return DailyMessages(bundle.index, pool, category: choice.category)
    }

    /// Bytes that pools may take together, so that those of 24 categories for a few ages stay.
    static let memoryForPools = 8 << 20
    static let memoryForPoolsPerMessage = 8

    /// The day's message for everyone who chooses the same.
    public func today(_ choice: Choice = Choice(), date: CalendarDate) throws(BundleDefect) -> Record? {
        try daily(choice, person: "", date: date)
    }

    /// What suits, to draw from it again and again.
    public func selection(_ choice: Choice = Choice()) -> Selection {
        bundle.selection(category: choice.category, age: choice.age, language: choice.language)
    }

    /// A message that suits, whichever the generator hits.
    ///
    ///     var generator = SystemRandomNumberGenerator()
    ///     let record = try pool.random(MessagePool.Choice(category: "rest", age: 30), using: &generator)
    public func random(
        _ choice: Choice = Choice(), using generator: inout some RandomNumberGenerator
    ) throws(BundleDefect) -> Record? {
        let selection = selection(choice)
        guard selection.count > 0 else { return nil }
        return try selection.record(at: Int.random(in: 0..<selection.count, using: &generator))
    }

    /// Every message that suits, by ordinal: the oldest of the catalog first.
    public func shelf(_ choice: Choice) throws(BundleDefect) -> [Record] { try records(selection(choice).lines()) }

    /// What an author has said, of what suits.
    ///
    /// - Parameter author: an id, as in `MappedBundle.authors()`.
    public func byAuthor(_ author: String, _ choice: Choice = Choice()) throws(BundleDefect) -> [Record] {
        try having(.author(author), choice)
    }

    /// What stands in a work of an author, of what suits.
    ///
    /// - Parameter work: an id, as in `AuthorRecord.works`; only the author's own works are meant.
    public func byWork(
        _ work: String, of author: String, _ choice: Choice = Choice()
    ) throws(BundleDefect) -> [Record] {
        try having(.work(work, of: author), choice).filter { $0.work?.id == work }
    }

    /// What suits a reader in a mood.
    public func forMood(_ mood: String, _ choice: Choice = Choice()) throws(BundleDefect) -> [Record] {
        try having(.mood(mood), choice)
    }

    private func having(_ term: IndexTerm, _ choice: Choice) throws(BundleDefect) -> [Record] {
        guard let entry = try bundle.index.entry(of: term) else { return [] }
        let suiting = try suiting(choice)
        return try records(bundle.index.lines(of: entry).filter(suiting.contains))
    }

    private func records(_ lines: [Int32]) throws(BundleDefect) -> [Record] {
        var records: [Record] = []
        for line in lines {
            if let record = try bundle.index.record(Int(line)) { records.append(record) }
        }
        return records
    }

    func suiting(_ choice: Choice) throws(BundleDefect) -> LineSet {
        try cache.suiting(choice) { () throws(BundleDefect) in
            LineSet(try selection(choice).lines(), of: bundle.index.lineCount)
        }
    }
}

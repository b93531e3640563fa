public import BundleReader
import Synchronization

/// Messages for people: one a day, at random, by category, author or mood, by words, and those like another.
///
///     let pool = MessagePool(try Bundle(folder: "catalog"))
///     let choice = MessagePool.Choice(category: "courage", age: 14, language: "en")
///     let record = pool.daily(choice, person: "person-7", date: CalendarDate(year: 2026, month: 11, day: 21)!)
///
/// It is made once for a bundle and may be shared between threads. What is drawn depends on the bundle and on what is
/// asked alone; docs/message-pool.md specifies it, so that another language draws the same.
public struct MessagePool: Sendable {
    public let bundle: Bundle
    private let memberships: Memberships
    private let cache = PoolCache()

    public init(_ bundle: Bundle) {
        self.bundle = bundle
        memberships = Memberships(bundle)
    }

    /// A person's message of a day.
    ///
    /// Everybody sees every message of their pool before one comes again, in an order of their own, and no author two
    /// days running where the pool allows it. A new release leaves the day's message as it is, unless it was withdrawn.
    ///
    /// - Parameters:
    ///   - person: whatever names the person for ever, such as an account's number. It is not stored.
    ///   - date: the day that the person's own calendar shows.
    /// - Returns: nil where nothing suits, and for days before 2026.
    public func daily(_ choice: Choice, person: String, date: CalendarDate) -> Record? {
        calendar(for: person, choice, through: date)[date].flatMap(bundle.record(at:))
    }

    /// The day's message for everyone who chooses the same.
    public func today(_ choice: Choice = Choice(), date: CalendarDate) -> Record? {
        daily(choice, person: "", date: date)
    }

    /// All days of a person up to one, to be looked up quickly; it holds what `daily` returns.
    public func calendar(for person: String, _ choice: Choice, through last: CalendarDate) -> DailyCalendar {
        let number = DrawingKey.person(person, category: choice.category)
        return DailyCalendar(drawingPool(choice).deal(to: number, through: last))
    }

    /// A message that suits, whichever the generator hits.
    ///
    ///     var generator = SystemRandomNumberGenerator()
    ///     let record = pool.random(MessagePool.Choice(category: "rest", age: 30), using: &generator)
    public func random(_ choice: Choice = Choice(), using generator: inout some RandomNumberGenerator) -> Record? {
        drawingPool(choice).here.randomElement(using: &generator).flatMap { bundle.record(at: Int($0)) }
    }

    /// Every message that suits, by ordinal: the oldest of the catalog first.
    public func shelf(_ choice: Choice) -> [Record] {
        drawingPool(choice).here.compactMap { bundle.record(at: Int($0)) }
    }

    /// What an author has said, of what suits.
    ///
    /// - Parameter author: an id, as in `Bundle.authors`.
    public func byAuthor(_ author: String, _ choice: Choice = Choice()) -> [Record] {
        shelf(choice).filter { $0.author?.id == author }
    }

    /// What stands in a work of an author, of what suits.
    ///
    /// - Parameter work: an id, as in `AuthorRecord.works`; only the author's own works are meant.
    public func byWork(_ work: String, of author: String, _ choice: Choice = Choice()) -> [Record] {
        byAuthor(author, choice).filter { $0.work?.id == work }
    }

    /// What suits a reader in a mood.
    public func forMood(_ mood: String, _ choice: Choice = Choice()) -> [Record] {
        shelf(choice).filter { $0.moods.contains(mood) }
    }

    /// Made when something is first looked for.
    var termIndex: TermIndex { cache.index { TermIndex(bundle) } }

    func drawingPool(_ choice: Choice) -> DrawingPool {
        cache.pool(choice) {
            memberships.pool(
                category: choice.category, age: choice.age ?? bundle.catalog.audience.lowest,
                language: choice.language)
        }
    }
}

/// Pools that were asked for, because everybody of one age and category shares one, and the index of words.
private final class PoolCache: Sendable {
    private let pools = Mutex<[MessagePool.Choice: DrawingPool]>([:])

    private let terms = Mutex<TermIndex?>(nil)

    /// Enough for 24 categories at ten ages; then it begins anew.
    private static let limit = 240

    func index(_ make: () -> TermIndex) -> TermIndex {
        terms.withLock { terms in
            let known = terms ?? make()
            terms = known
            return known
        }
    }

    func pool(_ choice: MessagePool.Choice, _ make: () -> DrawingPool) -> DrawingPool {
        if let known = pools.withLock({ $0[choice] }) { return known }
        let made = make()
        pools.withLock { pools in
            if pools.count >= Self.limit { pools.removeAll() }
            pools[choice] = made
        }
        return made
    }
}

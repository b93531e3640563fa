/// The messages of one choice, those of earlier content versions included, from which everybody's days follow.
///
/// It is the same for everybody. Nothing is kept about anyone, and nobody's row is ever made: docs/message-pool.md says
/// what a row is, and `Row` how a place in it is found.
struct DailyPool: Sendable {
    /// By day.
    let circles: [Circle]

    /// Those of one circle stand together, by day.
    let departures: [Departure]

    /// By day; the first is the first day.
    let changes: [Change]

    /// A day on which members join or end.
    struct Change {
        let day: Int

        /// The circle that joins.
        let circle: Int?

        /// By how much the row of the change before has to be turned.
        let turn: Int

        /// How long a row is from this day on.
        let count: Int
    }

    /// That a place of a circle is taken out.
    struct Departure {
        /// Its place in the circle's own order; -1 for the place where nobody stands.
        let member: Int32

        /// The day of a change, on which the circle has joined.
        let day: Int
    }

    /// The first day on which anything is drawn.
    static let firstDay = 20_454  // 2026-01-01

    /// Days from a release until what is new in it joins.
    static let leadTime = 7

    /// - Parameter members: by the day on which they join, and then by id; of one id the earlier first.
    init(_ members: [(day: Int, members: [PoolMember])]) {
        var departures: [Departure] = []
        let circles = members.filter { !$0.members.isEmpty }.map {
            Circle(joiningOn: $0.day, $0.members, departures: &departures)
        }
        let ends = Dictionary(departures.map { ($0.day, 1) }, uniquingKeysWith: +)
        let joining = Dictionary(uniqueKeysWithValues: zip(circles.map(\.day), 0...))
        var changes: [Change] = []
        for day in Set(circles.map(\.day) + ends.keys + [Self.firstDay]).sorted() {
            let (last, before) = (changes.last?.day ?? day, changes.last?.count ?? 0)
            let circle = joining[day]
            let places = circle.map { circles[$0].steps.places } ?? 0
            changes.append(
                Change(
                    day: day, circle: circle, turn: before == 0 ? 0 : (day - last) % before,
                    count: before + places - (ends[day] ?? 0)))
        }
        self.circles = circles
        self.departures = departures
        self.changes = changes
    }

    /// Bytes that it takes in memory.
    var size: Int {
        let own = changes.count * MemoryLayout<Change>.size + departures.count * MemoryLayout<Departure>.size
        return circles.reduce(own) { $0 + $1.size }
    }

    /// The line of a person's message of a day; nil where there is none.
    ///
    /// - Parameters:
    ///   - person: see `Mixing`.
    ///   - day: in days since 1970.
    func line(for person: UInt64, on day: Int) -> Int32? {
        guard let number = changes.lastIndex(where: { $0.day <= day }), changes[number].count > 0 else { return nil }
        let place = (day - changes[number].day) % changes[number].count
        if number == 0, let circle = circles.first, circle.departures.isEmpty {
            // Nothing has changed: the row is the order of the circle.
            return circle.line(at: place, in: circle.order(of: person))
        }
        var row = Row(of: person, in: self)
        for change in changes[...number] { row.pass(change) }
        return row.line(at: place)
    }
}

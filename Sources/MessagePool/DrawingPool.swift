/// The messages of one choice, those of earlier content versions included, ready to be dealt out to anybody.
struct DrawingPool: Sendable {
    let members: [DrawingMember]

    /// Days on which a member joins or leaves, in order, each once.
    let changes: [Int]
    let authorCount: Int

    /// Days from a release to the day on which it counts: who updates within a week draws the same as everyone else.
    static let leadTime = 7

    /// The first day on which anything is drawn.
    static let firstDay = CalendarDate(daysSince1970: 20_454)  // 2026-01-01

    init(_ members: [DrawingMember]) {
        var authors: [Int32: Int32] = [:]
        self.members = members.map { member in
            var member = member
            member.author = member.author.map { author in
                let number = authors[author] ?? Int32(authors.count)
                authors[author] = number
                return number
            }
            return member
        }
        authorCount = authors.count
        let days = members.flatMap { [$0.joins, $0.leaves] }.filter { $0 != .min && $0 != .max }
        changes = Set(days).sorted()
    }

    /// The ordinals that a person draws from the first day on, in the order of the days.
    ///
    /// A slot is negative where the pool has no message on that day.
    func deal(to person: UInt64, through last: CalendarDate) -> [Int32] {
        guard last >= Self.firstDay else { return [] }
        var queue = DrawingQueue(members, changes: changes, authorCount: authorCount, person: person)
        var drawn: [Int32] = []
        drawn.reserveCapacity(last.daysSince1970 - Self.firstDay.daysSince1970 + 1)
        for day in Self.firstDay.daysSince1970...last.daysSince1970 {
            let member = queue.draw(on: day)
            let shown = member.flatMap { members[$0].isHere ? $0 : queue.standIn() }
            drawn.append(shown.map { Int32(members[$0].ordinal) } ?? -1)
        }
        return drawn
    }
}

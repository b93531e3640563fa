/// Deals out one person's messages, one a day, from the first day of the calendar.
///
/// docs/message-pool.md has the rules in words. In a round every member of the pool is drawn once. What is new comes
/// first, by its key, then what was drawn longest ago; but no author twice running as long as that can be helped.
struct DrawingRounds {
    private let members: [DrawingMember]
    private let person: UInt64

    /// Days on which a member joins or leaves, the last first.
    private var changes: [Int]

    /// Members that were to be drawn when the round began or the pool last changed, in order.
    private var queue: [Int32] = []

    /// Places of the queue that wait still, linked: behind place p comes `next[p]`, the list begins at
    /// `next[queue.count]` and ends with `queue.count`.
    private var next: [Int32] = []
    private var previous: [Int32] = []
    private var remaining = 0

    /// What has been drawn in this round, the first first.
    private var drawn: [Int32] = []

    /// How many members not yet drawn each author has, how many authors have so many, and the most that one has.
    private var ofAuthor: [Int32]
    private var authorsWith: [Int32]
    private var most = 0
    private var lastAuthor: Int32 = -1

    /// - Parameter person: see `DrawingKey.person`.
    init(_ members: [DrawingMember], changes: [Int], authorCount: Int, person: UInt64) {
        self.members = members
        self.changes = changes.reversed()
        self.person = person
        drawn.reserveCapacity(members.count)
        ofAuthor = Array(repeating: 0, count: authorCount)
        authorsWith = Array(repeating: 0, count: members.count + 1)
        update(to: .min)
    }

    /// Draws for a day; days must be asked for one after the other, none left out.
    ///
    /// - Returns: the index of a member; nil where the pool has none.
    mutating func draw(on day: Int) -> Int? {
        while let change = changes.last, change <= day {
            changes.removeLast()
            update(to: change)
        }
        while true {
            if remaining == 0 { beginRound(on: day) }
            guard remaining > 0 else { return nil }
            let place = firstChoice
            let member = Int(queue[place])
            take(place)
            if members[member].isPassedOver <= day { continue }
            drawn.append(Int32(member))
            lastAuthor = members[member].author ?? -1
            return member
        }
    }

    /// What a day shows whose message has been withdrawn since: the next one that is there, which counts as little.
    func standIn() -> Int? {
        firstPlace { members[$0].isHere }.map { Int(queue[$0]) }
            ?? drawn.first { members[Int($0)].isHere }.map { Int($0) }
    }

    /// The place of the member to be drawn.
    private var firstChoice: Int {
        let first = Int(next[queue.count])
        // An author with more than half of what is left would end up beside himself unless he comes now.
        if 2 * most > remaining, lastAuthor < 0 || Int(ofAuthor[Int(lastAuthor)]) < most {
            return firstPlace { members[$0].author.map { Int(ofAuthor[Int($0)]) } == most } ?? first
        }
        return firstPlace { members[$0].author.map { $0 != lastAuthor } ?? true } ?? first
    }

    private func firstPlace(where suits: (_ member: Int) -> Bool) -> Int? {
        var place = Int(next[queue.count])
        while place != queue.count {
            if suits(Int(queue[place])) { return place }
            place = Int(next[place])
        }
        return nil
    }

    private mutating func take(_ place: Int) {
        let (before, behind) = (previous[place], next[place])
        next[Int(before)] = behind
        previous[Int(behind)] = before
        remaining -= 1
        guard let author = members[Int(queue[place])].author.map({ Int($0) }) else { return }
        authorsWith[Int(ofAuthor[author])] -= 1
        ofAuthor[author] -= 1
        authorsWith[Int(ofAuthor[author])] += 1
        while most > 0, authorsWith[most] == 0 { most -= 1 }
    }

    private mutating func beginRound(on day: Int) {
        let again = drawn.filter { members[Int($0)].isPassedOver > day }
        drawn.removeAll(keepingCapacity: true)
        line(up: again)
    }

    private mutating func update(to day: Int) {
        let joining = members.indices.filter { members[$0].joins == day && members[$0].leaves > day }
        let keyed = joining.map { (key: DrawingKey.key(message: members[$0].hash, person: person), index: Int32($0)) }
        let new = keyed.sorted { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }.map(\.index)
        var waiting: [Int32] = []
        var place = next.isEmpty ? queue.count : Int(next[queue.count])
        while place != queue.count {
            if members[Int(queue[place])].leaves > day { waiting.append(queue[place]) }
            place = Int(next[place])
        }
        drawn.removeAll { members[Int($0)].leaves <= day }
        line(up: new + waiting)
    }

    /// Makes members wait in the order given, and counts them.
    private mutating func line(up waiting: [Int32]) {
        queue = waiting
        remaining = waiting.count
        next = (0...Int32(remaining)).map { $0 + 1 }
        next[remaining] = 0
        previous = (0...Int32(remaining)).map { $0 - 1 }
        previous[0] = Int32(remaining)
        for author in ofAuthor.indices { ofAuthor[author] = 0 }
        for index in waiting {
            if let author = members[Int(index)].author { ofAuthor[Int(author)] += 1 }
        }
        for count in authorsWith.indices { authorsWith[count] = 0 }
        for count in ofAuthor { authorsWith[Int(count)] += 1 }
        most = Int(ofAuthor.max() ?? 0)
    }
}

/// Deals out one person's messages, one a day, from the first day of the calendar.
///
/// docs/message-pool.md has the rules in words. New members come first, in the order of their keys but not an author
/// twice running as long as that can be helped; then whatever was drawn longest ago. That order is never changed, so
/// nothing comes twice before everything else has come, on whatever day somebody begins.
struct DrawingQueue {
    private let members: [DrawingMember]
    private let person: UInt64

    /// Days on which a member joins or leaves, the last first.
    private var changes: [Int]

    /// Members never drawn when the pool last changed, in order.
    private var fresh: [Int32] = []

    /// Places of `fresh` that were not drawn since, linked: behind place p comes `next[p]`, the list begins at
    /// `next[fresh.count]` and ends with `fresh.count`.
    private var next: [Int32] = [0]
    private var previous: [Int32] = [0]
    private var freshCount = 0

    /// Members that have been drawn, the longest ago first, behind those taken out from the front.
    private var drawn: [Int32] = []
    private var drawnStart = 0

    /// How many fresh members each author has, how many authors have so many, and the most that one has.
    private var ofAuthor: [Int32]
    private var authorsWith: [Int32]
    private var most = 0
    private var lastAuthor: Int32?

    /// - Parameter person: see `DrawingKey.person`.
    init(_ members: [DrawingMember], changes: [Int], authorCount: Int, person: UInt64) {
        self.members = members
        self.changes = changes.reversed()
        self.person = person
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
        while let member = takeFirst() {
            if members[member].isPassedOver <= day { continue }
            drawn.append(Int32(member))
            lastAuthor = members[member].author
            return member
        }
        return nil
    }

    /// What a day shows whose message has been withdrawn since: the next one that is there, which counts as little.
    func standIn() -> Int? {
        if let place = firstPlace(where: { members[$0].isHere }) { return Int(fresh[place]) }
        return drawn[drawnStart...].first { members[Int($0)].isHere }.map { Int($0) }
    }

    private mutating func takeFirst() -> Int? {
        if freshCount > 0 {
            let place = firstChoice
            take(place)
            return Int(fresh[place])
        }
        guard drawnStart < drawn.count else { return nil }
        defer { drawnStart += 1 }
        return Int(drawn[drawnStart])
    }

    /// The place of the fresh member to be drawn.
    private var firstChoice: Int {
        // The first of the drawn follows the last of the fresh: its author has one place less to be put.
        let following = drawnStart < drawn.count ? members[Int(drawn[drawnStart])].author : nil
        func need(_ author: Int32?) -> Int {
            guard let author else { return 0 }
            return 2 * Int(ofAuthor[Int(author)]) + (author == following ? 1 : 0)
        }
        let greatest = max(2 * most, need(following))
        // An author with more than half of what is left would end up beside himself unless he comes now.
        if greatest > freshCount, need(lastAuthor) < greatest,
            let place = firstPlace(where: { need(members[$0].author) == greatest })
        {
            return place
        }
        return firstPlace { members[$0].author == nil || members[$0].author != lastAuthor } ?? Int(next[fresh.count])
    }

    private func firstPlace(where suits: (_ member: Int) -> Bool) -> Int? {
        var place = Int(next[fresh.count])
        while place != fresh.count {
            if suits(Int(fresh[place])) { return place }
            place = Int(next[place])
        }
        return nil
    }

    private mutating func take(_ place: Int) {
        let (before, behind) = (previous[place], next[place])
        next[Int(before)] = behind
        previous[Int(behind)] = before
        freshCount -= 1
        guard let author = members[Int(fresh[place])].author.map({ Int($0) }) else { return }
        authorsWith[Int(ofAuthor[author])] -= 1
        ofAuthor[author] -= 1
        authorsWith[Int(ofAuthor[author])] += 1
        while most > 0, authorsWith[most] == 0 { most -= 1 }
    }

    private mutating func update(to day: Int) {
        let joining = members.indices.filter { members[$0].joins == day && members[$0].leaves > day }
        let keyed = joining.map { (key: DrawingKey.key(message: members[$0].hash, person: person), index: Int32($0)) }
        let new = keyed.sorted { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }.map(\.index)
        var waiting: [Int32] = []
        var place = Int(next[fresh.count])
        while place != fresh.count {
            if members[Int(fresh[place])].leaves > day { waiting.append(fresh[place]) }
            place = Int(next[place])
        }
        drawn = drawn[drawnStart...].filter { members[Int($0)].leaves > day }
        drawnStart = 0
        line(up: new + waiting)
    }

    /// Makes fresh members wait in the order given, and counts them.
    private mutating func line(up waiting: [Int32]) {
        fresh = waiting
        freshCount = waiting.count
        let end = Int32(freshCount)
        next = (1...end + 1).map { $0 }
        next[freshCount] = 0
        previous = (-1..<end).map { $0 }
        previous[0] = end
        for author in ofAuthor.indices { ofAuthor[author] = 0 }
        for index in waiting {
            if let author = members[Int(index)].author { ofAuthor[Int(author)] += 1 }
        }
        for count in authorsWith.indices { authorsWith[count] = 0 }
        for count in ofAuthor { authorsWith[Int(count)] += 1 }
        most = Int(ofAuthor.max() ?? 0)
    }
}

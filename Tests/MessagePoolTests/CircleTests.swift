import Testing

@testable import MessagePool

/// What stands in a circle, for whomever.
struct CircleTests {
    /// A circle of groups of these sizes, and the group of each line.
    private static func circle(_ sizes: [Int]) -> (circle: Circle, groups: [Int]) {
        let groups = sizes.indices.flatMap { Array(repeating: $0, count: sizes[$0]) }
        let members = groups.enumerated().map { PoolMember(line: Int32($0), author: Int32($1)) }
        var departures: [DailyPool.Departure] = []
        return (Circle(joiningOn: DailyPool.firstDay, members, departures: &departures), groups)
    }

    private static func lines(_ circle: Circle, _ person: UInt64) -> [Int] {
        let order = circle.order(of: person)
        return (0..<circle.steps.places).compactMap { circle.line(at: $0, in: order).map { Int($0) } }
    }

    @Test func shufflesAreUndone() {
        for count in [1, 2, 3, 5, 8, 9, 100, 1000] {
            for key in [0, 1, 0x9E37_79B9_7F4A_7C15, UInt64.max] {
                let shuffle = Shuffle(count)
                let shuffled = (0..<count).map { shuffle.of($0, key) }
                #expect(shuffled.sorted() == Array(0..<count))
                #expect(shuffled.map { shuffle.origin(of: $0, key) } == Array(0..<count))
            }
        }
    }

    /// In the page's own words, made with a sieve through all steps.
    @Test func stepsAreAsSpecified() {
        for count in 1...130 {
            for group in 1...count {
                let steps = CircleSteps(members: count, group: group)
                let (listed, gap) = ListedRows.steps(count, group)
                #expect(steps.steps.map(\.length) == listed && steps.gap == gap, "\(group) of \(count)")
                #expect(steps.places == count + (gap == nil ? 0 : 1))
                #expect(steps.steps.allSatisfy { steps.places == 1 || $0.length * $0.inverse % steps.places == 1 })
            }
        }
    }

    @Test func everyOrderHasEverythingOnceAndAuthorsApart() {
        var generator = SeededGenerator(1)
        var withGap = 0
        for count in 1...60 {
            for _ in 0..<40 {
                // A largest group of up to half of all, and others at random.
                let largest = Int.random(in: 1...max(1, count / 2), using: &generator)
                var sizes = [largest]
                while sizes.reduce(0, +) < count {
                    let rest = count - sizes.reduce(0, +)
                    sizes.append(min(rest, Int.random(in: 1...largest, using: &generator)))
                }
                let (circle, groups) = Self.circle(sizes)
                if circle.steps.gap != nil { withGap += 1 }
                for _ in 0..<5 {
                    let lines = Self.lines(circle, generator.next())
                    #expect(lines.sorted() == Array(0..<count))
                    // Round the end too: behind the last comes the first again.
                    let next = lines.dropFirst() + lines.prefix(1)
                    let together = zip(lines, next).count { groups[$0] == groups[$1] }
                    #expect(together == 0 || count == 1, "\(sizes)")
                }
            }
        }
        #expect(withGap > 50)
    }

    /// What a large author has said lies neither together nor far apart.
    @Test(arguments: [(20, 4), (100, 10), (365, 40), (1000, 20), (5000, 700)])
    func spreadsAnAuthorOverAll(count: Int, group: Int) {
        let (circle, groups) = Self.circle([group] + Array(repeating: 1, count: count - group))
        var generator = SeededGenerator(2)
        for _ in 0..<200 {
            let lines = Self.lines(circle, generator.next())
            let places = lines.indices.filter { groups[lines[$0]] == 0 }
            let distances = zip(places, places.dropFirst() + [places[0] + count]).map { $1 - $0 }
            // The average is count / group days.
            #expect(distances.min()! * 5 * group >= count, "\(distances.min()!)")
            #expect(distances.max()! * group <= 3 * count, "\(distances.max()!)")
        }
    }

    @Test func departuresAreFoundWhereTheyStand() {
        var generator = SeededGenerator(3)
        for count in 1...60 {
            let members = (0..<count).map { place in
                var member = PoolMember(line: Int32(place), author: Int32(Int.random(in: 0...5, using: &generator)))
                if place % 3 == 1 { member.end = Int32(DailyPool.firstDay + place) }
                return member
            }
            var departures: [DailyPool.Departure] = []
            let circle = Circle(joiningOn: DailyPool.firstDay, members, departures: &departures)
            let order = circle.order(of: generator.next())
            let gone = (0..<circle.steps.places).filter { circle.line(at: $0, in: order) == nil }
            #expect(departures.map { circle.index(of: $0.member, in: order) }.sorted() == gone)
            #expect(gone.count == (count + 1) / 3 + (circle.steps.gap == nil ? 0 : 1))
        }
    }

    @Test func aThousandPeopleHaveAThousandOrders() {
        let (circle, _) = Self.circle([5, 4, 3, 2, 1, 1, 1])
        let orders = Set((0..<1000).map { Self.lines(circle, Mixing.person("person-\($0)", [])) })
        #expect(orders.count == 1000)
    }

    /// Everything is somebody's first, about as often.
    @Test func everythingComesFirstForSomebody() {
        let (circle, _) = Self.circle([5, 3, 3, 2, 1, 1, 1, 1])
        var counts: [Int: Int] = [:]
        for number in 0..<17_000 {
            let person = Mixing.person("person-\(number)", [])
            counts[Int(circle.line(at: 0, in: circle.order(of: person))!), default: 0] += 1
        }
        #expect(counts.count == 17 && counts.values.allSatisfy { 850...1150 ~= $0 }, "\(counts)")
    }
}

import BundleReader

/// Members who join on the same day, in the order that is the same for everybody: groups of one author, the largest first.
struct Circle: Sendable {
    /// On which they join, in days since 1970.
    let day: Int
    let steps: CircleSteps

    /// Where what is taken out some day stands in the departures of the pool.
    let departures: Range<Int>

    /// For each member its line in the bundle; `gone` for one that has ended.
    private var lines: [Int32]
    private var classes: [GroupClass] = []

    /// All groups of one size; they stand side by side.
    private struct GroupClass {
        let start: Int
        let size: Int
        let groups: Int
    }

    private static let gone: Int32 = -1

    /// - Parameters:
    ///   - members: by id; one at least.
    ///   - departures: get those of the circle added.
    init(joiningOn day: Int, _ members: [PoolMember], departures all: inout [DailyPool.Departure]) {
        self.day = day
        // Groups are numbered as they come, so by the id of their first member.
        var known: [Int32: Int] = [:]
        var sizes: [Int32] = []
        let groups = members.map { member in
            let group = member.author.flatMap { known[$0] } ?? sizes.count
            if group == sizes.count {
                sizes.append(0)
                if let author = member.author { known[author] = group }
            }
            sizes[group] += 1
            return Int32(group)
        }
        let largest = Int(sizes.max()!)
        var groupsOfSize = [Int](repeating: 0, count: largest + 1)
        for size in sizes { groupsOfSize[Int(size)] += 1 }
        // Where the next group of each size begins.
        var starts = [Int32](repeating: 0, count: largest + 1)
        var start = 0
        for size in (1...largest).reversed() where groupsOfSize[size] > 0 {
            classes.append(GroupClass(start: start, size: size, groups: groupsOfSize[size]))
            starts[size] = Int32(start)
            start += size * groupsOfSize[size]
        }
        // Where the next member of each group stands.
        var places = sizes.map { size in
            defer { starts[Int(size)] += size }
            return starts[Int(size)]
        }
        lines = Array(repeating: Self.gone, count: members.count)
        steps = CircleSteps(members: members.count, group: largest)
        var departures: [DailyPool.Departure] = []
        if steps.gap != nil { departures.append(.init(member: Self.gone, day: day)) }
        for (member, group) in zip(members, groups) {
            let place = places[Int(group)]
            places[Int(group)] += 1
            if member.isHere {
                lines[Int(place)] = member.line
            } else {
                // What ends before it joins is taken out as soon as it has.
                departures.append(.init(member: place, day: max(day, Int(member.end))))
            }
        }
        self.departures = all.count..<all.count + departures.count
        all += departures.sorted { ($0.day, $0.member) < ($1.day, $1.member) }
    }

    /// Bytes that it takes in memory.
    var size: Int {
        lines.count * 4 + steps.steps.count * 16 + classes.count * 24 + MemoryLayout<Self>.size
    }

    /// How one person goes round it.
    struct Order {
        fileprivate let key: UInt64
        fileprivate let start: Int
        fileprivate let step: Int
        fileprivate let inverse: Int

        @inline(__always)
        fileprivate func key(_ number: Int) -> UInt64 { SplitMix64.mixed(key ^ UInt64(number)) }
    }

    func order(of person: UInt64) -> Order {
        let key = SplitMix64.mixed(person ^ UInt64(day))
        let start = SplitMix64.mixed(key ^ 1) % UInt64(steps.places)
        let step = steps.steps[Int(SplitMix64.mixed(key ^ 2) % UInt64(steps.steps.count))]
        return Order(key: key, start: Int(start), step: step.length, inverse: step.inverse)
    }

    /// The line of what stands somewhere in a person's order; nil if it is not here any more.
    ///
    /// - Parameter index: below the number of places.
    func line(at index: Int, in order: Order) -> Int32? {
        let place = (order.start + index * order.step) % steps.places
        if let gap = steps.gap {
            if place == gap { return nil }
            return line(ofMemberAt: place < gap ? place : place - 1, in: order)
        }
        return line(ofMemberAt: place, in: order)
    }

    /// Where something that departs stands in a person's order.
    ///
    /// - Parameter member: see `DailyPool.Departure`.
    func index(of member: Int32, in order: Order) -> Int {
        var place: Int
        if member == Self.gone {
            place = steps.gap!
        } else {
            let member = Int(member)
            let kin = kin(of: member)
            let (group, within) = (member - kin.start).quotientAndRemainder(dividingBy: kin.size)
            place =
                kin.start + Shuffle(kin.groups).origin(of: group, order.key(2 * kin.size + 1)) * kin.size
                + Shuffle(kin.size).origin(of: within, order.key(2 * kin.size + 2))
            if let gap = steps.gap, place >= gap { place += 1 }
        }
        let distance = place - order.start
        return (distance < 0 ? distance + steps.places : distance) * order.inverse % steps.places
    }

    @inline(__always)
    private func line(ofMemberAt place: Int, in order: Order) -> Int32? {
        let kin = kin(of: place)
        let (group, within) = (place - kin.start).quotientAndRemainder(dividingBy: kin.size)
        let line = lines[
            kin.start + Shuffle(kin.groups).of(group, order.key(2 * kin.size + 1)) * kin.size
                + Shuffle(kin.size).of(within, order.key(2 * kin.size + 2))]
        return line == Self.gone ? nil : line
    }

    /// The groups as large as the one that has a place.
    private func kin(of place: Int) -> GroupClass {
        var (low, high) = (0, classes.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if classes[middle].start <= place { low = middle } else { high = middle - 1 }
        }
        return classes[low]
    }
}

import BundleReader
import Testing

@testable import MessagePool

/// Histories at random: what is found without making rows is what stands in rows that are made.
struct RowTests {
    private static let first = DailyPool.firstDay

    /// Up to 40 messages by few authors or many, which join and end on up to eight days; some end before they join, and
    /// some that have ended come back.
    static func history(_ generator: inout SeededGenerator) -> [ListedRows.Member] {
        let releases = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
            first + Int.random(in: 1...90, using: &generator)
        }
        let authors = Int.random(in: 1...12, using: &generator)
        let ending = Int.random(in: 0...3, using: &generator)
        var members: [ListedRows.Member] = []
        for id in 0..<Int.random(in: 1...40, using: &generator) {
            let author = Int.random(in: -2..<authors, using: &generator)
            var from: Int? = ([first] + releases).randomElement(using: &generator)!
            while let start = from {
                let later = releases.filter { $0 >= start }
                let end =
                    Int.random(in: 0..<4, using: &generator) < ending ? later.randomElement(using: &generator) : nil
                members.append(
                    .init(
                        id: id, author: author < 0 ? nil : author, joins: start == first ? first : start + 7, ends: end)
                )
                from = end.flatMap { end in releases.filter { $0 > end }.randomElement(using: &generator) }
            }
        }
        return members
    }

    /// The quick way; the line of a member is its place in the history.
    static func pool(_ members: [ListedRows.Member]) -> DailyPool {
        let byDay = Dictionary(grouping: members.indices, by: { members[$0].joins })
        return DailyPool(
            byDay.keys.sorted().map { day in
                let places = byDay[day]!.sorted { (members[$0].id, $0) < (members[$1].id, $1) }
                return (
                    day,
                    places.map { place in
                        PoolMember(
                            line: Int32(place), end: members[place].ends.map { Int32($0) } ?? PoolMember.never,
                            author: members[place].author.map { Int32($0) })
                    }
                )
            })
    }

    @Test(arguments: 0..<4)
    func findsWhatStandsInRows(part: UInt64) {
        var generator = SeededGenerator(part)
        for history in 0..<1000 {
            let members = Self.history(&generator)
            let pool = Self.pool(members)
            let person = generator.next()
            let rows = ListedRows(members, person: person)
            for day in Self.first - 1...Self.first + 150 {
                let found = pool.line(for: person, on: day).map { members[Int($0)] }
                guard found == rows.shown(on: day) else {
                    Issue.record("history \(history) of part \(part), day \(day)")
                    return
                }
            }
        }
    }

    /// The histories have what they are there for.
    @Test func historiesHaveWhatIsRare() {
        var generator = SeededGenerator(0)
        var seen: Set<String> = []
        for _ in 0..<1000 {
            let members = Self.history(&generator)
            let pool = Self.pool(members)
            if members.contains(where: { $0.ends ?? .max < $0.joins }) {
                seen.insert("ends before it joins")
            }
            if Set(members.map(\.id)).count < members.count { seen.insert("comes back") }
            if pool.circles.contains(where: { $0.steps.gap != nil }) { seen.insert("gap") }
            if pool.changes.contains(where: { $0.count == 0 }) { seen.insert("empty") }
            if pool.circles.count > 5 { seen.insert("many circles") }
        }
        #expect(seen == ["ends before it joins", "comes back", "gap", "empty", "many circles"])
    }

    /// Whoever takes each release on its day, and begins on whatever day, sees everything before anything comes again.
    @Test func nothingRepeatsBeforeEverythingHasCome() {
        var generator = SeededGenerator(9)
        var exhausted = 0
        for history in 0..<500 {
            let members = Self.history(&generator)
            let releases = Self.releases(members)
            let person = generator.next()
            for begin in stride(from: Self.first, to: Self.first + 120, by: 7) {
                var shown: Set<Int32> = []
                for day in begin... {
                    let release = releases.last { $0.day <= day }!
                    guard let line = release.pool.line(for: person, on: day) else { break }
                    if !shown.insert(line).inserted {
                        let unseen = members.indices.filter { place in
                            let member = members[place].known(on: day)
                            return member.ends == nil && member.joins <= day && !shown.contains(Int32(place))
                        }
                        #expect(unseen.isEmpty, "history \(history), begun on \(begin), \(line) again on \(day)")
                        exhausted += 1
                        break
                    }
                }
            }
        }
        #expect(exhausted > 5000)
    }

    /// What a person sees of a day is the same before and after a release of that day, unless it was withdrawn.
    @Test func releasesLeaveTheDayAsItIs() {
        var generator = SeededGenerator(10)
        var kept = 0
        for history in 0..<500 {
            let members = Self.history(&generator)
            let releases = Self.releases(members)
            let person = generator.next()
            for (before, after) in zip(releases, releases.dropFirst()) {
                guard let line = before.pool.line(for: person, on: after.day),
                    members[Int(line)].known(on: after.day).ends == nil
                else { continue }
                #expect(after.pool.line(for: person, on: after.day) == line, "history \(history), day \(after.day)")
                kept += 1
            }
        }
        #expect(kept > 1000)
    }

    /// The pool as each release has it.
    private static func releases(_ members: [ListedRows.Member]) -> [(day: Int, pool: DailyPool)] {
        // What is new joins a week after its release.
        let days = Set([first] + members.compactMap(\.ends) + members.map { max(first, $0.joins - 7) }).sorted()
        return days.map { day in (day, pool(members.map { $0.known(on: day) })) }
    }
}

extension ListedRows.Member {
    /// As a release knows it: what ends later is still here. What joins later is in no row yet, so it may be known.
    fileprivate func known(on day: Int) -> ListedRows.Member {
        ListedRows.Member(id: id, author: author, joins: joins, ends: ends.flatMap { $0 <= day ? $0 : nil })
    }
}

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return SplitMix64.mixed(state)
    }
}

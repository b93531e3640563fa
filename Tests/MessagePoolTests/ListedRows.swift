import BundleReader

@testable import MessagePool

/// Rows made as lists, sentence by sentence as docs/message-pool.md has them, to be compared with the quick way.
struct ListedRows {
    struct Member: Hashable {
        let id: Int
        let author: Int?
        let joins: Int
        let ends: Int?
    }

    /// By the day from which it holds.
    private(set) var rows: [(day: Int, row: [Member])] = []

    init(_ members: [Member], person: UInt64) {
        let days = Set([DailyPool.firstDay] + members.map(\.joins) + members.compactMap(\.ends)).sorted()
        for day in days {
            var row: [Member] = []
            if let before = rows.last, !before.row.isEmpty {
                let turn = (day - before.day) % before.row.count
                row = Array(before.row[turn...] + before.row[..<turn])
            }
            row = Self.order(of: members.filter { $0.joins == day }, day: day, person: person) + row
            row.removeAll { member in member.ends.map { $0 <= day } ?? false }
            rows.append((day, row))
        }
    }

    func shown(on day: Int) -> Member? {
        guard let (first, row) = rows.last(where: { $0.day <= day }), !row.isEmpty else { return nil }
        let turn = (day - first) % row.count
        return (row[turn...] + row[..<turn]).first { $0.ends == nil }
    }

    /// A person's order of a circle.
    static func order(of members: [Member], day: Int, person: UInt64) -> [Member] {
        guard !members.isEmpty else { return [] }
        // Of the same id the earlier first: they stand so in the history.
        let sorted = members.enumerated().sorted { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }
            .map(\.element)
        var groups: [[Member]] = []
        for member in sorted {
            if let author = member.author, let known = groups.firstIndex(where: { $0[0].author == author }) {
                groups[known].append(member)
            } else {
                groups.append([member])
            }
        }
        groups.sort { ($1.count, $0[0].id) < ($0.count, $1[0].id) }
        let number = SplitMix64.mixed(person ^ UInt64(day))
        func key(_ i: Int) -> UInt64 { SplitMix64.mixed(number ^ UInt64(i)) }
        // What a person has at each place.
        var places: [Member?] = []
        for size in Set(groups.map(\.count)).sorted(by: >) {
            let alike = groups.filter { $0.count == size }
            for group in alike.indices {
                let shown = alike[shuffle(group, alike.count, key(2 * size + 1))]
                places += (0..<size).map { shown[shuffle($0, size, key(2 * size + 2))] }
            }
        }
        let (steps, gap) = steps(members.count, groups[0].count)
        if let gap { places.insert(nil, at: gap) }
        let start = Int(key(1) % UInt64(places.count))
        let step = steps[Int(key(2) % UInt64(steps.count))]
        return places.indices.compactMap { places[(start + $0 * step) % places.count] }
    }

    static func steps(_ count: Int, _ largest: Int) -> (steps: [Int], gap: Int?) {
        let lowest = largest > count / 2 && 2 * largest > count ? 1 : largest
        let highest = count == 1 ? 1 : count - lowest
        for limit in [5, Int.max] {
            let even = (lowest...highest).filter { isEven($0, count, limit) }
            let found = (0..<64).compactMap { j in
                even.first { $0 >= lowest + (highest - lowest + 1) * j / 64 }
            }
            if !found.isEmpty { return (Set(found).sorted(), nil) }
        }
        return ([count / 2, count / 2 + 1], largest + count / 2)
    }

    private static func isEven(_ step: Int, _ count: Int, _ limit: Int) -> Bool {
        step == 0 ? count == 1 : count / step <= limit && isEven(count % step, step, limit)
    }

    private static func shuffle(_ number: Int, _ count: Int, _ key: UInt64) -> Int {
        if count == 1 { return number }
        let bits = String(count - 1, radix: 2).count
        let modulus: UInt64 = 1 << UInt64(bits)
        var number = UInt64(number)
        repeat {
            for round in 0..<4 {
                number = ((number &+ (key >> UInt64(16 * round))) &* 0x9E37_79B9_7F4A_7C15) % modulus
                number ^= number >> UInt64((bits + 1) / 2)
            }
        } while number >= UInt64(count)
        return Int(number)
    }
}

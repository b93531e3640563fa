import CatalogModel
import Identity

/// Who has read an entry as it stands today, and who still has to.
package struct ReadingState: Sendable {
    /// How many people must have read it.
    package let needed: Int

    /// The last word of each person about the words of today, the oldest first; nobody reads for others what they sent in.
    package let current: [Reading]

    /// What people said about earlier words who have not read those of today.
    package let lapsed: [Reading]

    package static let none = ReadingState(needed: 0, current: [], lapsed: [])

    private init(needed: Int, current: [Reading], lapsed: [Reading]) {
        self.needed = needed
        self.current = current
        self.lapsed = lapsed
    }

    /// - Parameter readings: all that are about the entry, in the order of the file.
    package init(of entry: Entry, _ readings: [Reading], needed: Int) {
        let form = readings.isEmpty ? nil : Reading.form(of: entry)
        let contributor = entry.value(.contributedBy).map { Reading.person($0.string) }
        // By day, and by line within a day: merged branches bring lines in any order.
        let sorted = readings.enumerated().sorted { one, other in
            one.element.on != other.element.on ? one.element.on < other.element.on : one.offset < other.offset
        }.map(\.element).filter { Reading.person($0.by) != contributor }
        let current = Self.last(of: sorted.filter { $0.form == form })
        let people = Set(current.map { Reading.person($0.by) })
        self.init(
            needed: needed, current: current,
            lapsed: Self.last(of: sorted.filter { $0.form != form && !people.contains(Reading.person($0.by)) }))
    }

    /// The last reading of each person.
    private static func last(of readings: [Reading]) -> [Reading] {
        var place: [String: Int] = [:]
        for (number, reading) in readings.enumerated() { place[Reading.person(reading.by)] = number }
        return place.values.sorted().map { readings[$0] }
    }

    package var accepted: [Reading] { current.filter { $0.verdict == .accepted } }
    package var sentBack: [Reading] { current.filter { $0.verdict == .sentBack } }

    /// How many more people must accept it.
    package var missing: Int { max(0, needed - accepted.count) }

    /// Whether as many people have accepted it as must, and one at least.
    package var isRead: Bool { missing == 0 && !accepted.isEmpty && sentBack.isEmpty }

    /// The youngest age that its readers ask for; 0 if they ask for none.
    package var minAge: Int { current.reduce(0) { max($0, $1.ages?.lowest ?? 0) } }

    /// Whether a person has given a verdict about the words of today.
    package func isKnown(to name: String) -> Bool {
        current.contains { Reading.person($0.by) == Reading.person(name) }
    }
}

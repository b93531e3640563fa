import Diagnostics
import TextMatching

/// Records whose id another record has. Which of them is kept depends on what they say, never on their order.
struct RepeatedIDs: Sendable {
    /// The places of those that are not compared.
    private(set) var rejected: Set<Int> = []

    init(_ source: some RecordSource, _ findings: inout Findings) {
        var numbers = WordInterner(expecting: source.count)
        var first: [Int] = []
        first.reserveCapacity(source.count)
        var repeated: [Int: [Int]] = [:]
        for place in 0..<source.count {
            var id = source.id(place)
            let number = id.withUTF8 { unsafe Int(numbers.number(of: $0)) }
            if number == first.count {
                first.append(place)
            } else {
                repeated[number, default: [first[number]]].append(place)
            }
        }
        for number in repeated.keys.sorted() {
            let ranked = repeated[number]!.map { place in
                let record = source.record(place)
                return (preference: Preference(record), record: record, place: place)
            }.sorted { one, other in
                if one.preference != other.preference { return one.preference < other.preference }
                return one.record.range < other.record.range
            }
            for other in ranked.dropFirst() {
                rejected.insert(other.place)
                findings.add(RepeatedRecordID.diagnostic(other.record, first: ranked[0].record))
            }
        }
    }
}

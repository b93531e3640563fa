import Diagnostics

/// Records whose id another record has. Which of them is kept depends on what they say, never on their order.
struct RepeatedIDs: Sendable {
    /// The places of those that are not compared.
    private(set) var rejected: Set<Int> = []

    init(_ source: some RecordSource, _ order: IDOrder, _ findings: inout Findings) {
        for places in order.repeated {
            let ranked = places.map { place in
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

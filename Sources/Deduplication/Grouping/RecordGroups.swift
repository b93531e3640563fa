/// Records sorted into groups that say the same, as far as texts tell.
struct RecordGroups: Sendable {
    /// The group of every record.
    let groupOfRecord: [UInt32]

    /// All records, group by group, within a group in their order.
    private var records: [Int]

    /// Where each group begins in `records`; one more at the end.
    private var starts: [Int]

    init(_ groupOfRecord: [UInt32]) {
        self.groupOfRecord = groupOfRecord
        // A counting sort.
        starts = [Int](repeating: 0, count: Int(groupOfRecord.max() ?? 0) + 2)
        for group in groupOfRecord { starts[Int(group) + 1] += 1 }
        for group in 1..<starts.count { starts[group] += starts[group - 1] }
        var next = starts
        records = [Int](repeating: 0, count: groupOfRecord.count)
        for (record, group) in groupOfRecord.enumerated() {
            records[next[Int(group)]] = record
            next[Int(group)] += 1
        }
    }

    var count: Int { starts.count - 1 }

    func members(of group: Int) -> ArraySlice<Int> { records[starts[group]..<starts[group + 1]] }

    func group(of record: Int) -> Int { Int(groupOfRecord[record]) }
}

/// Numbers that are found by keys of 64 bits: sorted by key, with a list of where the keys with equal upper bits begin.
struct IndexTable: Sendable {
    private let starts: IndexColumn<UInt32>
    private let keys: IndexColumn<UInt64>
    private let values: IndexColumn<UInt32>
    private let shift: UInt64

    init(
        starts: IndexColumn<UInt32>, keys: IndexColumn<UInt64>, values: IndexColumn<UInt32>
    ) throws(IndexFault) {
        let buckets = starts.count - 1
        guard buckets >= 2, buckets & (buckets - 1) == 0, keys.count == values.count else {
            throw .damaged("a table of keys has \(buckets) parts")
        }
        self.starts = starts
        self.keys = keys
        self.values = values
        shift = UInt64(64 - buckets.trailingZeroBitCount)
    }

    /// Calls with every number under a key.
    func each(_ key: UInt64, _ body: (UInt32) throws(IndexFault) -> Void) throws(IndexFault) {
        for place in try starts.range(Int(key >> shift), within: keys.count) {
            if try keys[place] == key { try body(try values[place]) }
        }
    }

    /// - Returns: the three columns of a table.
    static func columns(
        of entries: [(key: UInt64, value: UInt32)]
    ) -> (starts: [UInt32], keys: [UInt64], values: [UInt32]) {
        var bits = 1
        while 1 << bits < entries.count { bits += 1 }
        let shift = UInt64(64 - bits)
        var starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for entry in entries { starts[Int(entry.key >> shift) + 1] += 1 }
        for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
        var sorted = [(key: UInt64, value: UInt32)](repeating: (0, 0), count: entries.count)
        var next = starts
        for entry in entries {
            let bucket = Int(entry.key >> shift)
            sorted[Int(next[bucket])] = entry
            next[bucket] += 1
        }
        for bucket in 0..<starts.count - 1 where starts[bucket + 1] - starts[bucket] > 1 {
            sorted[Int(starts[bucket])..<Int(starts[bucket + 1])].sort { $0 < $1 }
        }
        return (starts, sorted.map(\.key), sorted.map(\.value))
    }
}

/// The lines of `records.jsonl`, found by ordinal or by id.
struct RecordTable: Sendable {
    private let bytes: [UInt8]

    /// Where each line begins, and behind them the end of the last.
    private let starts: [Int]

    /// Live messages by id, sorted.
    private let ids: [PackedID]

    /// Their ordinals, in the same order.
    private let ordinals: [Int]

    /// Checks every line; afterwards each can be decoded.
    init(_ bytes: [UInt8]) throws(BundleDefect) {
        var starts: [Int] = []
        var found: [(id: PackedID, ordinal: Int, isLive: Bool)] = []
        let lines = JSONLines(file: BundleLayout.records, bytes: bytes)
        try lines.forEach(onlyChecking: true) { scanner, number, start throws(JSONFault) in
            starts.append(start)
            var places = RecordLine.Places()
            let line = try RecordLine(&scanner, &places)
            guard let id = PackedID(bytes[places.id]) else {
                throw JSONFault("'id' has not the form of an id", at: places.id.lowerBound)
            }
            guard line.ordinal == number else {
                throw JSONFault("'ord' is not the number of lines before it", at: start)
            }
            found.append((id, number, line.isLive))
        }
        starts.append(bytes.count)
        found.sort { $0.id < $1.id }
        for (one, other) in zip(found, found.dropFirst()) where one.id == other.id {
            let places = [one.ordinal, other.ordinal].sorted()
            throw BundleDefect(
                BundleLayout.records, .inconsistent("lines \(places[0] + 1) and \(places[1] + 1) have one id"))
        }
        self.bytes = bytes
        self.starts = starts
        let live = found.filter(\.isLive)
        ids = live.map(\.id)
        ordinals = live.map(\.ordinal)
    }

    /// How many slots there are, those of withdrawn messages included.
    var count: Int { starts.count - 1 }

    /// How many messages can be shown.
    var liveCount: Int { ids.count }

    /// The bytes of a line without its end.
    func line(_ ordinal: Int) -> Range<Int>? {
        guard ordinal >= 0, ordinal < count else { return nil }
        return starts[ordinal]..<starts[ordinal + 1] - 1
    }

    func bytes(_ ordinal: Int) -> [UInt8]? { line(ordinal).map { Array(bytes[$0]) } }

    /// Nil for a slot without a message and beyond the last.
    func record(_ ordinal: Int) -> Record? {
        guard let line = line(ordinal) else { return nil }
        var scanner = JSONScanner(bytes, in: line)
        var places = RecordLine.Places()
        do throws(JSONFault) {
            guard case .record(let record) = try RecordLine(&scanner, &places) else { return nil }
            return record
        } catch {
            preconditionFailure("a line that was checked when the bundle was opened cannot be decoded: \(error)")
        }
    }

    /// The ordinal of a live message.
    func ordinal(of id: String) -> Int? {
        guard let id = PackedID(id.utf8) else { return nil }
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < ids.count && ids[low] == id ? ordinals[low] : nil
    }
}

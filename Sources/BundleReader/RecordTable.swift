/// The lines of `records.jsonl`, found by ordinal or by id.
struct RecordTable: Sendable {
    private let bytes: [UInt8]

    /// Where each line begins, and behind them the end of the last.
    private let starts: [Int]

    /// The ordinal of each line, ascending. Only in a slice they are not the numbers of the lines.
    private let slots: [Int]

    /// Live messages by id, sorted.
    private let ids: [PackedID]

    /// Their ordinals, in the same order.
    private let ordinals: [Int]

    /// Checks every line; afterwards each can be decoded.
    ///
    /// - Parameter isSlice: whether messages may be left out, so that ordinals ascend with gaps.
    init(_ bytes: [UInt8], isSlice: Bool = false) throws(BundleDefect) {
        var starts: [Int] = []
        var found: [(id: PackedID, ordinal: Int, isLive: Bool)] = []
        let lines = JSONLines(file: BundleLayout.records, bytes: bytes)
        try lines.forEach(onlyChecking: true) { scanner, number, start throws(JSONFault) in
            starts.append(start)
            var idPlace = 0..<0
            let line = try RecordLine(&scanner, id: &idPlace)
            guard let id = PackedID(bytes[idPlace]) else {
                throw JSONFault("'id' has not the form of an id", at: idPlace.lowerBound)
            }
            if isSlice {
                guard line.ordinal > found.last?.ordinal ?? -1 else {
                    throw JSONFault("'ord' is not greater than that of the line before", at: start)
                }
            } else if line.ordinal != number {
                throw JSONFault("'ord' is not the number of lines before it", at: start)
            }
            found.append((id, line.ordinal, line.isLive))
        }
        let slots = found.map(\.ordinal)
        starts.append(bytes.count)
        found.sort { $0.id < $1.id }
        for (one, other) in zip(found, found.dropFirst()) where one.id == other.id {
            let places = [one.ordinal, other.ordinal].sorted().map { slots.firstIndex(of: $0)! + 1 }
            throw BundleDefect(
                BundleLayout.records, .inconsistent("lines \(places[0]) and \(places[1]) have one id"))
        }
        self.bytes = bytes
        self.starts = starts
        self.slots = slots
        let live = found.filter(\.isLive)
        ids = live.map(\.id)
        ordinals = live.map(\.ordinal)
    }

    /// How many lines there are, those of withdrawn messages included.
    var count: Int { slots.count }

    /// From 0 on, those of lines that a slice leaves out included.
    var allOrdinals: Range<Int> { 0..<(slots.last ?? -1) + 1 }

    /// How many messages can be shown.
    var liveCount: Int { ids.count }

    /// The number of an ordinal's line.
    private func number(of ordinal: Int) -> Int? {
        // Without gaps an ordinal is the number of its line, in a slice it is not below it.
        if slots.indices.contains(ordinal), slots[ordinal] == ordinal { return ordinal }
        return slots.place(of: ordinal)
    }

    func bytes(_ ordinal: Int) -> [UInt8]? {
        number(of: ordinal).map { Array(bytes[starts[$0]..<starts[$0 + 1] - 1]) }
    }

    /// Nil for a slot without a message, without a line, and beyond the last.
    func record(_ ordinal: Int) -> Record? { number(of: ordinal).flatMap(record(inLine:)) }

    /// The message of a line; nil for one that holds none.
    func record(inLine number: Int) -> Record? {
        var scanner = JSONScanner(bytes, in: starts[number]..<starts[number + 1] - 1)
        var idPlace = 0..<0
        do throws(JSONFault) {
            guard case .record(let record) = try RecordLine(&scanner, id: &idPlace) else { return nil }
            return record
        } catch {
            preconditionFailure("a line that was checked when the bundle was opened cannot be decoded: \(error)")
        }
    }

    /// The ordinal of a live message.
    func ordinal(of id: String) -> Int? {
        PackedID(id.utf8).flatMap(ids.place(of:)).map { ordinals[$0] }
    }
}

extension Array where Element: Comparable {
    /// Where an element stands in an ascending array; nil if it does not.
    fileprivate func place(of element: Element) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == element ? low : nil
    }
}

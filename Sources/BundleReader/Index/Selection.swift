/// Messages that suit somebody, counted from 0; made once and then drawn from.
///
///     let selection = bundle.selection(category: "courage", age: 14, language: "en")
///     let text = try selection.text(at: Int.random(in: 0..<selection.count))
public struct Selection: Sendable {
    private let index: MessageIndex

    /// Parts of the pools, each with how many messages stand before its end.
    private let parts: [(end: Int, start: Int)]

    /// How many messages suit.
    public let count: Int

    init(_ index: MessageIndex, category: String?, age: Int, language: String?) {
        self.index = index
        var count = 0
        var parts: [(end: Int, start: Int)] = []
        for lines in index.cells.lines(category: category, age: age, language: language) {
            parts.append((count + lines.count, lines.lowerBound - count))
            count += lines.count
        }
        self.parts = parts
        self.count = count
    }

    /// The words of a message.
    ///
    /// - Parameter place: below `count`. Which message stands where is the same as long as the bundle is.
    public func text(at place: Int) throws(BundleDefect) -> String {
        // A bundle that withdraws what it selects contradicts itself.
        guard let text = try index.text(line(at: place)) else { throw Self.contradiction }
        return text
    }

    /// A message.
    ///
    /// - Parameter place: below `count`.
    public func record(at place: Int) throws(BundleDefect) -> Record {
        guard let record = try index.record(line(at: place)) else { throw Self.contradiction }
        return record
    }

    /// All lines that suit, in order.
    package func lines() throws(BundleDefect) -> [Int32] {
        var lines: [Int32] = []
        lines.reserveCapacity(min(count, index.lineCount))
        for place in 0..<count {
            guard lines.count < index.lineCount else { throw IndexHead.defect("more is selected than there is") }
            lines.append(Int32(try line(at: place)))
        }
        if parts.count > 1 { lines.sort() }
        return lines
    }

    @inline(__always)
    private func line(at place: Int) throws(BundleDefect) -> Int {
        precondition(place >= 0 && place < count, "a place outside of the selection")
        var part = 0
        while parts[part].end <= place { part += 1 }
        return try index.pooled(parts[part].start + place)
    }

    private static let contradiction = IndexHead.defect("it selects a message that was withdrawn")
}

/// Messages that suit somebody, counted from 0; made once and then drawn from.
///
///     let selection = bundle.selection(category: "courage", age: 14, language: "en")
///     let text = try selection.text(at: Int.random(in: 0..<selection.count))
public struct Selection: Sendable {
    private let index: MessageIndex

    private let parts: [Part]

    /// Messages that stand together in the pools.
    private struct Part {
        /// How many messages of the selection stand before its end.
        let end: Int

        /// What has to be added to a place in the selection.
        let shift: Int
    }

    /// How many messages suit.
    public let count: Int

    init(_ index: MessageIndex, category: String?, age: Int, language: String?) {
        self.index = index
        var count = 0
        var parts: [Part] = []
        index.cells.forEach(category: category, age: age, language: language) { lines in
            parts.append(Part(end: count + lines.count, shift: lines.lowerBound - count))
            count += lines.count
        }
        self.parts = parts
        self.count = count
    }

    /// The words of a message.
    ///
    /// - Parameter place: below `count`. Which message stands where is the same as long as the bundle is.
    public func text(at place: Int) throws(BundleDefect) -> String {
        try text(from: start(of: element(place)))
    }

    /// The words of several messages, for whoever shows a page of them: some dozens at once are quicker than one after
    /// the other, because they are fetched from memory together.
    ///
    ///     let texts = try selection.texts(at: (0..<50).map { _ in Int.random(in: 0..<selection.count) })
    ///
    /// - Parameter places: each below `count`.
    public func texts(at places: [Int]) throws(BundleDefect) -> [String] {
        var starts: [Int] = []
        starts.reserveCapacity(places.count)
        for place in places { starts.append(try start(of: element(place))) }
        var texts: [String] = []
        texts.reserveCapacity(places.count)
        for start in starts { texts.append(try text(from: start)) }
        return texts
    }

    /// Texts at random without end.
    ///
    /// - Parameter generator: it is asked once, for where the numbers begin.
    public func randomTexts(using generator: inout some RandomNumberGenerator) throws(BundleDefect) -> RandomTexts {
        try RandomTexts(self, seed: generator.next())
    }

    /// Which element of the pools stands at a place; it is being fetched from then on.
    @inline(__always)
    func fetchedElement(at place: Int) -> Int {
        let element = element(place)
        index.prefetch(drawing: element)
        return element
    }

    /// Where the text of an element begins in the section of texts; it is being fetched from then on.
    @inline(__always)
    func start(of element: Int) throws(BundleDefect) -> Int { try index.textStart(pooled: element) }

    @inline(__always)
    func text(from start: Int) throws(BundleDefect) -> String { try index.text(at: start) }

    /// A message.
    ///
    /// - Parameter place: below `count`.
    public func record(at place: Int) throws(BundleDefect) -> Record {
        // A bundle that withdraws what it selects contradicts itself.
        guard let record = try index.record(index.pooled(element(place))) else { throw Self.contradiction }
        return record
    }

    /// All lines that suit, in order.
    package func lines() throws(BundleDefect) -> [Int32] {
        var lines: [Int32] = []
        lines.reserveCapacity(min(count, index.lineCount))
        for place in 0..<count {
            guard lines.count < index.lineCount else { throw IndexHead.defect("more is selected than there is") }
            lines.append(Int32(try index.pooled(element(place))))
        }
        if parts.count > 1 { lines.sort() }
        return lines
    }

    /// Which element of the pools stands at a place.
    @inline(__always)
    private func element(_ place: Int) -> Int {
        precondition(place >= 0 && place < count, "a place outside of the selection")
        var part = 0
        while parts[part].end <= place { part += 1 }
        return parts[part].shift + place
    }

    private static let contradiction = IndexHead.defect("it selects a message that was withdrawn")
}

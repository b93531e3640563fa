/// The messages of a bundle where they lie, found by line, ordinal or id.
///
/// A **line** is the number of lines of `records.jsonl` before a message's own. It is the message's ordinal, but in a slice,
/// which leaves lines out.
package final class MessageIndex: Sendable {
    let index: CheckedFile
    let records: CheckedFile

    /// Lines, those without a message included.
    package let lineCount: Int
    package let liveCount: Int
    let cells: CellTable
    let terms: Range<Int>
    let keys: Range<Int>
    let postings: Range<Int>
    private let slots: Int
    private let texts: Range<Int>
    private let ids: Int
    private let byID: Int
    private let authors: Int
    private let addedVersions: Int
    private let pools: Range<Int>
    private let draws: Int
    private let isSlice: Bool

    /// - Parameters:
    ///   - index: `index.bin`, whose head was compared with its digest.
    ///   - trustsRecords: whether all of `records.jsonl` was compared with its digest.
    ///   - isSlice: whether lines may be left out, so that ordinals have gaps.
    init(
        _ index: CheckedFile, head: IndexHead, records: FileMemory, trustsRecords: Bool, isSlice: Bool
    ) throws(BundleDefect) {
        self.index = index
        self.isSlice = isSlice
        let pages = 0..<IndexLayout.pages(head.recordsSize)
        self.records = CheckedFile(
            BundleLayout.records, records, trusted: trustsRecords ? pages : 0..<0,
            body: .init(pages: pages, file: index, offset: try head.place(.digests).lowerBound))
        guard self.records.count == head.recordsSize else {
            throw IndexHead.defect("it was made for another \(BundleLayout.records)")
        }
        lineCount = head.lineCount
        liveCount = head.liveCount
        slots = try head.place(.slots).lowerBound
        texts = try head.place(.texts)
        ids = try head.place(.ids).lowerBound
        byID = try head.place(.byID).lowerBound
        authors = try head.place(.authors).lowerBound
        addedVersions = try head.place(.added).lowerBound
        pools = try head.place(.pools)
        draws = try head.place(.draws).lowerBound
        terms = try head.place(.terms)
        keys = try head.place(.keys)
        postings = try head.place(.postings)
        cells = try CellTable(index, head)
    }

    /// The message of a line; nil for one that was withdrawn.
    package func record(_ line: Int) throws(BundleDefect) -> Record? {
        let slot = try slot(line)
        guard !slot.isGone else { return nil }
        let bytes = try records.copy(slot.start, try self.slot(line + 1).start - slot.start - 1)
        let record: Record?
        do throws(JSONFault) {
            record = try Record(canonicalLine: bytes)
        } catch {
            throw BundleDefect(
                BundleLayout.records, .malformed(line: line + 1, byte: error.offset + 1, error.reason))
        }
        guard let record, record.ordinal == slot.ordinal else {
            throw IndexHead.defect("it says of line \(line + 1) something else than \(BundleLayout.records)")
        }
        return record
    }

    /// The words of a line's message, without reading anything else of it; nil for one that was withdrawn.
    package func text(_ line: Int) throws(BundleDefect) -> String? {
        let slot = try slot(line)
        guard !slot.isGone else { return nil }
        return try text(at: slot.text)
    }

    /// Where the text begins to which an element of the pools leads; it is being fetched from then on.
    @inline(__always)
    func textStart(pooled place: Int) throws(BundleDefect) -> Int {
        let start = Int(try index.load(UInt32.self, at: draws + place * 4))
        index.prefetch(texts.lowerBound + start, Self.usualLength)
        return start
    }

    /// Has an element of the pools brought.
    @inline(__always)
    func prefetch(drawing place: Int) { index.prefetch(draws + place * 4, 4) }

    /// Bytes of a text with its length, as most have them.
    private static let usualLength = 192

    /// The text that begins at a place in the section of texts: its length in two bytes, and then itself.
    @inline(__always)
    func text(at start: Int) throws(BundleDefect) -> String {
        guard start <= texts.count - 2 else { throw Self.misplacedText }
        let length = Int(try index.load(UInt16.self, at: texts.lowerBound + start))
        guard length <= texts.count - 2 - start else { throw Self.misplacedText }
        return try index.string(texts.lowerBound + start + 2, length)
    }

    private static let misplacedText = IndexHead.defect("a text does not lie in it")

    package func ordinal(_ line: Int) throws(BundleDefect) -> Int {
        try check(line)
        let ordinal = try slot(line).ordinal
        guard isSlice || ordinal == line else {
            throw IndexHead.defect("it gives line \(line + 1) the ordinal \(ordinal), and the bundle is no slice")
        }
        return ordinal
    }

    package func id(_ line: Int) throws(BundleDefect) -> PackedID {
        try check(line)
        return PackedID(bits: try index.load(at: ids + line * 8))
    }

    /// A number for the author of a line's message; nil where nobody is named.
    package func author(_ line: Int) throws(BundleDefect) -> Int? {
        try check(line)
        let term = try index.load(UInt32.self, at: authors + line * 4)
        return term == IndexLayout.none ? nil : Int(term)
    }

    /// The content version in which the message of a line first appeared.
    package func added(_ line: Int) throws(BundleDefect) -> Int {
        try check(line)
        return Int(try index.load(UInt32.self, at: addedVersions + line * 4))
    }

    /// The line of an ordinal; nil for one that was never given or is not in this slice.
    package func line(ordinal: Int) throws(BundleDefect) -> Int? {
        guard ordinal >= 0 else { return nil }
        if ordinal < lineCount, try self.ordinal(ordinal) == ordinal { return ordinal }
        var (low, high) = (0, lineCount)
        while low < high {
            let middle = (low + high) / 2
            if try self.ordinal(middle) < ordinal { low = middle + 1 } else { high = middle }
        }
        guard low < lineCount, try self.ordinal(low) == ordinal else { return nil }
        return low
    }

    /// The line of a live message's id.
    package func line(id: String) throws(BundleDefect) -> Int? {
        guard let wanted = PackedID(id.utf8) else { return nil }
        var (low, high) = (0, liveCount)
        while low < high {
            let middle = (low + high) / 2
            if try self.id(byID(middle)) < wanted { low = middle + 1 } else { high = middle }
        }
        guard low < liveCount else { return nil }
        let line = try byID(low)
        return try self.id(line) == wanted ? line : nil
    }

    /// A live line by its place in the order of the ids, which is below `liveCount`.
    package func lineByID(_ place: Int) throws(BundleDefect) -> Int {
        let line = try byID(place)
        try check(line)
        return line
    }

    /// Ages from which on other messages suit than one year younger.
    package var ages: [Int] { cells.ages }

    /// An element of the pools.
    @inline(__always)
    func pooled(_ place: Int) throws(BundleDefect) -> Int {
        let line = Int(try index.load(UInt32.self, at: pools.lowerBound + place * 4))
        try check(line)
        return line
    }

    private func byID(_ place: Int) throws(BundleDefect) -> Int {
        Int(try index.load(UInt32.self, at: byID + place * 4))
    }

    private struct Slot {
        let start: Int
        let isGone: Bool

        /// Where its text begins in the section of texts.
        let text: Int
        let ordinal: Int
    }

    /// - Parameter line: up to the number of lines, because behind the last stands where it ends.
    @inline(__always)
    private func slot(_ line: Int) throws(BundleDefect) -> Slot {
        guard line >= 0, line <= lineCount else { throw IndexHead.defect("it names a line that there is not") }
        let first = try index.load(UInt64.self, at: slots + line * 16)
        let second = try index.load(UInt64.self, at: slots + line * 16 + 8)
        return Slot(
            start: Int(first & IndexLayout.largestOffset), isGone: first & IndexLayout.gone != 0,
            text: Int(second & 0xFFFF_FFFF), ordinal: Int(second >> 32))
    }

    private func check(_ line: Int) throws(BundleDefect) {
        guard line >= 0, line < lineCount else { throw IndexHead.defect("it names a line that there is not") }
    }
}

/// What the first pages of `index.bin` say: where everything in it is.
///
/// Whatever it says is held against the size of the file before it is believed; see docs/bundle-format.md.
struct IndexHead: Sendable {
    /// Bytes of head and body; the tail is the rest.
    let length: Int
    let bodyEnd: Int

    /// Lines of `records.jsonl`, those without a message included, and its bytes.
    let lineCount: Int
    let recordsSize: Int

    /// Live lines.
    let liveCount: Int

    /// Where the digests of the tail's pages stand.
    let tailDigests: Int

    private let entries: [Entry]

    /// A line of the table of sections.
    private struct Entry {
        let tag: UInt32
        let place: Range<Int>
    }

    /// Where a section stands.
    func place(_ section: IndexLayout.Section) throws(BundleDefect) -> Range<Int> {
        for entry in entries where entry.tag == section.rawValue { return entry.place }
        throw Self.defect("\(section.name) is missing")
    }

    /// - Parameters:
    ///   - bytes: the head, whose digest was compared.
    ///   - size: of the whole file.
    init(_ bytes: [UInt8], fileSize size: Int) throws(BundleDefect) {
        guard bytes.count >= IndexLayout.page, bytes.starts(with: IndexLayout.magic) else {
            throw Self.defect("it does not begin as an index does")
        }
        let major: UInt16 = Self.number(bytes, 8)
        guard major == IndexLayout.major else {
            throw BundleDefect(BundleLayout.index, .unknownMajorVersion(Int(major)))
        }
        let (count, liveCount): (UInt32, UInt32) = (Self.number(bytes, 48), Self.number(bytes, 52))
        let sectionCount: UInt32 = Self.number(bytes, 56)
        guard try Self.size(bytes, 16) == size, try Self.size(bytes, 24) == bytes.count else {
            throw Self.defect("it names another size than it has")
        }
        length = bytes.count
        bodyEnd = try Self.size(bytes, 32)
        recordsSize = try Self.size(bytes, 40)
        lineCount = Int(count)
        self.liveCount = Int(liveCount)
        guard length % IndexLayout.page == 0, bodyEnd % IndexLayout.page == 0, length <= bodyEnd, bodyEnd <= size,
            sectionCount <= IndexLayout.sectionLimit, liveCount <= count
        else { throw Self.defect("its parts do not fit into it") }
        let tail = IndexLayout.pages(bodyEnd - length) * IndexLayout.digest
        tailDigests = IndexLayout.header + Int(sectionCount) * IndexLayout.entry
        let digestsEnd = tailDigests + IndexLayout.pages(tail) * IndexLayout.digest
        guard size - bodyEnd == tail, digestsEnd <= length else {
            throw Self.defect("it has not a digest for each page")
        }
        entries = try Self.entries(bytes, Int(sectionCount), body: length..<bodyEnd)
        try checkCounts()
    }

    private static func entries(
        _ bytes: [UInt8], _ count: Int, body: Range<Int>
    ) throws(BundleDefect) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        var end = body.lowerBound
        for number in 0..<count {
            let place = IndexLayout.header + number * IndexLayout.entry
            let (tag, flags): (UInt32, UInt32) = (Self.number(bytes, place), Self.number(bytes, place + 4))
            let (offset, length) = (try size(bytes, place + 8), try size(bytes, place + 16))
            let elements = try size(bytes, place + 24)
            guard offset % IndexLayout.alignment == 0, end <= offset, offset <= body.upperBound,
                length <= body.upperBound - offset
            else { throw defect("a section does not lie in it behind the one before") }
            end = offset + length
            guard let section = IndexLayout.Section(rawValue: tag) else {
                if flags & IndexLayout.critical != 0 { throw defect("it needs a newer reader") }
                continue
            }
            let (bytes, overflow) = elements.multipliedReportingOverflow(by: section.unit)
            guard !overflow, bytes == length else { throw defect("\(section.name) is not as long as it should be") }
            for entry in entries where entry.tag == tag { throw defect("\(section.name) is there twice") }
            entries.append(Entry(tag: tag, place: offset..<end))
        }
        return entries
    }

    private func checkCounts() throws(BundleDefect) {
        try require(lineCount + 1, .slots)
        try require(lineCount, .ids)
        try require(lineCount, .authors)
        try require(lineCount, .added)
        try require(liveCount, .byID)
        try require(IndexLayout.pages(recordsSize), .digests)
        try require(try place(.pools).count / IndexLayout.Section.pools.unit, .draws)
    }

    private func require(_ elements: Int, _ section: IndexLayout.Section) throws(BundleDefect) {
        guard try place(section).count / section.unit == elements else {
            throw Self.defect("\(section.name) has not as many elements as there should be")
        }
    }

    private static func number<Number: FixedWidthInteger>(_ bytes: [UInt8], _ offset: Int) -> Number {
        bytes[offset..<offset + Number.bitWidth / 8].reversed().reduce(0) { $0 << 8 | Number($1) }
    }

    /// Sizes that no file can have would overflow what is added to them.
    private static func size(_ bytes: [UInt8], _ offset: Int) throws(BundleDefect) -> Int {
        let number: UInt64 = number(bytes, offset)
        guard number <= IndexLayout.largestOffset else { throw defect("a size is too large") }
        return Int(number)
    }

    static func defect(_ what: String) -> BundleDefect { BundleDefect(BundleLayout.index, .inconsistent(what)) }
}

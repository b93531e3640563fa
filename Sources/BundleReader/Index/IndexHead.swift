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

    /// By the order of the sections in `IndexLayout`; each is there.
    private let places: [Range<Int>]

    func place(_ section: IndexLayout.Section) -> Range<Int> { places[section.number] }

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
        places = try Self.places(bytes, Int(sectionCount), body: length..<bodyEnd)
        try checkCounts()
    }

    private static func places(
        _ bytes: [UInt8], _ count: Int, body: Range<Int>
    ) throws(BundleDefect) -> [Range<Int>] {
        var known: [Range<Int>?] = IndexLayout.Section.allCases.map { _ in nil }
        var all: [Range<Int>] = []
        for entry in 0..<count {
            let place = IndexLayout.header + entry * IndexLayout.entry
            let (tag, flags): (UInt32, UInt32) = (number(bytes, place), number(bytes, place + 4))
            let (offset, length) = (try size(bytes, place + 8), try size(bytes, place + 16))
            let elements = try size(bytes, place + 24)
            guard offset % IndexLayout.alignment == 0, body.lowerBound <= offset, offset <= body.upperBound,
                length <= body.upperBound - offset
            else { throw defect("a section does not lie in it") }
            all.append(offset..<offset + length)
            guard let section = IndexLayout.Section.allCases.first(where: { $0.tag == tag }) else {
                if flags & IndexLayout.critical != 0 { throw defect("it needs a newer reader") }
                continue
            }
            let (bytes, overflow) = elements.multipliedReportingOverflow(by: section.unit)
            guard !overflow, bytes == length else { throw defect("\(section.rawValue) is not as long as it should be") }
            guard known[section.number] == nil else { throw defect("\(section.rawValue) is there twice") }
            known[section.number] = offset..<offset + length
        }
        for section in IndexLayout.Section.allCases where known[section.number] == nil {
            throw defect("\(section.rawValue) is missing")
        }
        all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        for (one, next) in zip(all, all.dropFirst()) where one.upperBound > next.lowerBound {
            throw defect("two sections overlap")
        }
        return known.compactMap(\.self)
    }

    private func checkCounts() throws(BundleDefect) {
        let counts: [(IndexLayout.Section, Int)] = [
            (.slots, lineCount + 1), (.ids, lineCount), (.authors, lineCount), (.added, lineCount),
            (.byID, liveCount), (.digests, IndexLayout.pages(recordsSize)),
        ]
        for (section, count) in counts where place(section).count / section.unit != count {
            throw Self.defect("\(section.rawValue) has not as many elements as there should be")
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

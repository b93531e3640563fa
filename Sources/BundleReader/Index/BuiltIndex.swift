/// An `index.bin` with the digest of its head, which `catalog.json` holds.
package struct BuiltIndex: Sendable {
    package let bytes: [UInt8]

    /// Bytes of the head, and their digest in hexadecimal.
    package let head: Int
    package let headDigest: String

    init(_ sections: [IndexLayout.Section: [UInt8]], lineCount: Int, liveCount: Int, recordsSize: Int) {
        var body: [UInt8] = []
        body.reserveCapacity(sections.values.reduce(0) { $0 + $1.count + IndexLayout.alignment } + IndexLayout.page)
        var offsets: [IndexLayout.Section: Int] = [:]
        for section in IndexLayout.Section.allCases {
            body.pad(to: IndexLayout.alignment)
            offsets[section] = body.count
            body += sections[section]!
        }
        body.pad(to: IndexLayout.page)
        let tail = SHA256Digest.pages(body[...])
        let tailDigests = SHA256Digest.pages(tail[...])
        let used = IndexLayout.header + IndexLayout.Section.allCases.count * IndexLayout.entry + tailDigests.count
        let length = IndexLayout.roundedUp(used, to: IndexLayout.page)

        let bodyEnd = length + body.count
        var head = Self.header(
            sizes: [bodyEnd + tail.count, length, bodyEnd, recordsSize],
            counts: [lineCount, liveCount, IndexLayout.Section.allCases.count])
        for section in IndexLayout.Section.allCases {
            head.append(section.rawValue)
            head.append(section.isCritical ? IndexLayout.critical : 0)
            head.append(UInt64(length + offsets[section]!))
            head.append(UInt64(sections[section]!.count))
            head.append(UInt64(sections[section]!.count / section.unit))
        }
        var bytes = head.bytes
        bytes += tailDigests
        bytes.pad(to: IndexLayout.page)
        self.head = bytes.count
        headDigest = SHA256Digest.hexadecimal(of: bytes)
        bytes.reserveCapacity(bodyEnd + tail.count)
        bytes += body
        bytes += tail
        self.bytes = bytes
    }

    /// What stands before the table of sections.
    private static func header(sizes: [Int], counts: [Int]) -> LittleEndianBytes {
        var header = LittleEndianBytes()
        for byte in IndexLayout.magic { header.append(byte) }
        header.append(IndexLayout.major)
        header.append(IndexLayout.minor)
        header.append(UInt32(0))
        for size in sizes { header.append(UInt64(size)) }
        for count in counts + [0] { header.append(UInt32(count)) }
        return header
    }
}

extension BuiltIndex {
    /// Makes the digests of an index anew that was changed by hand: what an enemy would do who can sign.
    ///
    /// - Parameter original: from which the places of the digests are taken, because those in the bytes may be changed.
    package init(signing bytes: [UInt8], as original: [UInt8]) {
        func number(_ offset: Int, _ count: Int) -> Int {
            original[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        let (head, bodyEnd, sections) = (number(24, 8), number(32, 8), number(56, 4))
        var bytes = bytes
        if bytes.count == original.count {
            let tail = SHA256Digest.pages(bytes[head..<bodyEnd])
            bytes.replaceSubrange(bodyEnd..., with: tail)
            let digests = SHA256Digest.pages(tail[...])
            let place = IndexLayout.header + sections * IndexLayout.entry
            bytes.replaceSubrange(place..<place + digests.count, with: digests)
        }
        self.bytes = bytes
        self.head = min(head, bytes.count)
        headDigest = SHA256Digest.hexadecimal(of: Array(bytes.prefix(head)))
    }
}

extension Array where Element == UInt8 {
    /// Adds zeros up to a multiple of a power of two.
    fileprivate mutating func pad(to alignment: Int) {
        append(contentsOf: repeatElement(0, count: IndexLayout.roundedUp(count, to: alignment) - count))
    }
}

import FileAccess

/// A filter of stored keys as a file, which several processes can write a slice each of.
///
/// Sixteen bytes `flori-filter 001`, the number of words of 64 bits (little-endian, as all numbers), and the words. A
/// key sets three bits of one word; see `KeyFilter`. The words of a slice are those of an equal part of all keys, in the
/// order of the keys; the first slice begins with the header, so that slices end to end are the file.
package enum KeyFilterFile {
    static let name = Array("flori-filter 001".utf8)
    static let headerLength = 24

    /// A text is found under two or three keys; with so many bits for a text about one key in a hundred is let through
    /// that is not stored.
    private static let bitsPerText: UInt64 = 32

    /// Of a slice: 64 GiB.
    private static let mostWords = 1 << 33

    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case notAFilter
        case length
        case line(Int)

        /// For so many texts.
        case tooLarge(texts: UInt64)

        package var description: String {
            switch self {
            case .notAFilter: "is no filter of keys: `catalog-dedupe keys --build-filter` writes one"
            case .length: "is not whole: it is shorter or longer than its beginning says"
            case .line(let number): "line \(number) is not a key of sixteen hexadecimal digits"
            case .tooLarge(let texts):
                "a slice of a filter for \(texts) texts is larger than 64 GiB: make more slices, or a vocabulary anew if"
                    + " these are not so many"
            }
        }
    }

    /// One of several equal parts of a filter.
    package struct Slice: Hashable, Sendable {
        /// From 0 on.
        package let number: Int
        package let count: Int

        package static let whole = Slice(number: 0, count: 1)!

        package init?(number: Int, count: Int) {
            guard count >= 1, 0..<count ~= number else { return nil }
            self.number = number
            self.count = count
        }
    }

    /// Writes a slice.
    ///
    /// - Parameters:
    ///   - lines: keys, one a line; those of other slices are left out.
    ///   - texts: how many texts the whole collection has, which decides the size.
    package static func bytes(ofKeys lines: [UInt8], texts: UInt64, _ slice: Slice) throws(Fault) -> [UInt8] {
        let each = Int(clamping: (texts / 64 * bitsPerText + bitsPerText) / UInt64(slice.count) + 1)
        let (words, isTooLarge) = each.multipliedReportingOverflow(by: slice.count)
        guard !isTooLarge, each <= mostWords else { throw .tooLarge(texts: texts) }
        var part = [UInt64](repeating: 0, count: each)
        let first = each * slice.number
        var number = 0
        var start = 0
        while start < lines.count {
            number += 1
            let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
            guard let key = Hexadecimal.value(lines[start..<end]) else { throw .line(number) }
            let place = KeyFilter.place(key, words: words) - first
            if part.indices ~= place { part[place] |= KeyFilter.bits(key) }
            start = end + 1
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headerLength + each * 8)
        if slice.number == 0 {
            bytes += name
            append(UInt64(words), to: &bytes)
        }
        for word in part { append(word, to: &bytes) }
        return bytes
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}

/// A filter of keys in a file, of which processes on one machine share the memory.
package struct MappedKeyFilter: Sendable {
    private let file: MappedFile
    private let words: Int

    package init(_ file: MappedFile) throws(KeyFilterFile.Fault) {
        let header = KeyFilterFile.headerLength
        guard file.count >= header, unsafe file.bytes.prefix(KeyFilterFile.name.count).elementsEqual(KeyFilterFile.name)
        else { throw .notAFilter }
        self.file = file
        words = (file.count - header) / 8
        guard words > 0, (file.count - header) % 8 == 0,
            Self.number(file, at: KeyFilterFile.name.count) == UInt64(words)
        else { throw .length }
    }

    package func mayContain(_ key: UInt64) -> Bool {
        let bits = KeyFilter.bits(key)
        let place = KeyFilterFile.headerLength + KeyFilter.place(key, words: words) * 8
        return Self.number(file, at: place) & bits == bits
    }

    /// - Parameter place: eight bytes or more before the end.
    private static func number(_ file: MappedFile, at place: Int) -> UInt64 {
        UInt64(littleEndian: unsafe file.bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
}

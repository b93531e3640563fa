import FileAccess

/// How an index file is laid out: a head, then one column of numbers after the other, each at a multiple of 8 bytes.
///
/// Numbers are little-endian. The head holds the name, the version, the size of the whole, flags, and for each column
/// where it begins and how many elements it has; behind it stands the hash of its bytes.
enum IndexLayout {
    /// "FLORDUPE" as eight bytes.
    static let name: UInt64 = 0x4550_5544_524F_4C46
    static let version: UInt32 = 1
    static let byteOrder: UInt32 = 0x0102_0304

    enum Column: Int, CaseIterable {
        // The vocabulary.
        case languages, wordStarts, wordBytes, wordHashes, wordCounts, wordSlots, wordFlags, wordClasses
        case wordRepairs, wordStems, stemCounts, compounds, glued
        // Stems of all texts.
        case stems, stemStarts, stemGroups, rareStarts, rareGroups
        // Groups of equal words.
        case groupKeys, groupBags, groupContents, groupLengths, groupContentWords
        case groupStarts, groupRecords, edgeStarts, edges
        // Keys under which groups are found.
        case keyStarts, keys, keyGroups
        // Records.
        case recordGroups, recordStarts, recordBytes, idStarts, ids, idRecords
    }

    struct Flags: OptionSet {
        let rawValue: UInt64
        /// Pairs that share no more than rare words were looked for.
        static let thorough = Flags(rawValue: 1 << 0)
        /// There is a language pack.
        static let pack = Flags(rawValue: 1 << 1)
    }

    /// Words of 64 bits in front of the list of columns: name; version and byte order; what the tools know of words;
    /// size of the file; flags.
    static let fixedWords = 5
    static let headWords = fixedWords + 2 * Column.allCases.count + 1

    /// Changes with whatever the tools know of words and of keys: an index made otherwise finds nothing.
    static let fingerprint: UInt64 = {
        var column = TextColumn()
        let samples = [
            "You can't hurry a river, but you'll learn its 20 bends; feelings, hoping, simply stopped.",
            "Tanner's Law: Honour the colour of every roadends half way — Mira Holt",
        ]
        for sample in samples { column.append(sample, author: "Mira Holt", language: "en") }
        column.append("Geh langsam, dann wird der Berg kleiner...", language: "de")
        var hash = LanguagePack.english.fingerprint
        let texts = MatchTexts(column, workers: Workers(1))
        var keys = MatchKeys(isStoring: true, isProbing: true)
        for group in 0..<texts.groups.count {
            hash = WordHash.fold(hash ^ texts.terms.orderedKeys[texts.groups.text(group)], 0xA076_1D64_78BD_642F)
            texts.makeKeys(of: group, &keys)
            for key in keys.stored + keys.probed { hash = WordHash.fold(hash ^ key, 0xE703_7ED1_A0B4_28DB) }
        }
        return hash
    }()

    static func hash(_ words: ArraySlice<UInt64>) -> UInt64 {
        words.reduce(0x9E37_79B9_7F4A_7C15) { WordHash.fold($0 ^ $1, 0xA076_1D64_78BD_642F) &+ 1 }
    }
}

/// An index file taken apart into its columns.
struct IndexColumns: Sendable {
    let flags: IndexLayout.Flags
    private let file: MappedFile
    private let places: [(first: Int, count: Int)]

    init(_ file: MappedFile) throws(IndexFault) {
        let length = IndexLayout.headWords
        func word(_ number: Int) -> UInt64 {
            UInt64(littleEndian: unsafe file.bytes.loadUnaligned(fromByteOffset: number * 8, as: UInt64.self))
        }
        guard file.count >= 8, word(0) == IndexLayout.name else { throw .notAnIndex }
        guard file.count >= 16 else { throw .damaged("it ends within its head") }
        guard UInt32(truncatingIfNeeded: word(1)) == IndexLayout.version else { throw .otherVersion }
        guard UInt32(word(1) >> 32) == IndexLayout.byteOrder else { throw .otherMachine }
        guard file.count >= length * 8 else { throw .damaged("it ends within its head") }
        let head = (0..<length).map(word)
        guard IndexLayout.hash(head.dropLast()) == head.last else { throw .damaged("its head was changed") }
        guard head[2] == IndexLayout.fingerprint else { throw .otherVersion }
        guard head[3] == UInt64(file.count) else {
            throw .damaged("it has \(file.count) bytes, and \(head[3]) were written")
        }
        flags = IndexLayout.Flags(rawValue: head[4])
        self.file = file
        places = IndexLayout.Column.allCases.map { column in
            let start = IndexLayout.fixedWords + 2 * column.rawValue
            return (Int(clamping: head[start]), Int(clamping: head[start + 1]))
        }
    }

    func column<Element>(_ column: IndexLayout.Column) throws(IndexFault) -> IndexColumn<Element> {
        let (first, count) = places[column.rawValue]
        return try IndexColumn(file, at: first, count: count, name: "\(column)")
    }
}

extension MatchIndex {
    /// Makes the head of an index whose bytes were changed look as if it had been written so; for tests.
    package static func seal(_ bytes: inout [UInt8]) {
        guard bytes.count >= IndexLayout.headWords * 8 else { return }
        func word(_ number: Int) -> UInt64 {
            (0..<8).reduce(0) { $0 | UInt64(bytes[number * 8 + $1]) << UInt64($1 * 8) }
        }
        func write(_ value: UInt64, _ number: Int) {
            for byte in 0..<8 { bytes[number * 8 + byte] = UInt8(truncatingIfNeeded: value >> UInt64(byte * 8)) }
        }
        write(IndexLayout.name, 0)
        write(UInt64(IndexLayout.version) | UInt64(IndexLayout.byteOrder) << 32, 1)
        write(IndexLayout.fingerprint, 2)
        write(UInt64(bytes.count), 3)
        let last = IndexLayout.headWords - 1
        write(IndexLayout.hash((0..<last).map(word)[...]), last)
    }
}

/// Puts an index file together.
struct IndexAssembly {
    private var columns: [Int: (bytes: [UInt8], count: Int)] = [:]

    mutating func set<Element: BitwiseCopyable>(_ column: IndexLayout.Column, _ elements: [Element]) {
        // Every machine that Swift runs on stores numbers this way round; readers check it all the same.
        let bytes = unsafe elements.withUnsafeBytes { unsafe Array($0) }
        columns[column.rawValue] = (bytes, elements.count)
    }

    func bytes(_ flags: IndexLayout.Flags) -> [UInt8] {
        var place = IndexLayout.headWords * 8
        var head: [UInt64] = [
            IndexLayout.name, UInt64(IndexLayout.version) | UInt64(IndexLayout.byteOrder) << 32,
            IndexLayout.fingerprint, 0, flags.rawValue,
        ]
        for column in IndexLayout.Column.allCases {
            let (bytes, count) = columns[column.rawValue]!
            head += [UInt64(place), UInt64(count)]
            place += (bytes.count + 7) / 8 * 8
        }
        head[3] = UInt64(place)
        head.append(IndexLayout.hash(head[...]))
        var all: [UInt8] = []
        all.reserveCapacity(place)
        for word in head { unsafe withUnsafeBytes(of: word.littleEndian) { unsafe all.append(contentsOf: $0) } }
        for column in IndexLayout.Column.allCases {
            all += columns[column.rawValue]!.bytes
            all += repeatElement(0, count: (8 - all.count % 8) % 8)
        }
        return all
    }
}

import FileAccess
import TextNormalisation

/// A stretch of the texts, taken apart into words with numbers of its own.
struct ReadTexts: Sendable {
    /// Which texts.
    let texts: Range<Int>
    private(set) var words = WordInterner(expecting: 1 << 15)

    /// The words of all texts end to end: the number, in `sentenceBit` whether a sentence begins, and in `smallBit` whether
    /// the word begins with a small letter in a text that does not.
    private(set) var tokens: [UInt32] = []

    /// How many tokens each text has.
    private(set) var counts: [UInt32] = []
    private(set) var shapes: [TextShape] = []

    /// The keys of texts that are compared as they stand, by number of the text.
    private(set) var fixedKeys: [Int: UInt64] = [:]

    /// How often each word stands in texts that no language pack covers, by number; short of words that never do.
    private(set) var uncoveredCounts: [UInt32] = []

    static let sentenceBit: UInt32 = 1 << 28
    static let smallBit: UInt32 = 1 << 29
    static let numberBits: UInt32 = sentenceBit - 1

    /// Reads all texts, a stretch for each worker.
    static func all(of table: TextColumn, _ names: AuthorWords, _ workers: Workers) -> [ReadTexts] {
        if table.count == 0 { return [] }
        let pieces = max(1, min(workers.count, table.count / 256))
        return workers.map(pieces) { piece in
            let range = table.count * piece / pieces..<table.count * (piece + 1) / pieces
            return ReadTexts(range, of: table, names: names)
        }
    }

    init(_ range: Range<Int>, of table: TextColumn, names: AuthorWords) {
        texts = range
        // A word and the space behind it are seldom fewer than four bytes.
        tokens = LargePages.room(for: table.bytes(of: range) / 4)
        counts.reserveCapacity(range.count)
        shapes.reserveCapacity(range.count)
        var normaliser = Normaliser()
        let isUncovered = table.languages.map { LanguagePack.pack(for: $0) == nil }
        for number in range {
            let (author, isUncovered) = (table.author(of: number), isUncovered[table.language(of: number)])
            unsafe table.withText(number) { text in
                unsafe read(number, text, author: author, names, &normaliser, isUncovered: isUncovered)
            }
        }
    }

    private mutating func read(
        _ number: Int, _ text: UnsafeBufferPointer<UInt8>, author: UInt32, _ names: AuthorWords,
        _ normaliser: inout Normaliser, isUncovered: Bool
    ) {
        var shape = TextShape()
        let span = unsafe text.span
        shape.contentHash = ContentHash(span).high
        let first = tokens.count
        switch normaliser.read(span) {
        case .nothing:
            shape.flags = .nothing
        case .characters:
            shape.flags = .asItStands
            let bytes = CanonicalText.bytes(of: unsafe String(decoding: text, as: UTF8.self))
            fixedKeys[number] = ContentHash(bytes.span, seed: 1).high | 1
        case .words:
            let beginsSmall = unsafe EndOfText.beginsSmall(text, at: Int(normaliser.list[0].source))
            unsafe intern(normaliser, of: text, smallBit: beginsSmall ? 0 : Self.smallBit)
            if isUncovered { countUncovered(tokens[first...]) }
            if unsafe EndOfText.isCutOff(text) { shape.flags.insert(.truncated) }
            let list = normaliser.list
            if beginsSmall { shape.flags.insert(.beginsSmall) }
            let frame = unsafe TextFrame(text, list, author: names[author]) {
                words.hashes[Int(tokens[first + $0] & Self.numberBits)]
            }
            tokens.removeLast(frame.leftOutBehind)
            if frame.leftOutInFront > 0 {
                tokens.removeSubrange(first..<first + frame.leftOutInFront)
                tokens[first] |= Self.sentenceBit
            }
            if frame.leftOutBehind + frame.leftOutInFront > 0 { shape.flags.insert(.ownAuthorLeftOut) }
            shape.leftOutInFront = UInt8(frame.leftOutInFront)
            shape.leftOutBehind = UInt8(frame.leftOutBehind)
            shape.tail = frame.tail
            shape.head = frame.head
        }
        counts.append(UInt32(tokens.count - first))
        shapes.append(shape)
    }

    private mutating func countUncovered(_ tokens: ArraySlice<UInt32>) {
        uncoveredCounts += repeatElement(0, count: words.count - uncoveredCounts.count)
        for token in tokens { uncoveredCounts[Int(token & Self.numberBits)] += 1 }
    }

    /// - Parameter smallBit: what marks a word that begins with a small letter.
    private mutating func intern(
        _ normaliser: borrowing Normaliser, of text: UnsafeBufferPointer<UInt8>, smallBit: UInt32
    ) {
        let list = normaliser.list.words
        let sentence = WordMarks.sentence.rawValue
        unsafe normaliser.withWords { bytes in
            for (index, word) in list.enumerated() {
                let end = index + 1 < list.count ? Int(list[index + 1].start) - 1 : bytes.count
                let number = unsafe words.number(of: UnsafeBufferPointer(rebasing: bytes[Int(word.start)..<end]))
                let small = unsafe EndOfText.beginsSmall(text, at: Int(word.source)) ? smallBit : 0
                tokens.append((word.marks.rawValue & sentence != 0 ? number | Self.sentenceBit : number) | small)
            }
        }
    }
}

/// Looks at the ends of a text as it came.
enum EndOfText {
    /// Whether it ends in three points, maybe inside quotation marks or brackets.
    static func isCutOff(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var end = text.count
        while end > 0 {
            switch unsafe text[end - 1] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"),
                UInt8(ascii: "]"):
                end -= 1
                continue
            // The last byte of ” and ’ (U+201D, U+2019); … is U+2026.
            case 0x9D, 0x99:
                guard end >= 3, unsafe text[end - 2] == 0x80, unsafe text[end - 3] == 0xE2 else { return false }
                end -= 3
                continue
            case 0xA6: return unsafe end >= 3 && text[end - 2] == 0x80 && text[end - 3] == 0xE2
            case UInt8(ascii: "."):
                return unsafe end >= 3 && text[end - 2] == UInt8(ascii: ".") && text[end - 3] == UInt8(ascii: ".")
            default: return false
            }
        }
        return false
    }

    static func beginsSmall(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        unsafe text[place] &- UInt8(ascii: "a") < 26
    }

    /// Whether the word at a place begins with a capital letter, of any script that has them.
    static func beginsCapital(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let byte = unsafe text[place]
        if byte < 0x80 { return byte &- UInt8(ascii: "A") < 26 }
        let (scalar, _) = unsafe UTF8Decoding.scalar(in: text.span, at: place)
        return scalar.properties.isUppercase
    }
}

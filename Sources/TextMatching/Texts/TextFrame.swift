import TextNormalisation

/// What stands around the saying itself: the name of whoever said it, or a label.
///
/// The record's own author is left out for sure. What only looks like a name or a label is marked, and texts are
/// compared both with and without it.
struct TextFrame {
    /// How many words at the end, or in front, are the record's own author.
    private(set) var leftOutBehind = 0
    private(set) var leftOutInFront = 0

    /// Among the words that remain: where what may be an attribution begins, and where what may be a label ends; 0 if
    /// nowhere.
    private(set) var tail: UInt16 = 0
    private(set) var head: UInt16 = 0

    private static let longest = (tail: 6, head: 5)

    /// Marks as bits, tested for every word at the end of every text.
    private static let beforeName = WordMarks.dash.rawValue | WordMarks.bracket.rawValue
    private static let beforeOwnAuthor = beforeName | WordMarks.quote.rawValue | WordMarks.line.rawValue
    private static let beforeBy = WordMarks.sentence.rawValue | WordMarks.quote.rawValue

    /// - Parameters:
    ///   - hash: the hash of a word of the list.
    ///   - author: the hashes of the words of the author's name.
    init(_ text: UnsafeBufferPointer<UInt8>, _ list: WordList, author: [UInt64], hash: (Int) -> UInt64) {
        let count = list.count
        guard count >= 3, count < Int(UInt16.max), author.count < Int(UInt8.max) else { return }
        if !author.isEmpty, author.count < count - 1 {
            let start = count - author.count
            if hash(count - 1) == author.last, author.indices.allSatisfy({ hash(start + $0) == author[$0] }) {
                if list[start].marks.rawValue & Self.beforeOwnAuthor != 0 {
                    leftOutBehind = author.count
                } else if hash(start - 1) == Self.by, start > 2 {
                    leftOutBehind = author.count + 1
                }
            } else if hash(0) == author[0], list[author.count].marks.contains(.colon),
                author.indices.allSatisfy({ hash($0) == author[$0] })
            {
                leftOutInFront = author.count
            }
        }
        if leftOutBehind == 0, let start = unsafe Self.tail(text, list, hash) { tail = UInt16(start - leftOutInFront) }
        if leftOutInFront == 0, let end = unsafe Self.head(text, list), end < count - leftOutBehind - 1 {
            head = UInt16(end)
        }
    }

    private static let by = WordHash.hash(Array("by".utf8))

    /// Words that stand in names without a capital letter.
    private static func isParticle(_ text: UnsafeBufferPointer<UInt8>, _ list: WordList, _ index: Int) -> Bool {
        let word = unsafe word(text, list, index)
        return ["of", "the", "and", "de", "da", "di", "la", "van", "von", "der", "al", "bin", "ibn"].contains(word)
    }

    private static func word(_ text: UnsafeBufferPointer<UInt8>, _ list: WordList, _ index: Int) -> String {
        let start = Int(list[index].source)
        var end = start
        while unsafe end < text.count && (text[end] | 0x20) &- UInt8(ascii: "a") < 26 { end += 1 }
        return unsafe String(decoding: text[start..<end], as: UTF8.self)
    }

    private static func isNameLike(
        _ text: UnsafeBufferPointer<UInt8>, _ list: WordList, _ words: Range<Int>
    ) -> Bool {
        var capitals = 0
        for index in words {
            if unsafe EndOfText.beginsCapital(text, at: Int(list[index].source)) {
                capitals += 1
            } else if index == words.lowerBound || !(unsafe isParticle(text, list, index)) {
                return false
            }
        }
        return capitals > 0
    }

    /// Where the last words begin if they are capitalised and stand behind a dash or in brackets.
    private static func tail(
        _ text: UnsafeBufferPointer<UInt8>, _ list: WordList, _ hash: (Int) -> UInt64
    ) -> Int? {
        let count = list.count
        for start in stride(from: count - 1, through: max(2, count - longest.tail), by: -1)
        where list[start].marks.rawValue & beforeName != 0 {
            return unsafe isNameLike(text, list, start..<count) ? start : nil
        }
        // "…" by Mira Holt
        for start in stride(from: count - 2, through: max(2, count - longest.tail), by: -1)
        where list[start].marks.rawValue & beforeBy != 0 {
            guard hash(start) == by else { continue }
            return unsafe isNameLike(text, list, start + 1..<count) ? start : nil
        }
        return nil
    }

    /// Where the first words end if they are capitalised and a colon stands behind them, or if they are what a page had
    /// around the text: "- More quotations on: [Patience]".
    private static func head(_ text: UnsafeBufferPointer<UInt8>, _ list: WordList) -> Int? {
        if list[0].marks.rawValue & beforeName != 0 {
            for end in 1...min(longest.head, list.count - 2) where list[end].marks.contains(.bracketEnd) { return end }
        }
        for end in 1...min(longest.head, list.count - 2) where list[end].marks.contains(.colon) {
            return unsafe isNameLike(text, list, 0..<end) ? end : nil
        }
        return nil
    }
}

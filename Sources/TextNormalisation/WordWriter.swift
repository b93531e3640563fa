/// Writes the words of a text one behind the other, a space between them: equal words, equal bytes.
///
/// Takes characters that are folded already. Punctuation and white space separate words and fall away, but for
/// - an apostrophe between letters, which stays (`we're` is not `were`);
/// - `. , : /` between digits, and a minus in front of them: 3.5 is neither 35 nor "3 5", and -5 is not 5;
/// - symbols, which are words of their own: R&B, C#, 50 %, x > y.
///
/// In scripts that put no space between words (Han, kana, Thai) every letter is a word.
struct WordWriter {
    /// The words in UTF-8, and behind `count` room that was used before.
    private(set) var buffer: [UInt8] = []
    private(set) var count = 0

    private(set) var list = WordList()

    /// Marks for the next word.
    private var pending: WordMarks = .sentence

    /// Where in the source the character that is being written stands.
    var source = 0

    /// Letters and digits written so far.
    private(set) var letters = 0

    /// Characters that can be seen and stand alone, letters or not, written or left out.
    private(set) var visible = 0

    private var isInWord = false

    /// A sign that stays only if the right character follows: inside a word an apostrophe or one of `. , : /`,
    /// outside a hyphen. 0 is none, 1 a hyphen that cannot be a minus.
    private var sign: UInt8 = 0

    /// Whether the letter before is a word of its own, so that a letter behind it begins another.
    private var isAlone = false

    /// The words, in UTF-8.
    var words: ArraySlice<UInt8> { buffer[..<count] }

    mutating func start() {
        count = 0
        letters = 0
        visible = 0
        isInWord = false
        isAlone = false
        sign = 0
        source = 0
        pending = .sentence
        list.removeAll()
    }

    /// Writes the ASCII characters from a place on.
    ///
    /// - Returns: the place of the first byte that is not ASCII, or the end.
    mutating func write(_ text: Span<UInt8>, from start: Int) -> Int {
        var place = start
        while place < text.count {
            let byte = text[place]
            guard byte < 0x80 else { break }
            source = place
            if isLetter(byte) {
                place = writePlainWords(text, from: place)
            } else {
                write(ascii: byte)
                place += 1
            }
        }
        return place
    }

    /// Writes letters and single spaces between them, which most texts mostly consist of.
    private mutating func writePlainWords(_ text: Span<UInt8>, from start: Int) -> Int {
        continueWord(withDigit: false)
        makeRoom(text.count - start + 8)
        let before = list.count
        let length = Self.copyPlainWords(text, from: start, to: &buffer, at: count, &list)
        count += length
        let spaces = list.count - before
        letters += length - spaces
        visible += length - spaces
        return start + length
    }

    /// - Returns: how many bytes were copied.
    private static func copyPlainWords(
        _ text: Span<UInt8>, from start: Int, to buffer: inout [UInt8], at count: Int, _ list: inout WordList
    ) -> Int {
        var output = buffer.mutableSpan
        var length = 0
        while start + length < text.count {
            if start + length + 8 <= text.count {
                let copied = copyEight(text, from: start, to: &output, at: count, length, &list)
                length += copied
                if copied == 8 { continue }
            }
            let byte = text[start + length]
            if !isLetter(byte) {
                let next = start + length + 1
                guard byte == UInt8(ascii: " "), next < text.count, isLetter(text[next]) else { break }
                list.append(at: count + length + 1, source: next, marks: [])
            }
            // Sets the bit that makes letters small; a space has it already.
            output[count + length] = byte | 0x20
            length += 1
        }
        return length
    }

    /// Copies eight bytes at once, or as many of them as are letters and single spaces in front of one.
    ///
    /// Every comparison is one of eight bytes: whether it holds for a byte is in the highest bit of that byte.
    @inline(__always)
    private static func copyEight(
        _ text: Span<UInt8>, from start: Int, to output: inout MutableSpan<UInt8>, at count: Int, _ length: Int,
        _ list: inout WordList
    ) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let (low, high) = (ones &* 0x7F, ones &* 0x80)
        // There are eight bytes, and any eight are a number.
        let bytes = unsafe UInt64(
            littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start + length, as: UInt64.self))
        let small = bytes | ones &* 0x20
        let fromA = (small & low) &+ ones &* UInt64(0x80 - UInt8(ascii: "a"))
        let behindZ = (small & low) &+ ones &* UInt64(0x7F - UInt8(ascii: "z"))
        let letters = fromA & ~behindZ & ~bytes & high
        let notSpaces = bytes ^ ones &* 0x20
        let spaces = ~((notSpaces & low) &+ low | notSpaces) & high
        let end = ~(letters | spaces) & high | spaces & ~(letters >> 8)
        output.storeEight(small, at: count + length)
        let copied = end == 0 ? 8 : end.trailingZeroBitCount / 8
        var left = copied == 8 ? spaces : spaces & (1 << UInt64(8 * copied) - 1)
        while left != 0 {
            let next = length + left.trailingZeroBitCount / 8 + 1
            list.append(at: count + next, source: start + next, marks: [])
            left &= left - 1
        }
        return copied
    }

    mutating func write(ascii byte: UInt8) {
        if byte > 0x20 { visible += 1 }
        switch byte {
        case _ where isLetter(byte):
            continueWord(withDigit: false)
            append(byte | 0x20)
            letters += 1
        case _ where isDigit(byte):
            continueWord(withDigit: true)
            append(byte)
            letters += 1
        // People type the grave accent for an apostrophe.
        case UInt8(ascii: "'"), UInt8(ascii: "`"):
            keep(UInt8(ascii: "'"), if: isInWord)
            pending.formUnion(.quote)
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"):
            keep(byte, if: isInWord && isDigit(buffer[count - 1]))
        case UInt8(ascii: "-"):
            let canBeMinus = !isInWord && sign == 0
            let stands = !isInWord
            endWord()
            sign = canBeMinus ? byte : 1
            if stands { pending.formUnion(.dash) }
        case _ where isSymbol(byte):
            endWord()
            beginWord()
            append(byte)
            endWord()
        default:
            endWord()
            pending.formUnion(WordMarks(separator: byte))
        }
    }

    mutating func write(letter: Unicode.Scalar) {
        let standsAlone = Self.standsAlone(letter)
        if standsAlone { endWord() }
        continueWord(withDigit: false)
        isAlone = standsAlone
        append(letter)
        letters += 1
        visible += 1
    }

    mutating func write(mark: Unicode.Scalar) {
        if !isInWord || sign != 0 { settleSign(withDigit: false) }
        append(mark)
    }

    mutating func write(symbol: Unicode.Scalar) {
        visible += 1
        endWord()
        beginWord()
        append(symbol)
        endWord()
    }

    mutating func write(separator: Unicode.Scalar) {
        visible += 1
        endWord()
        pending.formUnion(WordMarks(separator: separator))
    }

    /// Han, kana and Thai are written without spaces between words.
    private static func standsAlone(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x0E00...0x0E7F, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x2_0000...0x3_FFFF:
            true
        default: false
        }
    }

    @inline(__always)
    private mutating func continueWord(withDigit: Bool) {
        if isAlone { endWord() }
        if !isInWord || sign != 0 { settleSign(withDigit: withDigit) }
    }

    /// Decides what becomes of the sign, if there is one, now that a letter or digit follows.
    private mutating func settleSign(withDigit: Bool) {
        if isInWord, sign == UInt8(ascii: "'") || withDigit {
            append(sign)
        } else {
            if isInWord { pending.formUnion(WordMarks(separator: sign)) }
            beginWord()
            if withDigit, sign == UInt8(ascii: "-") { append(sign) }
        }
        sign = 0
    }

    private mutating func beginWord() {
        if count > 0 { append(UInt8(ascii: " ")) }
        list.append(at: count, source: source, marks: pending)
        pending = []
        isInWord = true
    }

    private mutating func endWord() {
        if sign != 0 { pending.formUnion(WordMarks(separator: sign)) }
        isInWord = false
        isAlone = false
        sign = 0
    }

    /// Waits for what follows the sign, or ends the word.
    private mutating func keep(_ byte: UInt8, if mayStay: Bool) {
        guard mayStay, sign == 0 else {
            endWord()
            pending.formUnion(WordMarks(separator: byte))
            return
        }
        sign = byte
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar)! { append(byte) }
    }

    private mutating func append(_ byte: UInt8) {
        makeRoom(1)
        buffer[count] = byte
        count += 1
    }

    private mutating func makeRoom(_ size: Int) {
        if buffer.count < count + size { buffer += [UInt8](repeating: 0, count: buffer.count + size) }
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// A character that means something by itself.
private func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "$"),
        UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "@"):
        true
    default: false
    }
}

extension MutableSpan<UInt8> {
    /// - Parameter bytes: the lowest first.
    @inline(__always)
    fileprivate mutating func storeEight(_ bytes: UInt64, at place: Int) {
        precondition(place >= 0 && place + 8 <= count)
        // The place was checked, and any eight bytes may be written there.
        unsafe withUnsafeMutableBytes {
            unsafe $0.storeBytes(of: bytes.littleEndian, toByteOffset: place, as: UInt64.self)
        }
    }
}

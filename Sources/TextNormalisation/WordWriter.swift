/// Writes the words of a text one behind the other, a space between them: equal words, equal bytes.
///
/// Takes characters that are folded already. Punctuation and white space separate words and fall away, but for
/// - an apostrophe between letters, which stays (`we're` is not `were`);
/// - `. , : /` between digits, and a minus in front of them: 3.5 is neither 35 nor "3 5", and -5 is not 5;
/// - symbols, which are words of their own: R&B, C#, 50 %, x > y.
struct WordWriter {
    /// The words in UTF-8, and behind `count` room that was used before.
    private var buffer: [UInt8] = []
    private var count = 0

    /// Letters and digits written so far.
    private(set) var letters = 0

    /// Characters that can be seen and stand alone, letters or not, written or left out.
    private(set) var visible = 0

    private var isInWord = false

    /// A sign that stays only if the right character follows: inside a word an apostrophe or one of `. , : /`,
    /// outside a hyphen. 0 is none, 1 a hyphen that cannot be a minus.
    private var sign: UInt8 = 0

    /// The words, in UTF-8.
    var words: ArraySlice<UInt8> { buffer[..<count] }

    mutating func start() {
        count = 0
        letters = 0
        visible = 0
        isInWord = false
        sign = 0
    }

    /// Writes the ASCII characters from a place on.
    ///
    /// - Returns: the place of the first byte that is not ASCII, or the end.
    mutating func write(_ text: Span<UInt8>, from start: Int) -> Int {
        var place = start
        while place < text.count {
            let byte = text[place]
            guard byte < 0x80 else { break }
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
        makeRoom(text.count - start)
        let (length, spaces) = Self.copyPlainWords(text, from: start, to: &buffer, at: count)
        count += length
        letters += length - spaces
        visible += length - spaces
        return start + length
    }

    private static func copyPlainWords(
        _ text: Span<UInt8>, from start: Int, to buffer: inout [UInt8], at place: Int
    ) -> (length: Int, spaces: Int) {
        var output = buffer.mutableSpan
        var length = 0
        var spaces = 0
        while start + length < text.count {
            let byte = text[start + length]
            if !isLetter(byte) {
                let next = start + length + 1
                guard byte == UInt8(ascii: " "), next < text.count, isLetter(text[next]) else { break }
                spaces += 1
            }
            // Sets the bit that makes letters small; a space has it already.
            output[place + length] = byte | 0x20
            length += 1
        }
        return (length, spaces)
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
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"):
            keep(byte, if: isInWord && isDigit(buffer[count - 1]))
        case UInt8(ascii: "-"):
            let canBeMinus = !isInWord && sign == 0
            endWord()
            sign = canBeMinus ? byte : 1
        case _ where isSymbol(byte):
            endWord()
            beginWord()
            append(byte)
            endWord()
        default:
            endWord()
        }
    }

    mutating func write(letter: Unicode.Scalar) {
        continueWord(withDigit: false)
        append(letter)
        letters += 1
        visible += 1
    }

    mutating func write(mark: Unicode.Scalar) {
        continueWord(withDigit: false)
        append(mark)
    }

    mutating func write(symbol: Unicode.Scalar) {
        visible += 1
        endWord()
        beginWord()
        append(symbol)
        endWord()
    }

    mutating func writeSeparator() {
        visible += 1
        endWord()
    }

    @inline(__always)
    private mutating func continueWord(withDigit: Bool) {
        if !isInWord || sign != 0 { settleSign(withDigit: withDigit) }
    }

    /// Decides what becomes of the sign, if there is one, now that a letter or digit follows.
    private mutating func settleSign(withDigit: Bool) {
        if isInWord, sign == UInt8(ascii: "'") || withDigit {
            append(sign)
        } else {
            beginWord()
            if withDigit, sign == UInt8(ascii: "-") { append(sign) }
        }
        sign = 0
    }

    private mutating func beginWord() {
        if count > 0 { append(UInt8(ascii: " ")) }
        isInWord = true
    }

    private mutating func endWord() {
        isInWord = false
        sign = 0
    }

    /// Waits for what follows the sign, or ends the word.
    private mutating func keep(_ byte: UInt8, if mayStay: Bool) {
        guard mayStay, sign == 0 else { return endWord() }
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

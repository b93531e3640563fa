/// What is most often asked of a word, in 32 bits that lie side by side.
package struct WordShape: Hashable, Sendable {
    /// Of the repaired word.
    package let flags: WordFlags

    /// Of the word as it was written.
    package let writtenFlags: WordFlags

    /// How many bytes the repaired word has; at most 255.
    package let length: UInt8

    /// Bits of the first two letters of the repaired word: forms of one word share them.
    let beginning: UInt8

    /// The same of a word that is written with a small letter: a name is no real word then, but may be a slip.
    var withSmallLetter: WordShape {
        guard writtenFlags.contains(.name) else { return self }
        return WordShape(
            flags: flags, writtenFlags: writtenFlags.subtracting(.known), length: length, beginning: beginning)
    }

    private init(flags: WordFlags, writtenFlags: WordFlags, length: UInt8, beginning: UInt8) {
        (self.flags, self.writtenFlags, self.length, self.beginning) = (flags, writtenFlags, length, beginning)
    }

    init(flags: WordFlags, writtenFlags: WordFlags, word: UnsafeBufferPointer<UInt8>) {
        self.flags = flags
        self.writtenFlags = writtenFlags
        length = UInt8(clamping: word.count)
        beginning = unsafe word.count < 2 ? 0 : (word[0] & 15) << 4 | word[1] & 15
    }
}

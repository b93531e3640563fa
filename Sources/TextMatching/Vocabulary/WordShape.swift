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

    init(flags: WordFlags, writtenFlags: WordFlags, word: UnsafeBufferPointer<UInt8>) {
        self.flags = flags
        self.writtenFlags = writtenFlags
        length = UInt8(clamping: word.count)
        beginning = unsafe word.count < 2 ? 0 : (word[0] & 15) << 4 | word[1] & 15
    }
}

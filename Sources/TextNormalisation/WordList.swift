/// Where the words of a text are.
package struct WordList {
    /// All words, in order.
    package private(set) var words: [Word] = []

    package struct Word {
        /// Where the word begins among the written words, in bytes.
        package let start: UInt32

        /// Where it begins in the text as it came, in bytes.
        package let source: UInt32

        /// What stands in front of it.
        package let marks: WordMarks
    }

    package var count: Int { words.count }

    package subscript(place: Int) -> Word { words[place] }

    @inline(__always)
    mutating func append(at start: Int, source: Int, marks: WordMarks) {
        words.append(
            Word(start: UInt32(truncatingIfNeeded: start), source: UInt32(truncatingIfNeeded: source), marks: marks))
    }

    mutating func removeAll() { words.removeAll(keepingCapacity: true) }
}

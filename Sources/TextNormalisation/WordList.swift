/// Where the words of a text are.
package struct WordList {
    /// Where each word begins among the written words, in bytes.
    package private(set) var starts: [UInt32] = []

    /// Where each word begins in the text as it came, in bytes.
    package private(set) var sources: [UInt32] = []

    /// What stands in front of each word.
    package private(set) var marks: [WordMarks] = []

    package var count: Int { starts.count }

    @inline(__always)
    mutating func append(at start: Int, source: Int, marks: WordMarks) {
        starts.append(UInt32(truncatingIfNeeded: start))
        sources.append(UInt32(truncatingIfNeeded: source))
        self.marks.append(marks)
    }

    mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
    }
}

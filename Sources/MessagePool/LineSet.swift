/// Some of a bundle's lines, a bit for each.
struct LineSet: Sendable {
    private var words: [UInt64]

    /// - Parameter count: how many lines there are.
    init(_ lines: [Int32], of count: Int) {
        words = Array(repeating: 0, count: count / 64 + 1)
        for line in lines { words[Int(line) >> 6] |= 1 << UInt64(line & 63) }
    }

    func contains(_ line: Int32) -> Bool { words[Int(line) >> 6] >> UInt64(line & 63) & 1 != 0 }

    mutating func remove(_ line: Int32) { words[Int(line) >> 6] &= ~(1 << UInt64(line & 63)) }
}

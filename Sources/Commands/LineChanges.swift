import Diagnostics

/// Which lines of a file differ from those of its canonical form.
///
/// Not the fewest possible: lines are matched again within a window, so that the work grows with the file alone.
struct LineChanges {
    struct Change: Equatable {
        /// The number of the first line taken out, or of the line before which something is put in; from 1 on.
        let line: Int
        let old: ArraySlice<String>
        let new: ArraySlice<String>
    }

    private(set) var changes: [Change] = []

    /// How far ahead equal lines are looked for.
    private static let window = 32

    init(from old: [UInt8], to new: [UInt8]) {
        let old = Self.lines(of: old)
        let new = Self.lines(of: new)
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if a < old.count, b < new.count, old[a] == new[b] {
                (a, b) = (a + 1, b + 1)
                continue
            }
            let (skippedOld, skippedNew) = Self.nextMatch(old[a...], new[b...])
            changes.append(
                Change(line: a + 1, old: old[a..<a + skippedOld], new: new[b..<b + skippedNew]))
            (a, b) = (a + skippedOld, b + skippedNew)
        }
    }

    /// How many lines to pass over on each side until two are equal, as few as possible together.
    private static func nextMatch(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> (Int, Int) {
        let (old, new) = (Array(old.prefix(window)), Array(new.prefix(window)))
        for sum in 1..<(2 * window) {
            for a in 0...sum where a < old.count && sum - a < new.count && old[a] == new[sum - a] {
                return (a, sum - a)
            }
        }
        return (old.count, new.count)
    }

    /// Lines with what cannot be seen made visible, since that is what most of them differ in.
    private static func lines(of bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { visible(String(decoding: $0, as: UTF8.self)) }
        if lines.last == "" { lines.removeLast() } else { lines.append("(no line end)") }
        return lines
    }

    private static func visible(_ line: String) -> String {
        let kept = line.dropLast(line.reversed().prefix { $0 == " " }.count)
        let blanks = line.count - kept.count
        return "\(Wording("\(String(kept))"))" + String(repeating: "<U+0020>", count: blanks)
    }

    /// As `13 - old` and `13 + new`, with a number of lines left out beyond a limit.
    func text(atMost limit: Int) -> String {
        var lines: [String] = []
        for change in changes {
            lines += change.old.enumerated().map { "\(change.line + $0) - \($1)" }
            lines += change.new.map { "\(change.line) + \($0)" }
        }
        let shown = lines.prefix(limit).map { "  \($0)\n" }.joined()
        return lines.count > limit ? shown + "  … and \(grouped(lines.count - limit)) more lines\n" : shown
    }
}

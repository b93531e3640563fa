import Diagnostics

/// The edit that takes an entry out of its file, together with the empty lines that set it off.
package enum EntryRemoval {
    /// Takes out the lines of an entry and of the gaps around it one, so that its neighbours stand as far apart as they
    /// did; no other byte is touched. Where an entry shares its lines with something else, only the entry goes.
    package static func removing(_ entry: Entry) -> Diagnostic.Replacement {
        let file = entry.range.file
        let lines = Lines(bytes: file.bytes)
        var end = min(entry.range.bytes.upperBound, file.bytes.count)
        while end > entry.range.bytes.lowerBound, lines.isSpace(end - 1) { end -= 1 }
        let own = entry.range.bytes.lowerBound..<end
        guard lines.standsAlone(own) else { return .init(SourceRange(file, own), with: "") }
        let start = lines.start(of: own.lowerBound)
        let next = lines.behindLine(own.upperBound)
        let behind = lines.behindEmptyLines(next)
        let before = lines.beforeEmptyLines(start)
        if behind == file.bytes.count {
            // Nothing follows: what is now last ends the file as the entry did.
            return .init(SourceRange(file, before..<next), with: "")
        }
        // A neighbour that had no gap behind it needs the one that followed the entry.
        let hasGap = before < start || start == lines.first
        return .init(SourceRange(file, start..<(hasGap ? behind : next)), with: "")
    }
}

/// Lines of a file that may end as on any system.
private struct Lines {
    let bytes: [UInt8]

    /// Where the first line begins: behind a byte order mark.
    var first: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    func isSpace(_ place: Int) -> Bool { isLineEnd(place) || isBlank(place) }

    private func isLineEnd(_ place: Int) -> Bool {
        bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
    }

    private func isBlank(_ place: Int) -> Bool {
        bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
    }

    func start(of place: Int) -> Int {
        var start = place
        while start > first, !isLineEnd(start - 1) { start -= 1 }
        return start
    }

    /// Whether only blanks stand beside something on its first and last line.
    func standsAlone(_ range: Range<Int>) -> Bool {
        let isFirst = (start(of: range.lowerBound)..<range.lowerBound).allSatisfy(isBlank)
        var end = range.upperBound
        while end < bytes.count, isBlank(end) { end += 1 }
        return isFirst && (end == bytes.count || isLineEnd(end))
    }

    /// Behind the end of the line of a place.
    func behindLine(_ place: Int) -> Int {
        var end = place
        while end < bytes.count, !isLineEnd(end) { end += 1 }
        guard end < bytes.count else { return end }
        let isPair = bytes[end...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        return end + (isPair ? 2 : 1)
    }

    /// Behind the empty lines that begin at the start of a line.
    func behindEmptyLines(_ start: Int) -> Int {
        var line = start
        while line < bytes.count {
            var place = line
            while place < bytes.count, isBlank(place) { place += 1 }
            guard place == bytes.count || isLineEnd(place) else { break }
            line = behindLine(place)
        }
        return line
    }

    /// In front of the empty lines above the start of a line.
    func beforeEmptyLines(_ start: Int) -> Int {
        var line = start
        while line > first {
            // The last byte in front is a line end, perhaps of two bytes.
            var end = line - 1
            if end > first, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            let above = self.start(of: end)
            guard (above..<end).allSatisfy(isBlank) else { break }
            line = above
        }
        return line
    }
}

/// Finds the lines that a merge leaves in a file where two people changed the same place.
package enum ConflictMarkers {
    /// A conflict that nobody has resolved.
    package struct Conflict: Hashable, Sendable {
        /// The line `<<<<<<<`, without its end.
        package let opening: Range<Int>

        /// From the line `=======`, or `|||||||` where the merge shows what was before, to behind the line `>>>>>>>`.
        package let theirs: Range<Int>
    }

    /// Every conflict of a file, in order. A lone line of seven signs is none: it may underline a heading.
    package static func all(in file: SourceFile) -> [Conflict] {
        let bytes = file.bytes
        guard bytes.count > 21 else { return [] }
        var found: [Conflict] = []
        var opening: Range<Int>?
        var middle: Int?
        for line in file.lineStarts.indices {
            let start = file.lineStarts[line]
            guard start + 7 <= bytes.count, let sign = sign(of: bytes, at: start) else { continue }
            switch sign {
            case UInt8(ascii: "<"):
                opening = file.bytesOfLine(line + 1)
                middle = nil
            case UInt8(ascii: ">"):
                if let opening, let middle {
                    let end = line + 1 < file.lineStarts.count ? file.lineStarts[line + 1] : bytes.count
                    found.append(Conflict(opening: opening, theirs: middle..<end))
                }
                opening = nil
            default: middle = middle ?? start
            }
        }
        return found
    }

    /// The sign that a line has seven times, with nothing or a blank behind; nil for other lines.
    private static func sign(of bytes: [UInt8], at start: Int) -> UInt8? {
        let sign = bytes[start]
        guard "<=>|".utf8.contains(sign), bytes[start..<start + 7].allSatisfy({ $0 == sign }) else { return nil }
        guard start + 7 < bytes.count else { return sign }
        return " \r\n".utf8.contains(bytes[start + 7]) ? sign : nil
    }

    /// The bytes of a file with our side of each conflict only; blanks stand for the rest, so that places hold.
    package static func oursOnly(_ file: SourceFile, _ conflicts: [Conflict]) -> [UInt8] {
        var bytes = file.bytes
        for range in conflicts.flatMap({ [$0.opening, $0.theirs] }) {
            for place in range where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
        }
        return bytes
    }
}

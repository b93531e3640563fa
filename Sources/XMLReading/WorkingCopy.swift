import Diagnostics

/// New bytes for a stretch of a file that libxml2 could not read as it is.
struct Edit {
    /// In the original; empty where bytes are inserted.
    let range: Range<Int>
    let bytes: [UInt8]

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        bytes = Array(text.utf8)
    }
}

/// The bytes that libxml2 parses, each of which knows its place in the file.
///
/// A sound file is its own copy. In a repaired one, bytes that a repair brought count as standing where the repair does.
struct WorkingCopy {
    let file: SourceFile
    let bytes: [UInt8]

    /// Stretches taken over as they are, by their place in the copy; the space between them is repairs.
    private let kept: [Piece]

    private struct Piece {
        let copy: Range<Int>
        let original: Int
    }

    /// - Parameters:
    ///   - bytes: as long as the file's; unreadable bytes may differ.
    ///   - edits: sorted, and none overlapping another.
    init(of file: SourceFile, bytes original: [UInt8], edits: [Edit]) {
        self.file = file
        guard !edits.isEmpty else {
            bytes = original
            kept = []
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(original.count + edits.reduce(0) { $0 + $1.bytes.count })
        var kept: [Piece] = []
        var next = 0
        for edit in edits {
            kept.append(Piece(copy: bytes.count..<bytes.count + edit.range.lowerBound - next, original: next))
            bytes += original[next..<edit.range.lowerBound]
            bytes += edit.bytes
            next = edit.range.upperBound
        }
        kept.append(Piece(copy: bytes.count..<bytes.count + original.count - next, original: next))
        bytes += original[next...]
        self.bytes = bytes
        self.kept = kept
    }

    var isPristine: Bool { kept.isEmpty }

    /// The place in the file of a place in the copy.
    func original(_ offset: Int) -> Int {
        guard !kept.isEmpty else { return offset }
        let piece = kept[piece(at: offset)]
        return piece.original + min(offset - piece.copy.lowerBound, piece.copy.count)
    }

    /// The place behind the byte that stands before a place of the copy.
    private func originalEnd(_ offset: Int) -> Int {
        guard !kept.isEmpty, offset > 0 else { return offset }
        let index = piece(at: offset - 1)
        let piece = kept[index]
        if offset <= piece.copy.upperBound { return piece.original + offset - piece.copy.lowerBound }
        return index + 1 < kept.count ? kept[index + 1].original : file.bytes.count
    }

    func original(_ range: Range<Int>) -> Range<Int> {
        let start = original(range.lowerBound)
        return range.isEmpty ? start..<start : start..<max(start, originalEnd(range.upperBound))
    }

    func range(_ range: Range<Int>) -> SourceRange { SourceRange(file, original(range)) }

    /// Runs in the copy as runs in the file, cut wherever a repair begins or ends.
    func original(_ runs: [SourceText.Run], textLength: Int) -> [SourceText.Run] {
        guard !kept.isEmpty else { return runs }
        var result: [SourceText.Run] = []
        for (index, run) in runs.enumerated() {
            let length = (index + 1 < runs.count ? runs[index + 1].text : textLength) - run.text
            result.append(.init(text: run.text, source: original(run.source)))
            var next = piece(at: run.source) + 1
            while next < kept.count, kept[next].copy.lowerBound < run.source + length {
                let text = run.text + kept[next].copy.lowerBound - run.source
                if text > run.text { result.append(.init(text: text, source: kept[next].original)) }
                next += 1
            }
        }
        return result
    }

    private func piece(at offset: Int) -> Int {
        var low = 0
        var high = kept.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if kept[middle].copy.lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

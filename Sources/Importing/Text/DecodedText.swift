import Diagnostics

/// A foreign file as UTF-8, whatever it was written in, and the way back to its own bytes.
///
/// Readers work on `bytes` and speak of offsets in it; `range(_:)` turns them into places of the file.
/// A byte that is not UTF-8 is read as `?`, so that everything around it keeps its place, and is listed in `invalid`.
struct DecodedText: Sendable {
    let file: SourceFile
    let bytes: [UInt8]

    /// Where the text begins, behind a byte order mark.
    let start: Int

    /// Offsets of bytes that are not UTF-8, in order.
    let invalid: [Int]

    /// Sorted by `text`; empty where `bytes` has the file's own offsets.
    private let runs: [SourceText.Run]

    init(_ file: SourceFile, encoding: TextEncoding = .utf8) {
        self.file = file
        let isUTF16 = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
        switch encoding {
        case _ where isUTF16, .utf16:
            (bytes, runs, invalid) = Self.fromUTF16(file.bytes)
            start = 0
        case .utf8:
            invalid = UTF8Faults.all(in: file.bytes).flatMap(\.self)
            bytes = invalid.isEmpty ? file.bytes : Self.masked(file.bytes, invalid)
            runs = []
            start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        case .windows1252, .latin1:
            (bytes, runs) = Self.fromBytes(
                file.bytes, encoding == .latin1 ? { Unicode.Scalar($0) } : Windows1252.scalar)
            invalid = []
            start = 0
        }
    }

    /// Whether a stretch holds a byte that is not UTF-8; the first of them.
    func firstInvalid(in range: Range<Int>) -> Int? {
        guard !invalid.isEmpty else { return nil }
        var low = 0
        var high = invalid.count
        while low < high {
            let middle = (low + high) / 2
            if invalid[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < invalid.count && invalid[low] < range.upperBound ? invalid[low] : nil
    }

    /// The stretch of the file that stands for a stretch of `bytes`.
    func range(_ range: Range<Int>) -> SourceRange {
        guard !runs.isEmpty else { return SourceRange(file, range) }
        let start = place(of: range.lowerBound).lowerBound
        guard !range.isEmpty else { return SourceRange(file, start..<start) }
        return SourceRange(file, start..<max(start, place(of: range.upperBound - 1).upperBound))
    }

    /// A stretch as it stands.
    func text(_ range: Range<Int>) -> SourceText {
        let string = String(decoding: bytes[range], as: UTF8.self)
        guard !runs.isEmpty else { return SourceText(string, in: file, bytes: range) }
        var parts: [SourceText.Run] = []
        appendRuns(of: range, at: 0, to: &parts)
        return SourceText(string, in: file, bytes: self.range(range).bytes, runs: parts)
    }

    /// Adds the runs of a stretch of `bytes` that is copied to an offset of another text.
    func appendRuns(of range: Range<Int>, at text: Int, to result: inout [SourceText.Run]) {
        guard !range.isEmpty else { return }
        guard !runs.isEmpty else {
            result.append(.init(text: text, source: range.lowerBound))
            return
        }
        var index = run(at: range.lowerBound)
        while index < runs.count, runs[index].text < range.upperBound {
            let run = runs[index]
            let begin = max(run.text, range.lowerBound)
            let source = run.unit > 0 ? run.source : run.source + begin - run.text
            result.append(.init(text: text + begin - range.lowerBound, source: source, unit: run.unit))
            index += 1
        }
    }

    private func run(at offset: Int) -> Int {
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].text <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func place(of offset: Int) -> Range<Int> {
        let run = runs[run(at: offset)]
        let start = min(run.unit > 0 ? run.source : run.source + offset - run.text, file.bytes.count)
        return start..<min(start + max(run.unit, 1), file.bytes.count)
    }

    private static func masked(_ bytes: [UInt8], _ invalid: [Int]) -> [UInt8] {
        var bytes = bytes
        for offset in invalid { bytes[offset] = UInt8(ascii: "?") }
        return bytes
    }

    private static func fromBytes(
        _ source: [UInt8], _ scalar: (UInt8) -> Unicode.Scalar
    ) -> ([UInt8], [SourceText.Run]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count + source.count / 8)
        var runs: [SourceText.Run] = []
        var isPlain = false
        for (offset, byte) in source.enumerated() {
            if byte < 0x80 {
                if !isPlain { runs.append(.init(text: bytes.count, source: offset)) }
                isPlain = true
                bytes.append(byte)
            } else {
                runs.append(.init(text: bytes.count, source: offset, unit: 1))
                isPlain = false
                bytes.append(contentsOf: String(scalar(byte)).utf8)
            }
        }
        return (bytes, runs)
    }

    private static func fromUTF16(_ source: [UInt8]) -> ([UInt8], [SourceText.Run], [Int]) {
        let isBigEndian = source.starts(with: [0xFE, 0xFF])
        var offset = isBigEndian || source.starts(with: [0xFF, 0xFE]) ? 2 : 0
        var bytes: [UInt8] = []
        var runs: [SourceText.Run] = []
        var invalid: [Int] = []
        func unit(_ offset: Int) -> UInt16? {
            guard offset + 1 < source.count else { return nil }
            let (first, second) = (UInt16(source[offset]), UInt16(source[offset + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        while offset < source.count {
            let start = offset
            var units: [UInt16] = []
            if let first = unit(offset) {
                units = [first]
                if UTF16.isLeadSurrogate(first), let second = unit(offset + 2), UTF16.isTrailSurrogate(second) {
                    units.append(second)
                }
            }
            offset = min(offset + max(2, units.count * 2), source.count)
            runs.append(.init(text: bytes.count, source: start, unit: offset - start))
            let isWhole = !units.isEmpty && (units.count == 2 || !UTF16.isSurrogate(units[0]))
            if isWhole {
                bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
            } else {
                invalid.append(bytes.count)
                bytes.append(UInt8(ascii: "?"))
            }
        }
        return (bytes, runs, invalid)
    }
}

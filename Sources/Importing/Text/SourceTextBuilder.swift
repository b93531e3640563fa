import Diagnostics

/// Puts a text together out of pieces of a file and characters that are only meant there, such as escapes.
struct SourceTextBuilder {
    private let source: DecodedText
    private var utf8: [UInt8] = []
    private var runs: [SourceText.Run] = []

    init(_ source: DecodedText) { self.source = source }

    var isEmpty: Bool { utf8.isEmpty }
    var count: Int { utf8.count }
    var last: UInt8? { utf8.last }

    /// Copies a stretch of the decoded text.
    mutating func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        source.appendRuns(of: range, at: utf8.count, to: &runs)
        utf8.append(contentsOf: source.bytes[range])
    }

    /// Adds characters that a stretch of the decoded text stands for as a whole.
    mutating func add(_ text: String, for range: Range<Int>) {
        let place = source.range(range).bytes
        runs.append(.init(text: utf8.count, source: place.lowerBound, unit: max(1, place.count)))
        utf8.append(contentsOf: text.utf8)
    }

    /// Drops spaces at the end of the line that is being written.
    mutating func trimEndOfLine() { trim { $0 == 0x20 || $0 == 0x09 } }

    /// Drops white space at the end.
    mutating func trimEnd() { trim { $0 == 0x20 || (0x09...0x0D) ~= $0 } }

    private mutating func trim(_ isSpace: (UInt8) -> Bool) {
        while let last = utf8.last, isSpace(last) { utf8.removeLast() }
        while let run = runs.last, run.text >= utf8.count, run.text > 0 { runs.removeLast() }
    }

    /// - Parameter bytes: the stretch of the decoded text that was read.
    func text(_ bytes: Range<Int>) -> SourceText {
        SourceText(
            String(decoding: utf8, as: UTF8.self), in: source.file, bytes: source.range(bytes).bytes, runs: runs)
    }
}

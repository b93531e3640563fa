/// What a line would be after a solution, where a solution changes one line and leaves one.
struct SolutionPreview {
    /// The changed line as a file of its own, and the stretch of it that is new.
    let range: SourceRange

    /// The number of the line in the original file.
    let lineNumber: Int

    /// Nil where the solution has no edits, touches several lines, or leaves none or several.
    init?(_ solution: Diagnostic.Solution) {
        let edits = solution.replacements.sorted()
        guard let first = edits.first, let last = edits.last else { return nil }
        let file = first.range.file
        let number = file.line(at: first.range.bytes.lowerBound)
        let line = file.bytesOfLine(number)
        var bytes: [UInt8] = []
        var offset = line.lowerBound
        var changed: Range<Int>?
        for edit in edits {
            let place = edit.range.bytes
            guard edit.range.file.path == file.path, place.lowerBound >= offset, place.upperBound <= line.upperBound
            else { return nil }
            bytes += file.bytes[offset..<place.lowerBound]
            let start = changed?.lowerBound ?? bytes.count
            bytes += Array(edit.text.utf8)
            changed = start..<bytes.count
            offset = place.upperBound
        }
        guard var changed else { return nil }
        bytes += file.bytes[offset..<line.upperBound]
        // A line put in front of another is shown alone.
        let isNewLine = last.range.bytes == line.lowerBound..<line.lowerBound && last.text.hasSuffix("\n")
        if edits.count == 1, isNewLine {
            bytes = Array(last.text.utf8.dropLast())
            changed = 0..<bytes.count
        }
        guard !bytes.isEmpty, !bytes.contains(UInt8(ascii: "\n")) else { return nil }
        range = SourceRange(SourceFile(path: file.path, bytes: bytes), changed)
        lineNumber = number
    }
}

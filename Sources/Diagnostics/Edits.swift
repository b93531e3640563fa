/// Replacements made in the bytes of a file.
package enum Edits {
    /// - Parameter edits: of this file; no two may overlap.
    package static func apply(_ edits: [Diagnostic.Replacement], to file: SourceFile) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var done = 0
        for edit in edits.sorted(by: { $0.range < $1.range }) {
            precondition(edit.range.bytes.lowerBound >= done, "two edits of one place in \(file.path)")
            bytes += file.bytes[done..<edit.range.bytes.lowerBound]
            bytes += edit.text.utf8
            done = edit.range.bytes.upperBound
        }
        return bytes + file.bytes[done...]
    }
}

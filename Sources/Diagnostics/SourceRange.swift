/// A stretch of a file, in bytes; empty where something is missing.
package struct SourceRange: Hashable, Sendable {
    package let file: SourceFile
    package let bytes: Range<Int>

    package init(_ file: SourceFile, _ bytes: Range<Int>) {
        self.file = file
        self.bytes = bytes
    }

    package var start: SourcePosition { file.position(of: bytes.lowerBound) }
    package var end: SourcePosition { bytes.isEmpty ? start : file.endPosition(of: bytes.upperBound) }

    /// What stands there.
    package var text: String { file.text(bytes) }

    /// The empty place in front of the range, for insertions.
    package var before: SourceRange { SourceRange(file, bytes.lowerBound..<bytes.lowerBound) }

    /// The empty place behind the range, for insertions.
    package var after: SourceRange { SourceRange(file, bytes.upperBound..<bytes.upperBound) }

    /// Two ranges are the same if they name the same bytes of the same path.
    package static func == (one: SourceRange, other: SourceRange) -> Bool {
        one.bytes == other.bytes && (one.file === other.file || one.file.path == other.file.path)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(bytes)
    }
}

extension SourceRange: Comparable {
    /// By path, then by place: the order in which reports list things.
    package static func < (one: SourceRange, other: SourceRange) -> Bool {
        if one.file !== other.file, one.file.path != other.file.path {
            return one.file.path.utf8.lexicographicallyPrecedes(other.file.path.utf8)
        }
        return (one.bytes.lowerBound, one.bytes.upperBound) < (other.bytes.lowerBound, other.bytes.upperBound)
    }
}

import Glibc

/// A file as it was read: its bytes, where its lines begin, and the name people know it by.
package final class SourceFile: Sendable {
    /// The path as the user would type it, with `/` between names; never an absolute path of our own making.
    package let path: String
    package let bytes: [UInt8]

    /// Offset of the first byte of each line; line 1 begins at 0, or after a byte order mark.
    package let lineStarts: [Int]

    /// Whether these are the bytes of the disk.
    package let origin: Origin

    package enum Origin: Hashable, Sendable {
        case disk
        /// The text of a file in another encoding: places are right by line and column, not by byte.
        case recoded
        /// One side of a conflict, with blanks for the other.
        case oneSide
    }

    package init(path: String, bytes: [UInt8], _ origin: Origin = .disk) {
        self.path = path
        self.bytes = bytes
        self.origin = origin
        lineStarts = Self.lineStarts(of: bytes)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        unsafe bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            var offset = 0
            // memchr looks at many bytes at once, also in a debug build.
            while let found = unsafe memchr(base + offset, Int32(UInt8(ascii: "\n")), buffer.count - offset) {
                offset = unsafe UnsafeRawPointer(found) - base + 1
                starts.append(offset)
            }
        }
        return starts
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The whole file.
    package var range: SourceRange { SourceRange(self, 0..<bytes.count) }

    /// The 1-based number of the line that holds a byte.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of a line without its line end; empty for a line that does not exist.
    package func bytesOfLine(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// Text between two offsets; bytes that are not UTF-8 become U+FFFD.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}

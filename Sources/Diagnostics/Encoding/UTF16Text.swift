/// Recognises files that were saved as UTF-16, which some editors call "Unicode".
package enum UTF16Text {
    /// The text of a file in UTF-16; nil for other files.
    ///
    /// With a byte order mark there is no doubt. Without one, text in Latin letters has a zero in every second byte.
    package static func text(in bytes: [UInt8]) -> String? {
        guard let first = bytes.first, bytes.count.isMultiple(of: 2), bytes.count >= 4 else { return nil }
        let isMarked = first == 0xFF && bytes[1] == 0xFE || first == 0xFE && bytes[1] == 0xFF
        let zeros = [0, 1].map { offset in stride(from: offset, to: bytes.count, by: 2).count { bytes[$0] == 0 } }
        let half = bytes.count / 2
        guard isMarked || zeros.max()! * 4 > half * 3 && zeros.min()! * 16 < half else { return nil }
        let isBig = isMarked ? first == 0xFE : zeros[0] > zeros[1]
        let units = stride(from: isMarked ? 2 : 0, to: bytes.count, by: 2).map { offset in
            let (one, other) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
            return isBig ? one << 8 | other : other << 8 | one
        }
        return String(decoding: units, as: UTF16.self)
    }
}

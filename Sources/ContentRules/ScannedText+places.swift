import Diagnostics

extension ScannedText {
    /// The stretches of characters of one kind, each as long as can be.
    func runs(where isOfKind: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for placed in scalars where isOfKind(placed.scalar) {
            if let last = runs.last, last.upperBound == placed.start {
                runs[runs.count - 1] = last.lowerBound..<placed.end
            } else {
                runs.append(placed.bytes)
            }
        }
        return runs
    }

    /// The code points of some bytes, as `<U+200B><U+200B>`.
    func codePoints(_ range: Range<Int>) -> String { part(range).unicodeScalars.map(codePoint).joined() }

    /// The word around a stretch, with the stretch itself shown as code points: `W<U+200B>henever`.
    func wordShowing(_ range: Range<Int>) -> String {
        let word = word(around: range)
        return part(word.lowerBound..<range.lowerBound) + codePoints(range)
            + part(range.upperBound..<word.upperBound)
    }

    /// A stretch and what stands before and behind it up to white space.
    func word(around range: Range<Int>) -> Range<Int> {
        wordStart(before: range.lowerBound)..<wordEnd(after: range.upperBound)
    }

    // Long enough for any word of a person's.
    private static let longestWord = 24

    private func wordStart(before offset: Int) -> Int {
        var start = offset
        for _ in 0..<Self.longestWord {
            guard let placed = PlacedScalars.decode(bytes, before: start), !placed.scalar.isSpace else { break }
            start = placed.start
        }
        return start
    }

    private func wordEnd(after offset: Int) -> Int {
        var end = offset
        for placed in scalars(from: offset).prefix(Self.longestWord) {
            if placed.scalar.isSpace { break }
            end = placed.end
        }
        return end
    }

    /// The text without white space and invisible characters at its ends; nil if nothing is left.
    var core: Range<Int>? {
        var start = 0
        var end = bytes.count
        while start < end {
            if bytes[start] > 0x20, bytes[start] < 0x7F { break }
            let (scalar, next) = PlacedScalars.decode(bytes, at: start)
            guard scalar.isSpace || scalar.isPadding else { break }
            start = next
        }
        while end > start {
            if bytes[end - 1] > 0x20, bytes[end - 1] < 0x7F { break }
            guard let placed = PlacedScalars.decode(bytes, before: end) else { break }
            guard placed.scalar.isSpace || placed.scalar.isPadding else { break }
            end = placed.start
        }
        return start < end ? start..<end : nil
    }
}

extension Unicode.Scalar {
    /// Invisible characters that stick to the ends of texts copied from web pages.
    fileprivate var isPadding: Bool {
        switch value {
        case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: true
        default: false
        }
    }
}

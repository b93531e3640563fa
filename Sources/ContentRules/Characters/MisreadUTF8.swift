import Diagnostics

/// UTF-8 that was read as Windows-1252 or Latin-1, once or several times.
///
/// A run of characters above ASCII is written back as Windows-1252; where the bytes are well-formed UTF-8, the text
/// was most likely misread. Real words rarely form such runs, except where a quotation mark follows a capital with
/// an accent (“AMANHÃ”), so a lone pair of that sort is left alone.
enum MisreadUTF8 {
    struct Run: Sendable {
        /// Where the broken characters stand in the text.
        let bytes: Range<Int>

        /// What they were.
        let meant: String
    }

    static func runs(in text: ScannedText) -> [Run] {
        var candidates: [Candidate] = []
        var stretch: [Piece] = []
        func close() {
            if stretch.count > 1 { candidates += misread(stretch, in: text) }
            stretch = []
        }
        for placed in text.scalars {
            if placed.scalar.value >= 0x80, let byte = Windows1252.byte(placed.scalar) {
                stretch.append(Piece(byte: byte, bytes: placed.bytes))
            } else {
                close()
            }
        }
        close()
        // Beside broken words, what could just be genuine is broken as well.
        let isBroken = candidates.contains { $0.likelihood == .certain }
        return candidates.filter { $0.likelihood == .certain || isBroken && $0.likelihood == .possible }.map(\.run)
    }

    private struct Candidate {
        let run: Run
        let likelihood: Likelihood
    }

    private enum Likelihood {
        case certain
        /// Only where other words are broken.
        case possible
        /// Somebody wrote it so.
        case genuine
    }

    /// A character of the text and the byte it may once have been.
    private struct Piece {
        let byte: UInt8
        let bytes: Range<Int>
    }

    /// The parts of a stretch that decode, side by side ones as one.
    private static func misread(_ stretch: [Piece], in text: ScannedText) -> [Candidate] {
        var candidates: [Candidate] = []
        var start = 0
        while start < stretch.count {
            var end = start
            var sequences = 0
            while let length = sequenceLength(stretch, at: end) {
                end += length
                sequences += 1
            }
            guard sequences > 0 else {
                start += 1
                continue
            }
            let pieces = stretch[start..<end]
            if let meant = decode(pieces.map(\.byte)) {
                let range = pieces.first!.bytes.lowerBound..<pieces.last!.bytes.upperBound
                let likelihood = likelihood(of: pieces, sequences, in: text)
                candidates.append(Candidate(run: Run(bytes: range, meant: meant), likelihood: likelihood))
            }
            start = end
        }
        return candidates
    }

    /// How many pieces from a place on are one UTF-8 character; nil if they are none.
    private static func sequenceLength(_ stretch: [Piece], at start: Int) -> Int? {
        guard start < stretch.count else { return nil }
        let length: Int
        switch stretch[start].byte {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        let rest = stretch[(start + 1)...].prefix(length - 1)
        guard rest.allSatisfy({ $0.byte & 0xC0 == 0x80 }) else { return nil }
        if rest.count == length - 1 { return length }
        // Many programs drop the last byte of ”, which Windows-1252 does not define.
        return rest.count == 1 && isHalfQuotationMark(stretch[start].byte, rest.first!.byte) ? 2 : nil
    }

    private static func isHalfQuotationMark(_ first: UInt8, _ second: UInt8) -> Bool {
        first == 0xE2 && second == 0x80
    }

    /// Undoes the misreading, as often as it happened; nil if the result is no text.
    private static func decode(_ bytes: [UInt8]) -> String? {
        var bytes = bytes
        if bytes.count >= 2, isHalfQuotationMark(bytes[bytes.count - 2], bytes[bytes.count - 1]) { bytes.append(0x9D) }
        guard UTF8Faults.first(in: bytes, from: 0) == nil else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let isText = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .unassigned, .privateUse, .surrogate: Windows1252.byte(scalar) != nil
            default: true
            }
        }
        guard isText else { return nil }
        var outer: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0x80, let byte = Windows1252.byte(scalar) else { break }
            outer.append(byte)
        }
        if outer.count == text.unicodeScalars.count, outer.count > 1, let deeper = decode(outer) { return deeper }
        return text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) } ? nil : text
    }

    /// How likely it is that no writer put these characters side by side.
    private static func likelihood(of pieces: ArraySlice<Piece>, _ sequences: Int, in text: ScannedText) -> Likelihood {
        if sequences > 1 { return .certain }
        let lead = pieces.first!.byte
        let following = pieces.dropFirst().map(\.byte)
        guard lead < 0xE0 else { return mayFollowWord(following) ? .possible : .certain }
        // Alone, only the leads of Western and Central European letters and of punctuation.
        guard (0xC2...0xC5).contains(lead) else { return .possible }
        guard following.allSatisfy(closesQuotations) else { return .certain }
        if text.scalar(at: pieces.last!.bytes.upperBound)?.isLetter == true { return .certain }
        if let before = text.scalar(before: pieces.first!.bytes.lowerBound), before.isLetter {
            return before.isUppercaseLetter ? .genuine : .certain
        }
        return lead <= 0xC3 ? .certain : .genuine
    }

    /// Whether these could be marks behind a word that ends in a letter with an accent: `é”…`, but not `á»“`.
    private static func mayFollowWord(_ bytes: [UInt8]) -> Bool {
        guard bytes.allSatisfy(followsWords), let last = bytes.last else { return false }
        // Nobody opens a quotation right behind », or writes ™ there.
        return bytes.first != 0xBB || closesQuotations(last) && ![0x82, 0x84, 0x91, 0x93, 0xAB].contains(last)
    }

    /// Quotation marks, dashes, the ellipsis and the no-break space, as bytes.
    private static func closesQuotations(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x82, 0x84, 0x85, 0x8B, 0x91...0x97, 0x9B, 0xA0, 0xAB, 0xBB: true
        default: false
        }
    }

    /// Those, and the signs that stand behind names and numbers: ™ ® © ª º ° ¹ ² ³ ·.
    private static func followsWords(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x99, 0xA9, 0xAA, 0xAE, 0xB0, 0xB2, 0xB3, 0xB7, 0xB9, 0xBA: true
        default: closesQuotations(byte)
        }
    }
}

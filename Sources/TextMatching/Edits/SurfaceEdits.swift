import TextNormalisation

/// Names the edits between two texts of the same words.
///
/// Case and punctuation are named only where nothing weightier was changed: whoever replaces quotation marks by curly
/// ones need not be told that a full stop went as well.
enum SurfaceEdits {
    static func kinds(_ oneText: [UInt8], _ otherText: [UInt8]) -> [EditKind] {
        if oneText == otherText { return [] }
        let equal = equalEnds(oneText, otherText)
        func surface(_ text: [UInt8]) -> Surface {
            Surface(of: String(decoding: text[equal.front..<text.count - equal.back], as: UTF8.self))
        }
        let (one, other) = (surface(oneText), surface(otherText))
        let separatorsDiffer = one.separators != other.separators
        if one.letters != other.letters || (!separatorsDiffer && one.rawSeparators != other.rawSeparators) {
            return [.unicodeForm]
        }
        var edits: [EditKind] = []
        if one.capitals != other.capitals { edits.append(.letterCase) }
        if separatorsDiffer { edits.append(.punctuation) }
        return edits
    }

    /// How many bytes two texts have in common in front and at the back: up to a space, so that no word is cut in two.
    private static func equalEnds(_ one: [UInt8], _ other: [UInt8]) -> (front: Int, back: Int) {
        let space = UInt8(ascii: " ")
        let shorter = min(one.count, other.count)
        var (front, back, next) = (0, 0, 0)
        while next < shorter, one[next] == other[next] {
            next += 1
            if one[next - 1] == space { front = next }
        }
        next = 0
        while next < shorter - front, one[one.count - 1 - next] == other[other.count - 1 - next] {
            next += 1
            if one[one.count - next] == space { back = next }
        }
        return (front, back)
    }
}

/// A text taken apart into what can be edited without changing its words.
private struct Surface {
    /// Letters, digits, marks, symbols and what cannot be seen, in lower case but otherwise as written.
    private(set) var letters: [Unicode.Scalar] = []

    /// Which letters, digits, marks and symbols were changed by lower-casing.
    private(set) var capitals: [Bool] = []

    /// What stands in front of, between and behind the words, as written, with `word` for each word.
    private(set) var rawSeparators: [Unicode.Scalar] = []

    /// The same with every kind of quotation mark, dash and space made the plain one.
    private(set) var separators: [Unicode.Scalar] = []

    private var isInWord = false

    /// Stands for a word among what is between words; no character.
    private static let word: Unicode.Scalar = "\u{10FFFF}"

    init(of text: String) {
        let table = UnicodeTable.folds
        letters.reserveCapacity(text.utf8.count)
        capitals.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if (scalar.value | 0x20) &- 0x61 < 26 || scalar.value &- 0x30 < 10 {
                addASCII(scalar)
                continue
            }
            let entry = table.entry(scalar)
            if scalar.isASCII, !entry.isMapped {
                rawSeparators.append(scalar)
                separators.append(scalar)
                isInWord = false
                continue
            }
            let folded = entry.isMapped ? Array(table.target(of: entry)) : [scalar]
            if folded.isEmpty {
                // Falls away in the normal form, whether inside a word or between words.
                letters.append(scalar)
            } else if folded.contains(where: Self.belongsToWord) {
                let lower = scalar.properties.lowercaseMapping.unicodeScalars
                capitals.append(!lower.elementsEqual(CollectionOfOne(scalar)))
                letters += lower
                beginWord()
            } else {
                rawSeparators.append(scalar)
                separators += Self.plain(scalar, folded: folded)
                isInWord = false
            }
        }
    }

    private mutating func addASCII(_ scalar: Unicode.Scalar) {
        let isCapital = scalar.value &- 0x41 < 26
        capitals.append(isCapital)
        letters.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
        beginWord()
    }

    private mutating func beginWord() {
        if !isInWord {
            rawSeparators.append(Self.word)
            separators.append(Self.word)
        }
        isInWord = true
    }

    private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
        return UnicodeTable.folds.entry(scalar).role != .separator
    }

    private static func plain(_ scalar: Unicode.Scalar, folded: [Unicode.Scalar]) -> [Unicode.Scalar] {
        switch scalar.properties.generalCategory {
        case .dashPunctuation: ["-"]
        // The apostrophe is also a closing quotation mark, and folded to one already.
        case .initialPunctuation, .finalPunctuation: folded == ["'"] ? folded : ["\""]
        case .openPunctuation where (0x201A...0x201E).contains(scalar.value): ["\""]
        default: folded
        }
    }
}

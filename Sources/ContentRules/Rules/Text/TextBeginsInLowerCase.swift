import CatalogModel
import Diagnostics

/// A text begins with a capital, where its script has them.
struct TextBeginsInLowerCase: TextRule {
    static let about = RuleDescription(
        id: "text-begins-in-lower-case",
        summary: "A text begins with a capital letter, where its script has them.",
        why: """
            A small letter at the beginning looks as if something were lost: often the first letter is ('he purpose \
            of our lives'), sometimes the first half of the sentence.
            """,
        severity: .warning,
        accepts: [
            "> The purpose of our lives is to be happy.\n", "> iPhones come and go.\n", "> …and then I walked on.\n",
            "> 勇気を出して。\n", "> 'tis true.\n", "> 3 steps are enough.\n", "> e.e. wrote so.\n",
        ],
        rejects: [
            "> ↓he purpose of our lives is to be happy.\n", "> “↓walk on,” she said.\n", "> ↓être là suffit.\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let first = Self.firstLetter(of: text), first.scalar.isSmall else { return }
        let word = text.word(from: first.start)
        guard !Self.keepsItsCase(word, in: text), !text.holdsEastAsian else { return }
        let letter = String(first.scalar).uppercased()
        var solutions: [Diagnostic.Solution] = []
        for whole in CommonBeginnings.words(endingIn: text.part(word)) {
            solutions.append(.init(.write(whole), [text.replacement(word, with: whole)]))
        }
        let capitalised = letter + text.part(first.end..<word.upperBound)
        solutions.append(.init(.write(capitalised), [text.replacement(first.bytes, with: letter)]))
        findings.add(
            Diagnostic(Self.about, at: text.range(word), .begins(text.part(word)), solutions: solutions))
    }

    /// The first letter, if nothing but marks that open something stands before it.
    private static func firstLetter(of text: ScannedText) -> PlacedScalars.Element? {
        for placed in text.scalars {
            if placed.scalar.isLetter { return placed }
            guard placed.scalar.isSpace || "“„«‹\"‘([¿¡*_—–-".unicodeScalars.contains(placed.scalar) else { return nil }
        }
        return nil
    }

    /// Names and signs that are written so everywhere: iPhone, d'Artagnan, e.e., k8s, www.example.com.
    private static func keepsItsCase(_ word: Range<Int>, in text: ScannedText) -> Bool {
        let scalars = text.part(word).unicodeScalars
        if scalars.dropFirst().contains(where: { $0.isUppercaseLetter || $0.isASCIIDigit }) { return true }
        guard let next = text.scalar(at: word.upperBound) else { return false }
        if scalars.count == 1, next == "." { return true }
        let afterNext = text.scalar(at: word.upperBound + next.utf8.count)
        if next == "." || next == ":" || next == "/", let afterNext, !afterNext.isSpace, afterNext != "." {
            return afterNext.isLetter || afterNext == "/"
        }
        return (next == "'" || next == "’" || next == "-") && afterNext?.isUppercaseLetter == true
    }
}

extension Unicode.Scalar {
    /// A small letter that has a capital; Georgian does not capitalise the beginnings of sentences.
    fileprivate var isSmall: Bool {
        isLowercaseLetter && !(0x10D0...0x10FF).contains(value) && (value < 0x80 || properties.changesWhenUppercased)
    }
}

extension ScannedText {
    /// Whether a Latin word is a guest in a text of another script.
    fileprivate var holdsEastAsian: Bool { traits.contains(.notASCII) && scalars.contains { $0.scalar.isEastAsian } }

    /// The letters and digits from an offset on.
    fileprivate func word(from offset: Int) -> Range<Int> {
        var end = offset
        for placed in scalars(from: offset) {
            guard placed.scalar.isLetter || placed.scalar.isASCIIDigit else { break }
            end = placed.end
        }
        return offset..<end
    }
}

extension Wording {
    fileprivate static func begins(_ word: String) -> Wording {
        "text begins in lower case with '\(word)', as if something before it were lost"
    }

    fileprivate static func write(_ word: String) -> Wording { "write '\(word)'" }
}

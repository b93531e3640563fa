/// Matches the quotation marks of a text.
///
/// One sign can open in one language and close in another (“ in English and German, ” in Swedish, » in German and
/// French), so what is open and what stands beside a mark decide.
struct QuotationMarks {
    struct Unmatched {
        let bytes: Range<Int>
        let fault: Fault
    }

    enum Fault {
        case neverClosed(partner: String)
        case neverOpened
        /// The quotation was opened by another kind of mark.
        case closedBy(opening: String, partner: String)
    }

    private(set) var unmatched: [Unmatched] = []

    /// Whether a straight mark stands behind a digit and may mean inches.
    private(set) var hasInches = false

    private var open: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
    private let text: ScannedText
    private let readingInches: Bool

    /// - Parameter readingInches: whether straight marks behind digits are left out.
    init(_ text: ScannedText, readingInches: Bool = false) {
        self.text = text
        self.readingInches = readingInches
        for placed in text.scalars { read(placed) }
        for mark in open {
            unmatched.append(Unmatched(bytes: mark.bytes, fault: .neverClosed(partner: Self.partner(mark.scalar))))
        }
        unmatched.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// The reading that leaves fewer marks alone.
    func better(than other: QuotationMarks) -> QuotationMarks {
        unmatched.count < other.unmatched.count ? self : other
    }

    private mutating func read(_ placed: PlacedScalars.Element) {
        switch placed.scalar {
        case "\n": continueInNextParagraph(behind: placed)
        case "\"": straight(placed)
        case "“": opens(placed, closing: ["„"])
        case "”": closes(placed, opening: ["“", "„", "”"])
        case "„", "‚", "「", "『": open.append((placed.scalar, placed.bytes))
        case "«": opens(placed, closing: ["»"])
        case "»": closes(placed, opening: ["«", "»"])
        case "‹": opens(placed, closing: ["›"])
        case "›": closes(placed, opening: ["‹", "›"])
        case "」": closes(placed, opening: ["「"])
        case "』": closes(placed, opening: ["『"])
        case "‘": if !isMisplacedApostrophe(placed) { opens(placed, closing: ["‚"]) }
        case "’": apostropheOrEnd(placed)
        default: break
        }
    }

    /// A mark that opens unless it can close what is open.
    private mutating func opens(_ placed: PlacedScalars.Element, closing partners: [Unicode.Scalar]) {
        if let last = open.last, partners.contains(last.scalar), !standsBeforeWord(placed) {
            open.removeLast()
        } else {
            open.append((placed.scalar, placed.bytes))
        }
    }

    /// A mark that closes what is open, or else opens where only an opening mark can stand.
    private mutating func closes(_ placed: PlacedScalars.Element, opening partners: [Unicode.Scalar]) {
        if let last = open.last, partners.contains(last.scalar) {
            open.removeLast()
        } else if open.count > 1, open.last?.scalar == "‘", partners.contains(open[open.count - 2].scalar) {
            // What is left inside was an apostrophe turned the wrong way.
            open.removeLast(2)
        } else if partners.contains(placed.scalar), standsBeforeWord(placed) {
            open.append((placed.scalar, placed.bytes))
        } else if let last = open.last, last.scalar == "\"" {
            open.removeLast()
            fault(placed, opening: last.scalar)
        } else if placed.scalar == "”", text.scalar(before: placed.start)?.isDigit == true {
            // Inches.
        } else {
            unmatched.append(Unmatched(bytes: placed.bytes, fault: .neverOpened))
        }
    }

    private mutating func straight(_ placed: PlacedScalars.Element) {
        let isInch = text.scalar(before: placed.start)?.isDigit == true
        if isInch {
            hasInches = true
            if readingInches { return }
        }
        // With a space before it and a word behind, a mark opens, be it inside another quotation.
        let opensSurely =
            standsBeforeWord(placed) && text.scalar(at: placed.end).map { $0.isLetter || $0.isDigit } == true
        if open.last?.scalar == "\"", !opensSurely {
            open.removeLast()
        } else if let last = open.last, "“„”".unicodeScalars.contains(last.scalar), !standsBeforeWord(placed) {
            open.removeLast()
            fault(placed, opening: last.scalar)
        } else if !isInch {
            let next = text.scalar(at: placed.end)
            let isEnd =
                text.scalar(before: placed.start)?.isSpace == false && next?.isLetter != true && next?.isDigit != true
            if isEnd {
                unmatched.append(Unmatched(bytes: placed.bytes, fault: .neverOpened))
            } else {
                open.append((placed.scalar, placed.bytes))
            }
        }
    }

    private mutating func fault(_ placed: PlacedScalars.Element, opening: Unicode.Scalar) {
        let partner = Self.partner(opening)
        unmatched.append(
            Unmatched(bytes: placed.bytes, fault: .closedBy(opening: String(opening), partner: partner)))
    }

    /// An apostrophe as a rule; the end of a quotation where one is open and no letter follows.
    private mutating func apostropheOrEnd(_ placed: PlacedScalars.Element) {
        guard let last = open.last, last.scalar == "‘" else { return }
        if text.scalar(at: placed.end)?.isLetter != true { open.removeLast() }
    }

    /// ‘tis, ‘em, ‘90s: word processors turn the apostrophe the wrong way.
    private func isMisplacedApostrophe(_ placed: PlacedScalars.Element) -> Bool {
        let word = text.scalars(from: placed.end).prefix { $0.scalar.isLetter || $0.scalar.isDigit }.map(\.scalar)
        if text.scalar(before: placed.start)?.isLetter == true { return true }
        if word.first?.isDigit == true { return true }
        let string = word.map(String.init).joined().lowercased()
        return ["tis", "twas", "twere", "twill", "em", "til", "till", "cause", "bout", "round", "n", "s", "t", "neath"]
            .contains(string)
    }

    /// By convention, a quotation of several paragraphs opens each of them and closes the last alone.
    private mutating func continueInNextParagraph(behind placed: PlacedScalars.Element) {
        guard let next = text.scalar(at: placed.end), let last = open.last, last.scalar == next else { return }
        open.removeLast()
    }

    /// Whether a mark has a word behind it and none before it.
    private func standsBeforeWord(_ placed: PlacedScalars.Element) -> Bool {
        guard let after = text.scalar(at: placed.end), !after.isSpace else { return false }
        guard let before = text.scalar(before: placed.start) else { return true }
        return before.isSpace || "([{—–-…‘“„«‹\"'¿¡".unicodeScalars.contains(before)
    }

    private static func partner(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "“", "”": "”"
        case "„": "“"
        case "‘": "’"
        case "‚": "‘"
        case "«": "»"
        case "»": "«"
        case "‹": "›"
        case "›": "‹"
        case "「": "」"
        case "『": "』"
        default: "\""
        }
    }
}

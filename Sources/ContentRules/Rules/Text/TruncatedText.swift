import CatalogModel
import Diagnostics

/// A text has an end.
struct TruncatedText: TextRule {
    static let about = RuleDescription(
        id: "truncated-text",
        summary: "A text is whole to its end.",
        why: """
            Lists of quotes are often cut to a number of characters; what is left stops in the middle of a sentence. \
            A poem that ends in a comma was cut as well.
            """,
        severity: .warning,
        accepts: [
            "> Walk on, walk on.\n", "> Courage\n", "> And so it goes…\n", "> What is it made of\n",
            "> Roses are red\\\n> Violets are blue\n",
        ],
        rejects: [
            "> The secret of getting ahead is ↓the\n", "> Walk on, rest a while↓,\n", "> Walk on or rest ↓(\n",
            "> The quick answer is seldom the best, and the slow one keeps its prom↓…\n",
            "> The quick answer is seldom the best one. The slow one takes time, but keeps its promise to who ↓waited\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let core = text.core, let last = PlacedScalars.decode(text.bytes, before: core.upperBound) else { return }
        if last.scalar.isLetter {
            let word = text.lastWord(before: core.upperBound)
            if Self.neverEnds(text.part(word), of: entry, in: catalog) || Self.lacksEnd(text, last.scalar) {
                add(word, .endsIn(text.part(word)), in: text, &findings)
            }
        } else if let mark = Self.danglingMark(last, of: text) {
            add(mark, .endsIn(text.part(mark)), in: text, &findings)
        }
    }

    private func add(_ place: Range<Int>, _ summary: Wording, in text: ScannedText, _ findings: inout Findings) {
        findings.add(Diagnostic(Self.about, at: text.range(place), summary, solutions: [.init(.lookUp)]))
    }

    /// A mark at the end after which something has to come.
    private static func danglingMark(_ last: PlacedScalars.Element, of text: ScannedText) -> Range<Int>? {
        switch last.scalar {
        case ",", ";", "(", "[", "„", "、", "，", "；", "،": return last.bytes
        case "-", "–", "—":
            // Behind a word: a dash may also frame a whole text.
            let before = text.scalar(before: last.start)
            let isBehindWord = before.map { $0.isOfCasedScript || $0 == " " } == true
            return isBehindWord && text.bytes.first != text.bytes[last.start] ? last.bytes : nil
        case "…", ".":
            var start = last.start
            while let before = PlacedScalars.decode(text.bytes, before: start), before.scalar == "." {
                start = before.start
            }
            let isEllipsis = last.scalar == "…" || last.end - start >= 3
            // A short text may well fade out on purpose.
            guard isEllipsis, start > longestFade, text.scalar(before: start)?.isOfCasedScript == true else {
                return nil
            }
            return start..<last.end
        default: return nil
        }
    }

    /// Bytes of a text that may end in an ellipsis for effect.
    private static let longestFade = 40

    /// Whether a long text in prose stops without a full stop or anything like it.
    private static func lacksEnd(_ text: ScannedText, _ last: Unicode.Scalar) -> Bool {
        guard text.traits.contains(.long), last.isOfCasedScript,
            !text.bytes.contains(0x0A)
        else { return false }
        // A name or a link behind the last sentence is a fault of another kind.
        return !text.endsInDashAndWords && PageWords.first(in: text) == nil
    }

    /// Whether no English sentence ends in a word.
    private static func neverEnds(_ word: String, of entry: Entry, in catalog: CatalogContext) -> Bool {
        unfinished.contains(word) && entry.language(in: catalog) == "en"
    }

    private static let unfinished: Set<String> = [
        "the", "a", "an", "and", "or", "but", "because", "than", "my", "your", "our", "their", "its", "every", "nor",
        "unless", "whose", "although",
    ]
}

extension ScannedText {
    /// Whether a dash follows the last mark that ends a sentence.
    fileprivate var endsInDashAndWords: Bool {
        guard traits.contains(.dash), let mark = bytes.lastIndex(where: { ".!?".utf8.contains($0) }) else {
            return false
        }
        let next = scalars(from: mark + 1).first { !$0.scalar.isSpace && !"\"'”’»)".unicodeScalars.contains($0.scalar) }
        return next.map { $0.scalar == "-" || (0x2012...0x2015).contains($0.scalar.value) } ?? false
    }

    fileprivate func lastWord(before end: Int) -> Range<Int> {
        var start = end
        while let placed = PlacedScalars.decode(bytes, before: start),
            placed.scalar.isLetter || placed.scalar.isApostrophe
        {
            start = placed.start
        }
        return start..<end
    }
}

extension Unicode.Scalar {
    /// Scripts whose sentences end in a mark.
    fileprivate var isOfCasedScript: Bool { isLatinLetter || isGreekLetter || isCyrillicLetter }

    fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}

extension Wording {
    fileprivate static func endsIn(_ end: String) -> Wording { "text looks cut off: it ends in '\(end)'" }
    fileprivate static let lookUp: Wording = "look the text up and complete it, or end it with a full stop"
}

import CatalogModel
import Diagnostics

/// A space stands behind a full stop, a comma and their like.
struct MissingSpaceAfterPunctuation: TextRule {
    static let about = RuleDescription(
        id: "missing-space-after-punctuation",
        summary: "A space or a line break stands behind punctuation.",
        why: """
            Most often line breaks were lost when the text was copied, so that the lines of a poem run together: \
            'watching,Love like'.
            """,
        severity: .warning,
        accepts: [
            "> At 10:30 a.m. in the U.S., e.g. on example.com, wait...what?\n", "> Walk, rest, walk. Then sleep.\n",
            "> It is 3.5 miles, J.K. said:)\n", "> 千里の道も一歩から,行こう。\n",
        ],
        rejects: [
            "> Dance like there's nobody watching↓,Love like you'll never be hurt↓,Sing.\n",
            "> I will not be concerned↓;I will be concerned at my own want of ability.\n",
            "> Rest now↓.Then walk. Why↓?Because.\n", "> The floor creaks↓.It does so every night.\n",
        ])

    static let needs: TextTraits = .tightPunctuation

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let bytes = text.bytes
        for offset in bytes.indices.dropFirst().dropLast() where bytes[offset].isPunctuation {
            guard Self.isTight(offset, in: text), text.isInFile(offset) else { continue }
            let mark = offset..<offset + 1
            let place = text.range(mark)
            findings.add(
                Diagnostic(
                    Self.about, at: place, .found(text.part(mark), text.part(text.nearWords(offset))),
                    solutions: [
                        .init(.insertSpace, [.init(text.range(offset + 1..<offset + 2).before, with: " ")])
                    ]))
        }
    }

    /// Whether a mark has words on both sides and no reason to.
    private static func isTight(_ offset: Int, in text: ScannedText) -> Bool {
        guard let before = text.scalar(before: offset), let after = text.scalar(at: offset + 1),
            after.isLetter, !after.isEastAsian, !before.isEastAsian, !after.isOfScriptWithoutSpaces
        else { return false }
        guard before.isLetter || before.isClosing || before.isDigit || before.isPunctuation else { return false }
        if text.looksLikeAddress(around: offset) { return false }
        let first = text.letters(before: offset)
        let second = text.letters(after: offset + 1)
        switch text.bytes[offset] {
        case UInt8(ascii: "."):
            // Numbers, ellipses and initials; ends of addresses and files.
            if before.isDigit || before == "." { return false }
            return !isAbbreviation(text.part(first), text.part(second))
        case UInt8(ascii: ":"), UInt8(ascii: ";"):
            if before.isDigit || before == ":" || text.isFace(second) { return false }
            if text.endsReference(at: offset) { return false }
            // Finnish and Swedish decline abbreviations behind a colon: EU:ssa, USA:s.
            return !(after.isLowercaseLetter && text.part(first).allSatisfy(\.isUppercase) && second.count <= 5)
        default: return true
        }
    }

    private static func isAbbreviation(_ first: String, _ second: String) -> Bool {
        if first.count == 1 || first == "Ph" { return true }
        if second.count == 1, second != "I", second != "A" { return true }
        // 'It' begins a sentence, 'it' and 'IT' end an address.
        let beginsSentence = second.first?.isUppercase == true && second.dropFirst().allSatisfy(\.isLowercase)
        return !beginsSentence && addressEndings.contains(second.lowercased())
    }

    /// Ends of host names and of file names.
    private static let addressEndings: Set<String> = [
        "ai", "app", "at", "au", "be", "bmp", "biz", "br", "ca", "cc", "ch", "cn", "co", "com", "cpp", "css", "csv",
        "de", "dev", "dk", "dll", "doc", "docx", "edu", "es", "eu", "exe", "fi", "fm", "fr", "gif", "gov", "html",
        "htm", "ie", "info", "int", "io", "it", "jp", "jpg", "js", "json", "kr", "md", "me", "mil", "mp", "net", "nl",
        "no", "nz", "org", "pdf", "php", "pl", "png", "ps", "py", "rb", "rs", "ru", "se", "sh", "so", "sql", "svg",
        "ts", "tv", "txt", "uk", "us", "wav", "xls", "xml", "yml", "zip",
    ]
}

extension UInt8 {
    fileprivate var isPunctuation: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isClosing: Bool { ")]”’\"'»".unicodeScalars.contains(self) }
    fileprivate var isPunctuation: Bool { ".,;:!?".unicodeScalars.contains(self) }
}

extension ScannedText {
    /// Whether a mark stands in the file as well: the readers put '?' for bytes that are no character.
    fileprivate func isInFile(_ offset: Int) -> Bool {
        let place = range(offset..<offset + 1)
        return bytes[offset] != UInt8(ascii: "?") || place.file.text(place.bytes).utf8.first == bytes[offset]
    }

    /// The letters that end at an offset.
    fileprivate func letters(before offset: Int) -> Range<Int> {
        var start = offset
        while let placed = PlacedScalars.decode(bytes, before: start), placed.scalar.isLetter { start = placed.start }
        return start..<offset
    }

    /// The letters that begin at an offset.
    fileprivate func letters(after offset: Int) -> Range<Int> {
        var end = offset
        for placed in scalars(from: offset) {
            guard placed.scalar.isLetter else { break }
            end = placed.end
        }
        return offset..<end
    }

    /// The words on both sides of a mark, for showing.
    fileprivate func nearWords(_ offset: Int) -> Range<Int> {
        let first = letters(before: offset)
        let second = letters(after: offset + 1)
        return (first.isEmpty ? offset : first.lowerBound)..<second.upperBound
    }

    /// Whether the characters around a place, up to white space, are a web or mail address, a path or code.
    fileprivate func looksLikeAddress(around offset: Int) -> Bool {
        let word = word(around: offset..<offset + 1)
        let inside = bytes[word]
        if inside.contains(where: { "/@\\_=(){}".utf8.contains($0) && $0 != UInt8(ascii: ")") }) {
            // An opening bracket counts only inside a word, as in code: f(x).
            return inside.contains { "/@\\_={}".utf8.contains($0) } || part(word).contains("()")
        }
        // Names of hosts and newsgroups: de.comp.lang.perl
        let dots = inside.count { $0 == UInt8(ascii: ".") }
        if dots > 1, inside.allSatisfy({ ".-".utf8.contains($0) || $0 == $0.inLowerCase && $0.isAlphanumeric }) {
            return true
        }
        return holds(Array("www.".utf8), at: word.lowerBound)
    }

    /// Whether a colon or semicolon is a face's eyes: `:D`, `;P`.
    fileprivate func isFace(_ mouth: Range<Int>) -> Bool {
        mouth.count == 1 && "DPpOoxXSs".utf8.contains(bytes[mouth.lowerBound])
            && scalar(at: mouth.upperBound)?.isLetter != true
    }

    /// Whether a semicolon ends a character reference, which is a fault of its own.
    fileprivate func endsReference(at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: ";"), traits.contains(.ampersand) else { return false }
        let near = max(0, offset - 14)..<offset
        guard let ampersand = bytes[near].lastIndex(of: UInt8(ascii: "&")) else { return false }
        return CharacterReference(in: bytes, at: ampersand).map { $0.end >= offset + 1 } ?? false
    }
}

extension Wording {
    fileprivate static func found(_ mark: String, _ words: String) -> Wording {
        "no space behind '\(mark)' in '\(words)'"
    }
    fileprivate static let insertSpace: Wording = "insert a space, or break the line"
}
